import type { SQL } from "drizzle-orm";
import { auditedMade } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { add, insertion, type Terms, type WhyNotMade } from "./adding.ts";
import { change, edit, type WhyNotChanged } from "./changing.ts";
import { removal, remove } from "./removing.ts";
import {
  type ChangeOf,
  type DraftOf,
  type FieldOf,
  type Reading,
  type RowKind,
  type RowOf,
  type RowTable,
  reading,
  rowOf,
} from "./row-kind.ts";
import { columnOf } from "./values.ts";

/**
 * The rows of a room and what is done with them. Every deed keeps to the caller's organisation, is one round trip and one
 * transaction, leaves one line in the trail, and refuses in one order: `missing`, `stale`, what the room or the name
 * forbids, in use. Each is there as statements too, for a larger batch.
 */
export function rowsOf<Table extends RowTable, Hidden extends FieldOf<Table> = never>(
  kind: RowKind<Table, FieldOf<Table>, Hidden>,
) {
  type Row = RowOf<Table, Hidden>;
  type Draft = DraftOf<Table, Hidden>;
  type Change = ChangeOf<Table, Hidden>;
  /** Reads rows under a condition; awaited alone or in a batch. */
  const where = (scope: Scope, condition?: SQL): Reading<Row> => reading(kind, scope, condition);
  const one = (scope: Scope, id: string): Reading<Row> => where(scope, rowOf(kind, scope, id));
  return {
    where,
    one,
    /** All rows, in the order of the kind. */
    list: (scope: Scope): Reading<Row> => where(scope),
    /** One row; `missing` when it is not there or another organisation's. */
    async find(scope: Scope, id: string): Promise<Row> {
      const [found] = await one(scope, id);
      if (!found) throw new Refusal("missing");
      return found;
    },
    add: (scope: Scope, draft: Draft, terms?: Terms & WhyNotMade): Promise<Row> => add(kind, scope, draft, terms),
    insertion: (scope: Scope, id: string, draft: Draft, terms?: Terms) => insertion(kind, scope, id, draft, terms),
    /** The statement that notes rows a room has just made many at once; said twice it notes them once. */
    noted: (scope: Scope, ids: readonly string[]) => {
      const told = kind.told.made.map((field) => columnOf(kind, field).name);
      return auditedMade(scope, { table: kind.table, subject: kind.subject, told, ids });
    },
    change: (scope: Scope, id: string, asked: Change, terms?: Terms & WhyNotChanged<Row>): Promise<Row> =>
      change(kind, scope, id, asked, terms),
    edit: (scope: Scope, id: string, asked: Change, terms?: Terms) => edit(kind, scope, id, asked, terms),
    remove: (scope: Scope, id: string, only?: Pick<Terms, "when">): Promise<void> => remove(kind, scope, id, only),
    removal: (scope: Scope, id: string) => removal(kind, scope, id),
  };
}
