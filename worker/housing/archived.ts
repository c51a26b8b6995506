import { sql } from "drizzle-orm";
import * as z from "zod";
import { moves } from "#db/schema/housing.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, instant, rowId, text } from "#worker/kit/archived-fields.ts";

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
});
