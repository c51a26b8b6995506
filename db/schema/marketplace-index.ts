import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  real,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { gateLevels, listingKinds } from "#db/words/market.ts";

// What is read across organisations: public fields alone, written by steps that are each done once, never a join over the
// tables of organisations. Whose a row is its seller's short key says, which every address that is given out begins with.

/** A seller's page as strangers see it. */
export const marketSellers = sqliteTable(
  "market_sellers",
  {
    short_key: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    text: text(),
    accent: text(),
    has_logo: integer({ mode: "boolean" }).notNull().default(false),
    has_own_look: integer({ mode: "boolean" }).notNull().default(false),
    federation: text(),
    since: integer(),
    district: text(),
    country: text().notNull(),
    region: text().notNull(),
    is_shown: integer({ mode: "boolean" }).notNull(),
    /** Of the seller's row: an older step never writes over a newer one. */
    revision: integer().notNull(),
    changed_on: text().notNull(),
  },
  (it) => [
    uniqueIndex("market_sellers_by_slug").on(it.slug),
    index("market_sellers_shown").on(it.changed_on, it.short_key).where(sql`is_shown = 1`),
  ],
);

const narrowing = ["kind", "sex", "district", "hatched_year", "price_cents", "country", "region", "latin_key"] as const;
type Listed = Record<"n" | "changed_on" | (typeof narrowing)[number], SQLiteColumn>;

/** Holds whatever a search narrows by, so that a row is read only to be shown; literal, so that those that are gone are not in it. */
function newestFirst(name: string, it: Listed, first?: SQLiteColumn) {
  const rest = [...narrowing.map((column) => it[column]).filter((column) => column !== first), it.changed_on];
  return first
    ? index(name)
        .on(first, it.n, ...rest)
        .where(sql`is_shown = 1`)
    : index(name)
        .on(it.n, ...rest)
        .where(sql`is_shown = 1`);
}

/** A listing as strangers see it; what was there and is gone keeps its id alone. */
export const marketListings = sqliteTable(
  "market_listings",
  {
    /** The newest has the highest. */
    n: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    short_key: text().notNull(),
    revision: integer().notNull(),
    is_shown: integer({ mode: "boolean" }).notNull(),
    is_reserved: integer({ mode: "boolean" }).notNull().default(false),
    kind: text({ enum: listingKinds }).notNull(),
    title: text().notNull().default(""),
    text: text(),
    price_cents: integer(),
    currency: text(),
    is_free: integer({ mode: "boolean" }).notNull().default(false),
    brood: integer(),
    count: integer().notNull().default(1),
    country: text().notNull().default(""),
    region: text().notNull().default(""),
    district: text(),
    /** The scientific name folded, by which levels are found; '' of goods. */
    latin_key: text().notNull().default(""),
    latin_name: text(),
    /** By language, as JSON. */
    species: text(),
    /** `male`, `female`, `pair`, `mixed` or `unknown`; '' of goods. */
    sex: text().notNull().default(""),
    /** `2026`, `2026-05` or a day: as exactly as it is known. */
    hatched: text(),
    hatched_year: integer(),
    colour: text(),
    father_colour: text(),
    mother_colour: text(),
    /** F of the bird, and what part of its ancestors is known. */
    f: real(),
    f_known: real(),
    ring_year: integer(),
    /** What the law wants said: the breeder's number, the certificate. */
    registration: text(),
    certificate: text(),
    /** The kinds of papers that go along, as JSON, and the address of the shared tree. */
    papers: text().notNull().default("[]"),
    tree: text(),
    /** `[{ key, width, height }]`, as JSON. */
    photos: text().notNull().default("[]"),
    published_at: text(),
    changed_on: text().notNull(),
  },
  (it) => [
    uniqueIndex("market_listings_by_id").on(it.id),
    newestFirst("market_listings_shown", it),
    newestFirst("market_listings_by_kind", it, it.kind),
    newestFirst("market_listings_by_species", it, it.latin_key),
    newestFirst("market_listings_by_district", it, it.district),
    index("market_listings_by_seller").on(it.short_key, it.n).where(sql`is_shown = 1`),
    index("market_listings_by_gate").on(it.country, it.region, it.latin_key).where(sql`is_shown = 1`),
  ],
);

/**
 * Listings that are shown to nobody until the market has read them anew: of a bird whose species was corrected, that is gone or
 * sick. Triggers on birds write here, for one that wrote over `market_listings` would be compiled with every write of a bird.
 */
export const marketHidden = sqliteTable("market_hidden", { id: text().primaryKey() });

/** How many listings there are of each kind of thing; triggers keep it, so that facets never count rows. */
export const marketCounts = sqliteTable(
  "market_counts",
  {
    country: text().notNull(),
    region: text().notNull(),
    latin_key: text().notNull(),
    kind: text({ enum: listingKinds }).notNull(),
    sex: text().notNull(),
    district: text().notNull(),
    n: integer().notNull(),
  },
  (it) => [primaryKey({ columns: [it.country, it.region, it.latin_key, it.kind, it.sex, it.district] })],
);

/**
 * What the gate says where and of which species, worked out from the packs and the openings. What is not here, or was worked
 * out for other openings than those in force, is shown nowhere.
 */
export const levels = sqliteTable(
  "levels",
  {
    country: text().notNull(),
    region: text().notNull(),
    latin_key: text().notNull(),
    level: text({ enum: gateLevels }).notNull(),
    /** Of `gate_versions`, as it was read for it. */
    version: integer().notNull(),
  },
  (it) => [primaryKey({ columns: [it.country, it.region, it.latin_key] })],
);

/** One row: rises with each opening, and with packs that say something else. */
export const gateVersions = sqliteTable("gate_versions", {
  id: integer().primaryKey(),
  version: integer().notNull(),
  /** Of the packs that the levels were worked out from. */
  packs: text().notNull(),
});

/** What the operator opens or closes, where and of which species, and on what ground. */
export const openings = sqliteTable(
  "openings",
  {
    id: text().primaryKey(),
    /** ISO 3166-1; '' is everywhere. */
    country: text().notNull(),
    region: text().notNull().default(""),
    /** Folded; '' is every species. */
    latin_key: text().notNull().default(""),
    latin_name: text(),
    level: text({ enum: gateLevels }).notNull(),
    reason: text().notNull(),
    source: text().notNull(),
    on_day: text().notNull(),
    made_by: text().notNull(),
    created_at: text().notNull(),
  },
  (it) => [uniqueIndex("openings_one").on(it.country, it.region, it.latin_key)],
);
