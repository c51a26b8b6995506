import { type SQL, sql } from "drizzle-orm";
import { auditedMade } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { add, insertion, type Terms, type WhyNotMade } from "./adding.ts";
import { batch } from "./batch.ts";
import { change, edit, type WhyNotChanged } from "./changing.ts";
import { type Only, removal, remove } from "./removing.ts";
import {
  type ChangeOf,
  type DraftOf,
  type FieldOf,
  type Reading,
  type RowKind,
  type RowOf,
  type RowTable,
  reading,
  readingPage,
  rowOf,
  rowsAtOnce,
} from "./row-kind.ts";
import { columnOf } from "./values.ts";

/** One page of a list of rows. */
export type RowPage<Row> = { data: Row[]; total: number; page: number; total_pages: number };

/**
 * The rows of a room and what is done with them. Every action keeps to the caller's organisation, is one round trip and one
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
    /** One page of the rows under a condition, in the order of the kind, and how many pages there are. */
    async page(scope: Scope, page: number, condition?: SQL): Promise<RowPage<Row>> {
      const which = owned(scope, kind.table, condition);
      const { data, counted } = await batch(scope.db, {
        data: readingPage<Row>(kind, scope, page, condition),
        counted: scope.db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${kind.table} WHERE ${which}`),
      });
      const total = counted[0]?.n ?? 0;
      return { data, total, page, total_pages: Math.max(1, Math.ceil(total / rowsAtOnce)) };
    },
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
      const listed = kind.auditNames.made.map((field) => columnOf(kind, field).name);
      return auditedMade(scope, { table: kind.table, subject: kind.subject, columns: listed, ids });
    },
    change: (scope: Scope, id: string, input: Change, terms?: Terms & WhyNotChanged<Row>): Promise<Row> =>
      change(kind, scope, id, input, terms),
    edit: (scope: Scope, id: string, input: Change, terms?: Terms) => edit(kind, scope, id, input, terms),
    remove: (scope: Scope, id: string, only?: Only): Promise<void> => remove(kind, scope, id, only),
    removal: (scope: Scope, id: string, only?: Pick<Terms, "when">) => removal(kind, scope, id, only),
  };
}
