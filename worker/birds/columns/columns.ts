import { type SQL, sql } from "drizzle-orm";
import { type BirdColumn, birdColumnNames, birdColumnsWith } from "#db/bird-columns.ts";
import { birds } from "#db/schema/birds.ts";
import type { Language, StatusKind } from "#db/vocabulary.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBy } from "#worker/species/drawings.ts";
import { statusName } from "#worker/statuses/queries.ts";

const picked = <Name extends BirdColumn>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, birds[name]])) as Pick<typeof birds, Name>;

const answered = birdColumnsWith({ shown: "always" });
type Recorded = Exclude<BirdColumn, (typeof answered)[number]>;
const recorded = birdColumnNames.filter((name): name is Recorded => !answered.some((it) => it === name));

/** A bird as it goes over the wire; names of species and status come along without a join, so order and paging hold. */
export function answeredColumns(language: Language) {
  return {
    id: birds.id,
    ...picked(answered),
    species_name: sql<string>`(
      SELECT species.common_name FROM species
      WHERE species.org_id = birds.org_id AND species.id = birds.species_id
    )`.as("species_name"),
    status_name: nameOfStatus(language).as("status_name"),
    inbreeding: birds.inbreeding,
    completeness: birds.completeness,
    pedigree_depth: birds.pedigree_depth,
    version: birds.version,
    org_id: birds.org_id,
    created_at: birds.created_at,
    updated_at: birds.updated_at,
  };
}

const columnsOfRecord = picked(recorded);
const withheld = Object.fromEntries(
  birdColumnsWith({ needs: "money.read" }).map((name) => [name, sql<null>`NULL`.as(name)]),
) as unknown as Partial<typeof columnsOfRecord>;

/** What only the answers about one bird carry: lists stay lean. A price is null for whoever may not see money. */
export const recordColumns = (scope: Pick<Scope, "role">): typeof columnsOfRecord =>
  may(scope, "money.read") ? columnsOfRecord : { ...columnsOfRecord, ...withheld };

/** A bird as a row of a list of the API. */
export const listColumns = (language: Language) => ({
  ...answeredColumns(language),
  ...picked(birdColumnsWith({ shown: "lists" })),
});

/** The name of the status of the row of `birds` at hand; null without a status. */
export const nameOfStatus = (language: Language): SQL<string | null> => sql<string | null>`(
  SELECT statuses.${statusName(language)} FROM statuses
  WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id
)`;

/** The name of the place of the row of `birds` at hand; null without one. */
export const nameOfPlace: SQL<string | null> = sql<string | null>`(
  SELECT places.name FROM places WHERE places.org_id = birds.org_id AND places.id = birds.place_id
)`;

const ofStatus = <Value extends string>(column: "key" | "kind"): SQL<Value | null> => sql<Value | null>`(
  SELECT statuses.${sql.raw(column)} FROM statuses
  WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id
)`;

/** A bird as a row of the page `/birds`, with the names it shows: the lists they are of may be too long to go along. */
export const pageColumns = (language: Language) => ({
  ...listColumns(language),
  place_name: nameOfPlace.as("place_name"),
  /** How it is drawn where there is no photo, once `drawingOf` has read it. */
  drawing: sql<string>`(
    SELECT ${drawnBy(sql`birds.mutation`)} FROM species
    WHERE species.org_id = birds.org_id AND species.id = birds.species_id
  )`
    .mapWith(drawingOf)
    .as("drawing"),
  photo_id: sql<string | null>`(
    SELECT first.id FROM bird_photos first WHERE first.org_id = birds.org_id AND first.bird_id = birds.id
    ORDER BY first.position, first.id LIMIT 1
  )`.as("photo_id"),
  status_key: ofStatus("key").as("status_key"),
  status_kind: ofStatus<StatusKind>("kind").as("status_kind"),
});
