import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { keyOf } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type CellName, cellNames, isLostChick, isWaiting, lineJoins } from "./cells.ts";
import type { LineChange } from "./contract.ts";
import { enterInTurn } from "./entering.ts";
import { findLine, type Line } from "./lines.ts";
import { settle } from "./settling.ts";

/**
 * Enters what is noted up to a day, it included; what waits for a ring is left. Answers how many lines were entered and how
 * many wait. `missing` without a book.
 */
export async function enterUpTo(scope: Scope, to: string): Promise<{ entered: number; waiting: number }> {
  const { db, org_id } = scope;
  await settle(scope);
  const entered = await enterInTurn(scope, sql`line.on_day <= ${to}`);
  const { book, waiting } = await batch(db, {
    book: db.all(sql`SELECT id FROM books WHERE org_id = ${org_id}`),
    waiting: db.all<{ n: number }>(sql`
      SELECT count(*) AS n FROM ${lineJoins(scope, sql`INDEXED BY movements_noted`)}
      WHERE line.org_id = ${org_id} AND line.number IS NULL AND line.on_day <= ${to} AND ${isWaiting(scope)}
        AND NOT ${isLostChick(scope)}`),
  });
  if (book.length === 0) throw new Refusal("missing");
  return { entered, waiting: waiting[0]?.n ?? 0 };
}

const isOpen = (name: CellName, value: string | null) => value === null || (name === "sex" && value === "unknown");

/** Fills cells of a line that say nothing yet; one that says something else already is a `conflict`, and nothing is filled. */
export async function fillLine(scope: Scope, id: string, change: LineChange): Promise<Line> {
  const { db, org_id, user_id, now } = scope;
  const line = await findLine(scope, id);
  const wanted = cellNames.flatMap((name) => {
    const value = (change as Partial<Record<CellName, string | null>>)[name] ?? null;
    return value === null || value === line[name] ? [] : [[name, value] as const];
  });
  const taken = wanted.filter(([name]) => !isOpen(name, line[name]));
  const filled = Object.fromEntries(taken.map(([name]) => [name, ["movements.cell.filled"]]));
  if (taken.length > 0) throw new Refusal("conflict", filled, { current: line });
  if (wanted.length === 0) return line;
  const sets = wanted.map(([name, value]) => sql`${sql.raw(name)} = ${value}`);
  const stillOpen = wanted.map(
    ([name]) => sql`(${sql.raw(name)} IS NULL${name === "sex" ? sql` OR sex = 'unknown'` : sql``})`,
  );
  const changes = JSON.stringify(Object.fromEntries(wanted.map(([name, value]) => [name, [line[name], value]])));
  const { written } = await batch(db, {
    written: db.run(sql`
      UPDATE movements SET ${sql.join(sets, sql`, `)}
      WHERE org_id = ${org_id} AND id = ${id} AND ${sql.join(stillOpen, sql` AND `)}`),
    line: db.run(sql`
      INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes)
      SELECT ${newId("audit")}, ${org_id}, ${now}, ${user_id}, ${keyOf(scope)}, 'book', book_id, 'changed', ${changes}
      FROM movements WHERE org_id = ${org_id} AND id = ${id} AND changes() > 0`),
  });
  const current = await findLine(scope, id);
  if (written.rowsAffected === 0) throw new Refusal("conflict", {}, { current });
  return current;
}
