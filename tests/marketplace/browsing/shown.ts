import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { marketListings, marketSellers } from "#db/schema/marketplace-index.ts";
import type { GateLevel } from "#db/words/market.ts";

type Given = Partial<typeof marketListings.$inferInsert>;

/** A listing as the market has it; of a canary near Porto unless something else is given. */
export async function shown(db: Database, given: Given = {}): Promise<string> {
  const id = given.id ?? newId("listing");
  await db.insert(marketListings).values({
    short_key: "00000000AA",
    revision: 1,
    is_shown: true,
    kind: "bird",
    title: "Canário vermelho mosaico",
    text: "Criado à mão.",
    country: "PT",
    region: "mainland",
    district: "Porto",
    latin_key: "serinus canaria",
    latin_name: "Serinus canaria",
    species: JSON.stringify({ pt: "Canário", en: "Canary" }),
    sex: "male",
    hatched: "2026-04",
    hatched_year: 2026,
    colour: "Vermelho mosaico",
    registration: "PT-CRIA-0099",
    published_at: "2026-11-20T10:00:00.000Z",
    changed_on: "2026-11-20",
    ...given,
    id,
  });
  return id;
}

/** Says what the gate shows of a species, as the clock would have worked it out. */
export const setLevel = (db: Database, level: GateLevel, latin_key = "serinus canaria", region = "mainland") =>
  db.run(sql`
    INSERT INTO levels (country, region, latin_key, level, version)
    VALUES ('PT', ${region}, ${latin_key}, ${level}, (SELECT version FROM gate_versions WHERE id = 1))
    ON CONFLICT DO UPDATE SET level = excluded.level, version = excluded.version`);

/** A seller's page as the market has it. */
export async function sellerShown(db: Database, given: Partial<typeof marketSellers.$inferInsert> = {}) {
  await db.insert(marketSellers).values({
    short_key: "00000000AA",
    slug: "canaril-do-douro",
    name: "Canaril do Douro",
    text: "Canários de cor desde 1998.",
    federation: "FONP",
    since: 1998,
    district: "Porto",
    country: "PT",
    region: "mainland",
    is_shown: true,
    revision: 1,
    changed_on: "2026-11-20",
    ...given,
  });
}

/** A bird with a price, where the gate is open for it. */
export const priced = { price_cents: 4000, currency: "EUR" } as const;
/** Goods, which have no species. */
export const goods = {
  kind: "goods",
  title: "Gaiola de criação",
  latin_key: "",
  latin_name: null,
  species: null,
  sex: "",
  hatched: null,
  hatched_year: null,
  colour: null,
  registration: null,
  ...priced,
} as const;
