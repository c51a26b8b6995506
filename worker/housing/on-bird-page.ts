import { sql } from "drizzle-orm";
import type { BirdEvents } from "#worker/kit/slots.ts";

const placeNamed = (org_id: string, column: "to_place_id" | "from_place_id") =>
  sql`(SELECT places.name FROM places WHERE places.org_id = ${org_id} AND places.id = moves.${sql.raw(column)})`;

// Where it stood when it was written down is no move: a day that is told of the next one may be an earlier day.
const isPlaceOfEntry = (org_id: string) => sql`moves.from_place_id IS NULL AND moves.moved_on IS NULL AND moves.at = (
  SELECT birds.created_at FROM birds WHERE birds.org_id = ${org_id} AND birds.id = moves.bird_id)`;

/** Each move as something that happened to the bird: into a place, or out of one; `is_entry` of where it was written down. */
export const movings = {
  order: 10,
  kinds: { moved: {}, left: {} },
  rows: ({ org_id }, id, most) => sql`
    SELECT 'moved' AS kind, ifnull(moved_on, moves.at) AS at, ${placeNamed(org_id, "to_place_id")} AS what,
      ${placeNamed(org_id, "from_place_id")} AS before, ${isPlaceOfEntry(org_id)} AS n, NULL AS known
    FROM moves WHERE org_id = ${org_id} AND bird_id = ${id} ORDER BY moves.at DESC, id DESC LIMIT ${most}`,
  serialize: ({ what, before, n }) => ({
    ...(what ? { what } : { kind: "left" }),
    ...(before && { before }),
    ...(n === 1 && { is_entry: true as const }),
  }),
} satisfies BirdEvents;
