import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import type { Env } from "#worker/env.ts";
import { foldName } from "#worker/species/names.ts";

export type World = Awaited<ReturnType<typeof newWorld>>;

/** Ways to ask, for strangers and for members, whose answers are read at once. */
function asking(world: World) {
  const send = async (path: string, { as, json, headers = {}, method }: Sent = {}) => {
    const answer = await world.ask(path, {
      ...(as && { as }),
      ...(json !== undefined && { json }),
      ...(method && { method }),
      headers: { "Accept-Language": "en", ...headers },
    });
    const text = await answer.text();
    const body = (text.startsWith("{") ? JSON.parse(text) : {}) as { data: never; detail?: string; errors?: object };
    return { status: answer.status, ...body, body };
  };
  return send;
}
type Sent = { as?: Resident; json?: unknown; headers?: Record<string, string>; method?: string };

/** A seller in Portugal's mainland, ways to list a thing or a bird, and a stranger. */
export const fair = async (overrides: Partial<Env> = {}) => fairIn(await newWorld(overrides));

/** The same in a world that is there. */
export async function fairIn<Of extends World>(world: Of) {
  const { db, a } = world;
  await db.run(sql`UPDATE organizations SET country = 'PT', region = 'mainland', timezone = 'UTC'`);
  const make = makeFor(world, a);
  const send = asking(world);

  /** A published listing, and what the market shows of it. */
  const list = async (given: Partial<Listed> = {}) => {
    const it = {
      id: newId("listing"),
      kind: "goods",
      title: "Gaiola",
      price: 4000,
      latin: "",
      level: "open",
      birds: [],
      ...given,
    };
    const at = new Date().toISOString();
    const ends = new Date(Date.now() + 59.9 * 86_400_000).toISOString();
    const org_id = given.as?.org_id ?? a.org_id;
    await db.run(sql`
      INSERT INTO listings (id, org_id, kind, state, title, title_key, price_cents, currency, published_at, expires_at, created_at, updated_at)
      VALUES (${it.id}, ${org_id}, ${it.kind}, 'published', ${it.title}, ${it.title}, ${it.price},
        ${it.price === null ? null : "EUR"}, ${at}, ${ends}, ${at}, ${at})`);
    for (const [at, bird] of it.birds.entries())
      await db.run(sql`INSERT INTO listing_birds (id, org_id, listing_id, position, bird_id, is_living)
        VALUES (${newId("listing_bird")}, ${org_id}, ${it.id}, ${at + 1}, ${bird}, 1)`);
    await db.run(sql`
      INSERT INTO market_listings (id, short_key, revision, is_shown, kind, title, price_cents, currency, country, region,
        latin_key, latin_name, sex, colour, published_at, changed_on)
      SELECT ${it.id}, short_key, 1, 1, ${it.kind}, ${it.title}, ${it.price}, 'EUR', country, region, ${foldName(it.latin)},
        ${it.latin || null}, ${given.sex ?? ""}, ${given.colour ?? null}, ${at}, ${at.slice(0, 10)}
      FROM organizations WHERE id = ${org_id}`);
    await db.run(sql`
      INSERT INTO levels (country, region, latin_key, level, version)
      SELECT 'PT', 'mainland', ${foldName(it.latin)}, ${it.level}, version FROM gate_versions WHERE id = 1
      ON CONFLICT DO UPDATE SET level = excluded.level`);
    return it.id;
  };

  const mails = async (to: string) =>
    db.all<{ subject: string; text: string; html: string; org_id: string | null; headers: string | null }>(
      sql`SELECT subject, text, html, org_id, headers FROM mails WHERE recipient = ${to} ORDER BY created_at, rowid`,
    );
  /** The token in the newest mail to an address. */
  const tokenOf = async (to: string) => {
    const [last] = (await mails(to)).slice(-1);
    return /\/market\/(?:enquiries|waiting)\/([0-9A-F]{10}-[0-9a-f]{40})/.exec(last?.text ?? "")?.[1] ?? "";
  };
  const question = { name: "Rui", email: "rui@mail.test", text: "Ainda está livre?" };
  const askFor = (listing_id: string, given: object = {}, headers: Record<string, string> = {}) =>
    send("/api/market/enquiries", { json: { listing_id, ...question, ...given }, headers });
  /** A question whose address is proved: its id, and the token of whoever asked. */
  const enquiryOf = async (listing_id: string, given: Partial<typeof question> = {}) => {
    await askFor(listing_id, given);
    const token = await tokenOf(given.email ?? question.email);
    const { status } = await send("/api/market/enquiries/confirm", { json: { token } });
    const [row] = await db.all<{ id: string }>(sql`SELECT id FROM enquiries ORDER BY rowid DESC LIMIT 1`);
    return { token, id: row?.id ?? "", status };
  };
  const one = async <Row>(what: ReturnType<typeof sql>) => (await db.all<Row>(what))[0] as Row;
  return { ...world, make, send, list, mails, tokenOf, askFor, enquiryOf, question, one };
}

type Listed = {
  id: string;
  kind: string;
  title: string;
  price: number | null;
  latin: string;
  level: string;
  birds: string[];
  sex: string;
  colour: string;
  as: Resident;
};
export type Fair = Awaited<ReturnType<typeof fair>>;
