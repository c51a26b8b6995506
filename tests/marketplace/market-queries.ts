import { sql } from "drizzle-orm";
import type { World } from "#tests/app/strangers.ts";
import { listed, tokenTo } from "./gate/listing.ts";

const reporter = "rita@exemplo.pt";

/** Asks what only strangers and operators ask of the market, in a world of `operated`. */
export async function askMarket(world: World) {
  const { ask, db, a, b } = world;
  const id = await listed(world, a);
  for (const question of ["", "?kind=goods", "?species=serinus%20canaria", "?district=Braga", "?q=gaiola"])
    await ask(`/api/market/listings${question}`);
  await ask(`/api/market/listings/${id}`);
  await db.run(sql`
    INSERT INTO market_sellers (short_key, slug, name, country, region, is_shown, revision, changed_on)
    SELECT short_key, 'viveiro', 'Viveiro', 'PT', '', 1, 1, '2027-01-01' FROM organizations WHERE id = ${a.org_id}`);
  await ask("/api/market/sellers/viveiro");
  for (const path of ["sitemap", "sitemap/listings?part=0", "sitemap/sellers", "about", `reports/${id}`])
    await ask(`/api/market/${path}`);
  const text = "A gaiola da fotografia é minha.";
  const report = { listing_id: id, reason: "fraud", text, good_faith: true, email: reporter };
  await ask("/api/market/reports", { json: report });
  const [row] = await db.all<{ id: string }>(sql`SELECT id FROM reports WHERE listing_id = ${id}`);
  const decision = { decision: "removed", facts: "A fotografia é de outra pessoa.", rule: "Termos, ponto 4" };
  await ask(`/api/operator/reports/${row?.id}/decision`, { as: b, json: decision });
  await ask("/api/market/objections", { json: { token: await tokenTo(world, reporter), text: "Existe." } });
  for (const list of ["reports", "held", "objections", "openings"]) await ask(`/api/operator/${list}`, { as: b });
  const [objection] = await db.all<{ id: string }>(sql`SELECT id FROM objections WHERE text IS NOT NULL`);
  const verdict = { is_upheld: true, answer: "Tem razão." };
  await ask(`/api/operator/objections/${objection?.id}/decision`, { as: b, json: verdict });
}
