import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";

type Whose = Pick<Scope, "org_id">;

/** Whether a status, `''` for none, means that its bird is there. */
const isPresent = ({ org_id }: Whose, status_id: SQL): SQL => sql`(${status_id} = '' OR ${status_id} IN (
  SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.kind = 'present'))`;

const targetsOf = ({ org_id }: Whose, column: "place_id" | "species_id"): SQL => sql`
  SELECT ${sql.raw(`aimed.${column}`)} FROM feed_targets aimed
  WHERE aimed.org_id = ${org_id} AND aimed.feed_line_id = line.id AND ${sql.raw(`aimed.${column}`)} IS NOT NULL`;

/** The places of a line and all that stands in them, each once. */
const inside = (scope: Whose): SQL => sql`
  WITH RECURSIVE inside(id) AS (
    ${targetsOf(scope, "place_id")} UNION
    SELECT places.id FROM inside CROSS JOIN places ON places.org_id = ${scope.org_id} AND places.parent_id = inside.id
  )`;

const counted = ({ org_id }: Whose, dimension: string): SQL => sql`
  SELECT ifnull(sum(counted.n), 0) FROM bird_counts counted
  WHERE counted.org_id = ${org_id} AND counted.dimension = ${dimension}`;

/** How many birds are there at all: by the kept counts. */
const everybody = (scope: Whose): SQL => sql`(${counted(scope, "status")} AND ${isPresent(scope, sql`counted.key`)})`;

const ofSpecies = (scope: Whose): SQL => sql`(${counted(scope, "species_status")}
  AND substr(counted.key, 1, instr(counted.key, ' ') - 1) IN (${targetsOf(scope, "species_id")})
  AND ${isPresent(scope, sql`substr(counted.key, instr(counted.key, ' ') + 1)`)})`;

// The kept count of a place has birds that are away for a while, which are few; those that are gone live nowhere.
const inPlaces = (scope: Whose): SQL => sql`(${inside(scope)}
  SELECT (${counted(scope, "place")} AND counted.key IN (SELECT id FROM inside)) - (
    SELECT count(*) FROM statuses
    CROSS JOIN birds INDEXED BY birds_by_status ON birds.org_id = ${scope.org_id} AND birds.status_id = statuses.id
      AND birds.deleted_at IS NULL AND birds.is_reference = 0
    WHERE statuses.org_id = ${scope.org_id} AND statuses.kind = 'away' AND birds.place_id IN (SELECT id FROM inside)))`;

const both = (scope: Whose): SQL => sql`(${inside(scope)}
  SELECT count(*) FROM inside
  CROSS JOIN birds INDEXED BY birds_by_place ON birds.org_id = ${scope.org_id} AND birds.place_id = inside.id
    AND birds.deleted_at IS NULL AND birds.is_reference = 0
  WHERE birds.species_id IN (${targetsOf(scope, "species_id")})
    AND ${isPresent(scope, sql`ifnull(birds.status_id, '')`)})`;

/**
 * How many birds a row `line` of `feed_lines` counts, as SQL: those that are there, in its places and below them and of its
 * species, else all. The kept counts answer, but for places and species at once, where the birds of these places are met.
 */
export function birdsFed(scope: Whose): SQL {
  const some = (column: "place_id" | "species_id") => sql`EXISTS (${targetsOf(scope, column)})`;
  return sql`CASE
    WHEN ${some("place_id")} THEN iif(${some("species_id")}, ${both(scope)}, ${inPlaces(scope)})
    WHEN ${some("species_id")} THEN ${ofSpecies(scope)}
    ELSE ${everybody(scope)} END`;
}

/** What a row `line` of `feed_lines` comes to today, in units of its item, as SQL. */
export const amountFed = (scope: Whose): SQL =>
  sql`line.quantity * CASE WHEN line.is_per_bird THEN ${birdsFed(scope)} ELSE 1 END`;
