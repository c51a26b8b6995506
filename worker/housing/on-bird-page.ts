import { sql } from "drizzle-orm";
import type { BirdEvents } from "#worker/kit/slots.ts";

const placeNamed = (org_id: string, column: "to_place_id" | "from_place_id") =>
  sql`(SELECT places.name FROM places WHERE places.org_id = ${org_id} AND places.id = moves.${sql.raw(column)})`;

/** Each move as something that happened to the bird: into a place, or out of one. */
export const movings = {
  order: 10,
  kinds: { moved: {}, left: {} },
  rows: ({ org_id }, id, most) => sql`
    SELECT 'moved' AS kind, ifnull(moved_on, moves.at) AS at, ${placeNamed(org_id, "to_place_id")} AS what,
      ${placeNamed(org_id, "from_place_id")} AS before, NULL AS n, NULL AS known
    FROM moves WHERE org_id = ${org_id} AND bird_id = ${id} ORDER BY moves.at DESC, id DESC LIMIT ${most}`,
  serialize: ({ what, before }) => ({ ...(what ? { what } : { kind: "left" }), ...(before && { before }) }),
} satisfies BirdEvents;
