import { type AnyColumn, and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { birdPhotos, birds } from "#db/schema/birds.ts";
import { places } from "#db/schema/places.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import { ringReads } from "#worker/kit/bird-slots.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { statusName } from "#worker/statuses/queries.ts";
import { answeredColumns, recordColumns } from "./columns.ts";
import { firstPhoto } from "./first-photo.ts";

const fathers = alias(birds, "father");
const mothers = alias(birds, "mother");
const fosterFathers = alias(birds, "foster_father");
const fosterMothers = alias(birds, "foster_mother");
type Parents = typeof fathers | typeof mothers | typeof fosterFathers | typeof fosterMothers;

const parentColumns = <Parent extends Parents>(parent: Parent) => ({
  id: parent.id,
  identifier: parent.identifier,
  name: parent.name,
  birth_date: parent.birth_date,
  birth_precision: parent.birth_precision,
  species_id: parent.species_id,
});
const existing = (scope: Scope, parent: Parents, id: AnyColumn) =>
  and(owned(scope, parent, eq(parent.id, id)), isNull(parent.deleted_at));

/**
 * The statement that reads one bird with its parents, species and status; fits any batch. A parent in the trash is
 * null while its id stays on the bird: restoring it mends the parentage. `inTrash` also finds a deleted bird.
 */
export function birdDetail(scope: Scope, id: string, { inTrash = false } = {}) {
  return scope.db
    .select({
      bird: { ...answeredColumns(scope.language), ...recordColumns(scope) },
      deleted_at: birds.deleted_at,
      ring_read: ringReads(scope).as("ring_read"),
      species: { id: species.id, common_name: species.common_name, latin_name: species.latin_name },
      status: {
        id: statuses.id,
        key: statuses.key,
        name: sql<string>`statuses.${statusName(scope.language)}`.as("status_words"),
        kind: sql<StatusKind>`${statuses.kind}`.as("status_kind"),
      },
      father: parentColumns(fathers),
      mother: parentColumns(mothers),
      foster_father: parentColumns(fosterFathers),
      foster_mother: parentColumns(fosterMothers),
      place: { id: places.id, name: places.name, kind: places.kind },
      photo: {
        id: birdPhotos.id,
        width: birdPhotos.width,
        height: birdPhotos.height,
        caption: sql<string | null>`${birdPhotos.caption}`.as("photo_caption"),
      },
    })
    .from(birds)
    .innerJoin(species, and(eq(species.org_id, birds.org_id), eq(species.id, birds.species_id)))
    .leftJoin(statuses, and(eq(statuses.org_id, birds.org_id), eq(statuses.id, birds.status_id)))
    .leftJoin(fathers, existing(scope, fathers, birds.father_id))
    .leftJoin(mothers, existing(scope, mothers, birds.mother_id))
    .leftJoin(fosterFathers, existing(scope, fosterFathers, birds.foster_father_id))
    .leftJoin(fosterMothers, existing(scope, fosterMothers, birds.foster_mother_id))
    .leftJoin(places, and(eq(places.org_id, birds.org_id), eq(places.id, birds.place_id)))
    .leftJoin(birdPhotos, firstPhoto(scope))
    .where(owned(scope, birds, eq(birds.id, id), inTrash ? undefined : isNull(birds.deleted_at)));
}

type DetailRow = Awaited<ReturnType<typeof birdDetail>>[number];
/** A parent as its young show it. */
type ParentCard = Pick<
  typeof birds.$inferSelect,
  "id" | "identifier" | "name" | "birth_date" | "birth_precision" | "species_id"
>;

/** What its ring is judged by: a symbol, for no answer tells it. */
export const ringRead = Symbol("ring_read");

/** A bird as `GET /api/birds/{id}` answers it. */
export function asBird({
  bird,
  deleted_at: _,
  ring_read,
  father,
  mother,
  foster_father,
  foster_mother,
  ...around
}: DetailRow) {
  return {
    ...bird,
    ...around,
    [ringRead]: ring_read,
    father: cardOf(father),
    mother: cardOf(mother),
    foster_father: cardOf(foster_father),
    foster_mother: cardOf(foster_mother),
  };
}
// Where a joined table is aliased drizzle answers null for a missing row and types it as a row of nulls.
const cardOf = (parent: object | null) => parent as ParentCard | null;
export type Bird = ReturnType<typeof asBird>;

/** One bird of the caller's own; `missing` when it is not there, deleted or another organisation's. */
export async function findBird(scope: Scope, id: string): Promise<Bird> {
  const [row] = await birdDetail(scope, id);
  if (!row) throw new Refusal("missing");
  return asBird(row);
}
