import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { birdColumnsWith } from "#db/bird-columns.ts";
import { birdPhotos, birds } from "#db/schema/birds.ts";
import { places } from "#db/schema/places.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import { may } from "#worker/rights.ts";
import { ringColourOf } from "#worker/rings/colour-of.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { drawingOf, drawnBy } from "#worker/species/drawings.ts";
import { statusName } from "#worker/statuses/queries.ts";
import { firstPhoto } from "./first-photo.ts";

const papers = [...birdColumnsWith({ section: "origin", isGiven: true }), ...birdColumnsWith({ section: "papers" })];
const ofMoney: readonly string[] = birdColumnsWith({ needs: "money.read" });

/**
 * The statement that reads what stands at the head of every page about a bird: who it is, what it looks like, where it
 * lives; no row when it is not at hand. Fits any batch, so that no page asks the database a second time for its head.
 */
export function birdHeader(scope: Scope, id: string) {
  const shown = may(scope, "money.read") ? papers : papers.filter((column) => !ofMoney.includes(column));
  const own = sql`(SELECT json_group_object(year, colour) FROM ring_colours WHERE org_id = ${scope.org_id})`;
  return scope.db
    .select({
      id: birds.id,
      identifier: birds.identifier,
      name: birds.name,
      sex: birds.sex,
      birth_date: birds.birth_date,
      birth_precision: birds.birth_precision,
      /** The colour as it is written. */
      mutation: birds.mutation,
      is_reference: birds.is_reference,
      species: { id: species.id, name: species.common_name },
      /** How it is drawn where there is no photo. */
      drawing: drawnBy(sql`birds.mutation`).mapWith(drawingOf).as("head_drawing"),
      status: {
        key: statuses.key,
        name: sql<string>`statuses.${statusName(scope.language)}`.as("head_status_name"),
        kind: sql<StatusKind>`${statuses.kind}`.as("head_status_kind"),
      },
      /** Since when it has that status, a calendar day, and what it died of. */
      status_since: birds.status_since,
      cause_of_death: birds.cause_of_death,
      /** To whom it went, and for how many cents where the reader may see money. */
      left_to: birds.left_to,
      left_price_cents: may(scope, "money.read")
        ? sql<number | null>`${birds.left_price_cents}`.as("head_left_price")
        : sql<null>`NULL`.as("head_left_price"),
      /** What its prices are in, ISO 4217. */
      currency:
        sql<string>`(SELECT organizations.currency FROM organizations WHERE organizations.id = ${scope.org_id})`.as(
          "head_currency",
        ),
      place: { id: places.id, name: places.name },
      photo: { id: birdPhotos.id, width: birdPhotos.width },
      photos: sql<number>`(SELECT count(*) FROM bird_photos kept
        WHERE kept.org_id = ${scope.org_id} AND kept.bird_id = ${birds.id})`.as("head_photos"),
      /** Of the year that the ring says; null where it says none, or nobody has said its colour. */
      ring_colour: sql`json_array(${birds.identifier}, '' || ${own})`.mapWith((text: string) => {
        const [identifier, colours] = JSON.parse(text) as [string, string];
        return ringColourOf(identifier, scope.today, colours);
      }),
      inbreeding: birds.inbreeding,
      completeness: birds.completeness,
      pedigree_depth: birds.pedigree_depth,
      /** Whether there is anything on its page of papers. */
      has_papers: sql`${or(...shown.map((column): SQL => sql`${birds[column]} IS NOT NULL`))}`.mapWith(Boolean),
      /** The organisation's day, on which the bird is as old as the page says. */
      today: sql<string>`${scope.today}`.as("head_today"),
    })
    .from(birds)
    .innerJoin(species, and(eq(species.org_id, birds.org_id), eq(species.id, birds.species_id)))
    .leftJoin(statuses, and(eq(statuses.org_id, birds.org_id), eq(statuses.id, birds.status_id)))
    .leftJoin(places, and(eq(places.org_id, birds.org_id), eq(places.id, birds.place_id)))
    .leftJoin(birdPhotos, firstPhoto(scope))
    .where(owned(scope, birds, sql`${birds.id} = ${id}`, isNull(birds.deleted_at)));
}
export type BirdHead = Awaited<ReturnType<typeof birdHeader>>[number];
