import { sql } from "drizzle-orm";
import * as z from "zod";
import { moves } from "#db/schema/housing.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, instant, rowId, text } from "#worker/kit/archived-fields.ts";

/** How many moves of a bird are kept, the newest: the number of the trigger `moves_end`. */
export const mostMoves = 1000;

export const archivedMoves = archived(moves, {
  kind: "move",
  beside: "refused",
  unread: ["user_id"],
  row: z.strictObject({
    id: rowId,
    bird_id: rowId,
    from_place_id: empty(rowId),
    to_place_id: empty(rowId),
    at: instant,
    moved_on: day,
    user_id: empty(rowId),
    reason: text(2000),
  }),
  // Written by the birds' triggers just now; the archive's own are the true ones.
  ahead: (_rows, { scope }) => [sql`DELETE FROM moves WHERE org_id = ${scope.org_id}`],
  // The trigger would look at all of a bird for each: what it would take away is not even written.
  returned(rows) {
    const newest = rows.toSorted((one, other) => compared(other.at, one.at) || compared(other.id, one.id));
    const counts = new Map<string, number>();
    const kept = new Set<string>();
    for (const { id, bird_id } of newest) {
      const count = (counts.get(bird_id) ?? 0) + 1;
      counts.set(bird_id, count);
      if (count <= mostMoves) kept.add(id);
    }
    return ({ id }) => (kept.has(id) ? {} : null);
  },
});

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
