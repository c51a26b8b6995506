import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listingKinds, listingStates, pauseReasons } from "#db/words/market.ts";
import { organizations } from "./accounts.ts";
import { birds } from "./birds.ts";
import { sales } from "./sales.ts";
import { items } from "./stock-items.ts";

const inOrganization = () =>
  text()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** What an organisation shows of itself on the market; nothing until it is switched on. */
export const sellers = sqliteTable(
  "sellers",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    /** Its page is `/market/s/<slug>`; `market_sellers` keeps it one seller's. */
    slug: text(),
    is_shown: integer({ mode: "boolean" }).notNull().default(false),
    /** What it is called there; never the owner's name unless somebody types it. */
    name: text(),
    text: text(),
    district: text(),
    /** Which registration stands with its birds; null is whichever fits. */
    registration_id: text(),
    /** Since when (ISO) it may not publish, and why, as the operator decided. */
    closed_at: text(),
    closed_reason: text(),
    /** Rises with each change that strangers see; `shown` is how far the market has it. */
    revision: integer().notNull().default(1),
    shown: integer().notNull().default(0),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("sellers_in_organization").on(it.org_id, it.id),
    uniqueIndex("sellers_one").on(it.org_id),
    index("sellers_unshown").on(it.org_id).where(sql`shown < revision`),
  ],
);

/** A bird, a pair, several birds of a species, or goods, as they are offered. What the register says is read from it. */
export const listings = sqliteTable(
  "listings",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    kind: text({ enum: listingKinds }).notNull(),
    state: text({ enum: listingStates }).notNull(),
    title: text().notNull(),
    /** The title folded, by which it is found. */
    title_key: text().notNull(),
    text: text(),
    /** Minor units of `currency`; null without a price. */
    price_cents: integer(),
    currency: text(),
    is_free: integer({ mode: "boolean" }).notNull().default(false),
    /** Of how many young the birds are, where nobody knows it from the register. */
    brood: integer(),
    item_id: text(),
    /** The pedigree goes along as a shared tree, by its share. */
    share_id: text(),
    /** The kinds of papers that go along, as JSON. */
    papers: text().notNull().default("[]"),
    /** Where it is seen and handed over; null is where the organisation is. */
    district: text(),
    /** Whether its birds take the status `for_sale` while it lives. */
    sets_status: integer({ mode: "boolean" }).notNull().default(false),
    published_at: text(),
    expires_at: text(),
    /** When it was told that it ends. */
    warned_at: text(),
    pause_reason: text({ enum: pauseReasons }),
    /** Which words of its text the operator is to look at, as JSON. */
    held_for: text(),
    removed_at: text(),
    /** The facts and the rule of the decision that took it away, as JSON. */
    removed_for: text(),
    reserved_until: text(),
    enquiry_id: text(),
    sale_id: text(),
    /** Rises with each change that strangers see; `shown` is how far the market has it. */
    revision: integer().notNull().default(1),
    shown: integer().notNull().default(0),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("listings_in_organization").on(it.org_id, it.id),
    index("listings_by_state").on(it.org_id, it.state, it.created_at, it.id),
    index("listings_by_age").on(it.org_id, it.created_at, it.id),
    index("listings_by_item").on(it.org_id, it.item_id).where(sql`item_id IS NOT NULL`),
    index("listings_by_sale").on(it.org_id, it.sale_id).where(sql`sale_id IS NOT NULL`),
    // What the clock ends, tells of, or hands to the market.
    index("listings_ending")
      .on(it.state, it.expires_at)
      .where(sql`state IN ('published', 'paused', 'held', 'reserved')`),
    index("listings_reserved").on(it.reserved_until).where(sql`state = 'reserved'`),
    index("listings_unshown").on(it.org_id, it.id).where(sql`shown < revision`),
    foreignKey({ columns: [it.org_id, it.item_id], foreignColumns: [items.org_id, items.id] }),
    foreignKey({ columns: [it.org_id, it.sale_id], foreignColumns: [sales.org_id, sales.id] }),
    check(
      "listings_price",
      sql`(price_cents IS NULL) = (currency IS NULL) AND (price_cents IS NULL OR price_cents >= 0)`,
    ),
    check("listings_free", sql`is_free = 0 OR price_cents IS NULL`),
    check("listings_reservation", sql`(state = 'reserved') = (reserved_until IS NOT NULL)`),
    check("listings_goods", sql`kind = 'goods' OR item_id IS NULL`),
  ],
);

/** The birds of a listing: each is in one living listing at a time. */
export const listingBirds = sqliteTable(
  "listing_birds",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    listing_id: text().notNull(),
    position: integer().notNull(),
    /** A trigger forgets an erased bird. */
    bird_id: text(),
    is_living: integer({ mode: "boolean" }).notNull().default(false),
    /** The status that the bird had before `for_sale`. */
    status_before_id: text(),
  },
  (it) => [
    unique("listing_birds_in_organization").on(it.org_id, it.id),
    uniqueIndex("listing_birds_by_listing").on(it.org_id, it.listing_id, it.position),
    uniqueIndex("listing_birds_living").on(it.org_id, it.bird_id).where(sql`is_living = 1 AND bird_id IS NOT NULL`),
    index("listing_birds_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.listing_id], foreignColumns: [listings.org_id, listings.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
  ],
);

/** The birds' photos that a listing shows, each under a random key of its own. */
export const listingPhotos = sqliteTable(
  "listing_photos",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    listing_id: text().notNull(),
    position: integer().notNull(),
    /** Of `bird_photos`; a trigger takes the row away with the photo. */
    photo_id: text().notNull(),
    public_key: text().notNull(),
  },
  (it) => [
    unique("listing_photos_in_organization").on(it.org_id, it.id),
    uniqueIndex("listing_photos_by_listing").on(it.org_id, it.listing_id, it.position),
    uniqueIndex("listing_photos_by_key").on(it.org_id, it.public_key),
    index("listing_photos_by_photo").on(it.org_id, it.photo_id),
    foreignKey({ columns: [it.org_id, it.listing_id], foreignColumns: [listings.org_id, listings.id] }).onDelete(
      "cascade",
    ),
  ],
);
