import { type SQL, sql } from "drizzle-orm";
import { audited } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { batch } from "./batch.ts";
import { type RowKind, reading, rowOf } from "./row-kind.ts";
import { cell, columnOf, has, holds, keyed, stated, stored, type Values, whole } from "./values.ts";

/** What a room adds to the writing of a row. */
export type Terms = {
  /** Columns the room works out itself; the trail does not tell them. */
  sets?: Values;
  /** What must also hold at the moment of the write. */
  when?: SQL | undefined;
};

/**
 * The statements that make a row, for any batch: `made` answers its id, or nothing when the id or the name is there
 * already or `when` does not hold; `line` stands right behind it and is written only if the row was.
 */
export function insertion(kind: RowKind, scope: Scope, id: string, draft: Values, { sets, when }: Terms = {}) {
  const { subject, table, auditNames } = kind;
  const given = whole(kind, stated(draft));
  const stamps = Object.fromEntries(
    ["created_at", "updated_at"].filter((field) => has(kind, field)).map((field) => [field, scope.now]),
  );
  const row = Object.entries({ id, org_id: scope.org_id, ...keyed(kind, given), ...sets, ...stamps });
  const names = row.map(([field]) => sql.identifier(columnOf(kind, field).name));
  const cells = row.map(([field, value]) => cell(kind, field, value));
  const changes = auditNames.made.map((field) => [
    columnOf(kind, field).name,
    [null, stored(kind, field, given[field])],
  ]);
  return {
    made: scope.db.all<{ id: string }>(sql`
      INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(cells, sql`, `)}
      WHERE ${when ?? sql`true`} ON CONFLICT DO NOTHING RETURNING id`),
    line: audited(scope, { subject, subject_id: id, deed: "created", changes: Object.fromEntries(changes) }),
  };
}

/** How a room explains that no row was made; without an answer the name was taken. */
export type WhyNotMade = { why?: () => Promise<Refusal | undefined> };

/**
 * Adds a row with one line in the trail, in one round trip. With an Idempotency-Key the same request makes it once and
 * always answers it; another body under that key is a `conflict`, unless the row was edited since. When the database made
 * none the room says why, or the name is taken: a `conflict` too.
 */
export async function add<Row extends Values>(
  kind: RowKind,
  scope: Scope,
  draft: Values,
  { why, ...terms }: Terms & WhyNotMade = {},
): Promise<Row> {
  const id = await idFor(scope, kind.id);
  const { made, found } = await batch(scope.db, {
    ...insertion(kind, scope, id, draft, terms),
    found: reading<Row>(kind, scope, rowOf(kind, scope, id)),
  });
  const [row] = found;
  if (!row) throw (await why?.()) ?? taken(kind);
  // One that was edited since is answered as it stands: what it was made from is no longer known.
  const isAnother = made.length === 0 && row.version === 1 && !holds(kind, row, whole(kind, stated(draft)));
  if (isAnother) throw new Refusal("conflict", {}, kind.messages.reused ? { detail: kind.messages.reused } : {});
  return row;
}

/** The refusal of a name that another row has. */
export const taken = ({ unique }: RowKind): Refusal =>
  new Refusal("conflict", unique ? { [unique.field]: [unique.taken] } : {});
