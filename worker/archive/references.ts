import { circles } from "#worker/kinship/pedigree-cycles.ts";
import { type ArchivedTable, type Fault, referencesOf } from "#worker/kit/archived.ts";
import { unfit } from "./archive-reading.ts";
import type { ArchivedRows } from "./rows.ts";

type Cells = Record<string, string | number | null | undefined>;

/** Refuses rows that are no flock together: something twice, something that is not there, a bird its own ancestor. */
export function requireWhole(rows: ArchivedRows, tables: readonly ArchivedTable[]): void {
  const keys = new Map(tables.map((table) => [table.name, keysOf(table, rows.of(table))]));
  const fromBelow = tables.toReversed();
  for (const table of fromBelow) requireOnce(table, rows.of(table));
  for (const table of fromBelow) {
    for (const { column, target } of referencesOf(table)) {
      const there = keys.get(target);
      if (there) requireThere(table, rows.of(table) as Cells[], { column, there });
    }
  }
  for (const table of tables) refuse(table.fault?.(rows.of(table), (other) => rows.of(other)));
  for (const table of tables) requireNoCircle(table, rows.of(table));
}

function refuse(fault: Fault | undefined): void {
  if (fault) throw unfit(fault.key, fault.values);
}

const fileOf = ({ name }: ArchivedTable) => `data/${name}.jsonl`;

function keysOf(table: ArchivedTable, rows: readonly object[]): Set<string> {
  const seen = new Set<string>();
  for (const [at, row] of (rows as readonly Cells[]).entries()) {
    const { column, and } = table.key;
    const key = and ? `${row[column]} ${row[and]}` : String(row[column]);
    if (seen.has(key)) throw unfit("archive.row.twice", { name: fileOf(table), row: at + 1 });
    seen.add(key);
  }
  return seen;
}

function requireOnce(table: ArchivedTable, rows: readonly object[]): void {
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const key = table.same?.(row) ?? null;
    if (key === null) continue;
    if (seen.has(key)) {
      refuse(table.twice?.(row));
      throw unfit("archive.row.twice", { name: fileOf(table), row: at + 1 });
    }
    seen.add(key);
  }
}

function requireThere(
  table: ArchivedTable,
  rows: readonly Cells[],
  { column, there }: { column: string; there: Set<string> },
): void {
  const at = rows.findIndex((row) => row[column] != null && !there.has(String(row[column])));
  if (at >= 0) throw unfit("archive.row.dangling", { name: fileOf(table), row: at + 1, column });
}

function requireNoCircle({ above }: ArchivedTable, rows: readonly object[]): void {
  if (!above) return;
  const over = new Map(
    (rows as readonly Cells[]).map((row) => [
      String(row.id),
      above.columns.flatMap((column) => (row[column] == null ? [] : [String(row[column])])),
    ]),
  );
  const [circle] = circles(over.keys(), (id) => over.get(id) ?? []);
  const round = new Set(circle);
  const first = rows.find((row) => round.has(String((row as Cells).id)));
  if (first) refuse(above.fault(first));
}
