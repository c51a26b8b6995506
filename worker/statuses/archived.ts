import { sql } from "drizzle-orm";
import * as z from "zod";
import { statuses } from "#db/schema/statuses.ts";
import { statusKinds } from "#db/vocabulary.ts";
import { outKinds } from "#db/words/legal.ts";
import { archived } from "#worker/kit/archived.ts";
import { empty, oneOf, position, rowId, word } from "#worker/kit/archived-fields.ts";

/** The archive's statuses in its order, on top of the organisation's own of the same key; what only those had comes last. */
export const archivedStatuses = archived(statuses, {
  worded: { kind: "audit.status.kind", movement: "audit.status.movement" },
  kind: "status",
  row: z.strictObject({
    id: rowId,
    key: word,
    name_pt: word,
    name_en: word,
    kind: oneOf(statusKinds),
    movement: empty(oneOf(outKinds)),
    position,
  }),
  same: ({ key }) => key,
  joins: { by: statuses.key, order: statuses.position },
  beside: sql`ON CONFLICT (org_id, key) DO UPDATE SET name_pt = excluded.name_pt, name_en = excluded.name_en,
    kind = excluded.kind, movement = excluded.movement, position = excluded.position`,
  holds: ({ scope, existing }) =>
    sql`(SELECT count(*) FROM statuses WHERE org_id = ${scope.org_id}) = ${existing.length}`,
  ahead(rows, { scope: { org_id }, existing }) {
    const brought = new Set(rows.map(({ key }) => key));
    const own = existing.filter(({ key }) => !brought.has(key)).map(({ id }, at) => [id, rows.length + at]);
    return [
      // Out of the way first: no two may stand in the same place, not even for a moment.
      sql`UPDATE statuses SET position = -1 - position WHERE org_id = ${org_id}`,
      sql`UPDATE statuses SET position = own.value->>1 FROM json_each(${JSON.stringify(own)}) AS own
        WHERE statuses.org_id = ${org_id} AND statuses.id = own.value->>0`,
    ];
  },
  returned(rows) {
    const inOrder = [...rows].sort((one, other) => one.position - other.position);
    const places = new Map(inOrder.map(({ id }, at) => [id, at]));
    return ({ id }) => ({ position: places.get(id) ?? 0 });
  },
});
