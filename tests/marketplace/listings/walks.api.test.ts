import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { shop } from "./shop.ts";

/** Numbers that look random and are the same each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test("whatever is done with listings, a bird is in one living one at most and the plan's places are never exceeded", async () => {
  const { db, a, bird, ofBird, draft, turn, clock, make, call, index } = await shop();
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  const birds = await Promise.all([1, 2, 3].map(() => bird()));
  const ids: string[] = [];
  for (const { id } of birds) ids.push((await ofBird(id)).id, (await ofBird(id)).id);
  for (const n of [1, 2, 3]) ids.push((await draft({ kind: "goods", title: `Gaiola ${n}` })).data.id);
  const statuses = [await make.status("active"), await make.status("sick"), await make.status("deceased")];
  const roll = dice(35);
  for (let step = 0; step < 120; step += 1) {
    const id = ids[roll(ids.length)] ?? "";
    const kind = roll(10);
    if (kind < 7) await turn(id, ["published", "published", "paused", "sold", "expired"][roll(5)] ?? "published");
    else if (kind < 8) await call("PUT", `/api/listings/${id}`, { text: ["Mansa", "sem anilha"][roll(2)] });
    else if (kind < 9) await call("PUT", `/api/birds/${birds[roll(3)]?.id}`, { status_id: statuses[roll(3)]?.id });
    else await db.run(sql`UPDATE listings SET state = 'expired' WHERE id = ${id} AND state = 'published'`);
    const twice =
      await db.all(sql`SELECT part.bird_id FROM listing_birds part JOIN listings ON listings.id = part.listing_id
      WHERE listings.state IN ('published', 'held', 'paused', 'reserved') AND part.bird_id IS NOT NULL
      GROUP BY part.bird_id HAVING count(*) > 1`);
    const held = await db.all(sql`SELECT part.id FROM listing_birds part JOIN listings ON listings.id = part.listing_id
      WHERE part.is_living <> (listings.state IN ('published', 'held', 'paused', 'reserved'))`);
    const [{ n } = { n: 0 }] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM listings
      WHERE state IN ('published', 'held', 'paused', 'reserved')`);
    expect([step, twice, held, n <= 3]).toEqual([step, [], [], true]);
  }
  await clock();
  await clock();
  const states = await db.all<{ id: string; state: string }>(sql`SELECT id, state FROM listings`);
  for (const { id, state } of states)
    expect([state, (await index(id))?.is_shown ?? 0]).toEqual([state, Number(state === "published")]);
}, 60_000);
