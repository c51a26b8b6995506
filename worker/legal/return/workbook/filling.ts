import { columnAt, lettersOf } from "#worker/spreadsheets/addresses.ts";
import { resolved } from "#worker/spreadsheets/markup.ts";
import { inlineText } from "#worker/spreadsheets/spreadsheetml/inline-text.ts";
import { type Move, movedMarkup, movedRow } from "./moving.ts";
import {
  attribute,
  type CellMarkup,
  cellsIn,
  type RowMarkup,
  type SheetMarkup,
  withAttribute,
  withoutAttribute,
} from "./sheet-markup.ts";
import type { FormTable } from "./table.ts";

/** What goes into a cell: a text, a number, or nothing. */
export type FormValue = string | number | null;
type Given = { sheet: string; markup: SheetMarkup; table: FormTable; columns: readonly string[]; rows: FormValue[][] };

// So many rows are packed in one piece.
const atOnce = 500;

/** The row behind which rows come in where there are not enough: the last but one that is free, or the only one. */
export const movedAfter = ({ first, free }: Pick<FormTable, "first" | "free">): number =>
  free >= 2 ? first + free - 2 : first + free - 1;

/**
 * The sheet with a row for each of `rows`, its cells in `columns`, in pieces. Where more come than are free, rows come in
 * before the last free one, so that what is said of the table also holds for them, and all below moves.
 */
export function* filledSheet({ sheet, markup, table, columns, rows }: Given): Generator<string> {
  const { first, free } = table;
  const by = Math.max(0, rows.length - free);
  const move: Move | undefined = by > 0 ? { after: movedAfter(table), by, grows: free === 1, sheet } : undefined;
  const moved = (text: string) => (move ? movedMarkup(text, move) : text);
  const last = first + rows.length - 1;
  yield withDimension(moved(markup.before), { last, columns });
  const cells = { ...table, prefix: markup.prefix, columns: columns.map(columnAt), values: rows, last };
  let piece: string[] = [];
  for (const row of allRows(markup.rows, { ...cells, move })) {
    piece.push(row);
    if (piece.length < atOnce) continue;
    yield piece.join("");
    piece = [];
  }
  yield piece.join("");
  yield moved(markup.after);
}

type Filling = FormTable & {
  prefix: string;
  columns: number[];
  values: FormValue[][];
  last: number;
  move: Move | undefined;
};

function* allRows(rows: readonly RowMarkup[], filling: Filling): Generator<string> {
  const { first, values, move } = filling;
  const value = (n: number) => values[n - first];
  let next = first;
  for (const row of rows) {
    const n = move ? movedRow(row.n, move) : row.n;
    // Rows that nobody has written yet, and those that come in.
    for (; next < n && value(next); next += 1) yield newRow(next, filling);
    if (n === next && value(n)) {
      yield rowWith(row, n, filling);
      next += 1;
    } else yield kept(row, n, filling);
  }
  for (; value(next); next += 1) yield newRow(next, filling);
}

function newRow(n: number, filling: Filling): string {
  const styled = [...filling.styles].map(
    ([column, style]): CellMarkup => ({ column, tag: `<c s="${style}">`, inner: "" }),
  );
  const tag = filling.rowTag ?? `<${filling.prefix}row>`;
  return written({ n, tag, inner: "" }, n, styled, filling);
}

const rowWith = (row: RowMarkup, n: number, filling: Filling) => written(row, n, cellsIn(row), filling);

function written(row: RowMarkup, n: number, cells: readonly CellMarkup[], filling: Filling): string {
  const { prefix, columns, values, first, styles } = filling;
  const given = new Map(columns.map((column, at) => [column, values[n - first]?.[at] ?? null]));
  const there = new Map(cells.map((cell) => [cell.column, cell]));
  for (const column of columns) if (!there.has(column)) there.set(column, { column, tag: "<c>", inner: "" });
  let text = "";
  for (const { column, tag, inner } of [...there.values()].sort((one, other) => one.column - other.column)) {
    const style = attribute(tag, "s") ?? styles.get(column);
    const value = given.get(column) ?? null;
    const place = `${lettersOf(column)}${n}`;
    const look = style === undefined ? "" : ` s="${style}"`;
    if (value === null) {
      const isOwn = !given.has(column) && inner !== "";
      if (isOwn) text += movedCell({ column, tag, inner }, n, filling);
      else if (look) text += `<${prefix}c r="${place}"${look}/>`;
    } else if (typeof value === "number")
      text += `<${prefix}c r="${place}"${look}><${prefix}v>${value}</${prefix}v></${prefix}c>`;
    else text += `<${prefix}c r="${place}"${look} t="inlineStr">${inlineText(value, prefix)}</${prefix}c>`;
  }
  const tag = withAttribute(withoutAttribute(row.tag, "spans"), "r", String(n), true);
  return `${tag}${text}</${prefix}row>`;
}

/** A row that no bird stands in, where it is now. */
function kept(row: RowMarkup, n: number, filling: Filling): string {
  const isSame = n === row.n;
  if (row.inner === "") return `${withAttribute(row.tag, "r", String(n)).slice(0, -1)}/>`;
  const hasFormula = /<(?:\w+:)?f[\s>/]/.test(row.inner);
  const inner =
    isSame && !hasFormula
      ? row.inner
      : cellsIn(row)
          .map((cell) => movedCell(cell, n, filling))
          .join("");
  return `${isSame ? row.tag : withAttribute(row.tag, "r", String(n), true)}${inner}</${filling.prefix}row>`;
}

function movedCell({ column, tag, inner }: CellMarkup, n: number, filling: Filling): string {
  const { prefix, move } = filling;
  const own = withAttribute(tag, "r", `${lettersOf(column)}${n}`);
  if (inner === "") return `${own.slice(0, -1)}/>`;
  const moved = move ? movedMarkup(inner, move) : inner;
  return `${own}${computed(moved, filling)}</${prefix}c>`;
}

const formula = /<(?:\w+:)?f(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?f>/;
const ownArea = /(?<![\p{L}\p{N}_.$!])\$?[A-Z]{1,3}\$?(\d{1,7})(?::\$?[A-Z]{1,3}\$?(\d{1,7}))?(?![\p{L}\p{N}_(.!])/gu;

/**
 * What a formula came to was of the empty form. Where it looks at birds a plain sum or count is written anew, anything else
 * is left to be computed by whoever opens the file.
 */
function computed(inner: string, filling: Filling): string {
  const { first, last, prefix } = filling;
  const text = resolved(formula.exec(inner)?.[1] ?? "");
  const looks = [...text.matchAll(ownArea)].some(([, from, to]) => Number(from) <= last && Number(to ?? from) >= first);
  if (!looks) return inner;
  const value = total(text, filling);
  const anew = value === undefined ? "" : `<${prefix}v>${value}</${prefix}v>`;
  return `${inner.replace(/<(\w+:)?v>[^<]*<\/(?:\w+:)?v>/, "")}${anew}`;
}

const totalOf = /^(SUM|COUNT|COUNTA)\(\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)\)$/;

/** What a sum or a count of one column of birds comes to; undefined for any other formula. */
function total(text: string, { first, free, last, columns, values }: Filling): number | undefined {
  const [, what, letters = "", from, to, end] = totalOf.exec(text) ?? [];
  const column = columns.indexOf(columnAt(letters));
  const isOfBirds = Number(from) >= first && Number(end) <= Math.max(last, first + free - 1);
  if (!what || letters !== to || column < 0 || !isOfBirds) return undefined;
  const cells = values.slice(Number(from) - first, Number(end) - first + 1).map((row) => row[column] ?? null);
  const numbers = cells.filter((it) => typeof it === "number");
  if (what === "SUM") return numbers.reduce((sum, it) => sum + it, 0);
  return what === "COUNT" ? numbers.length : cells.filter((it) => it !== null).length;
}

/** The sheet's own word of how far it reaches, no less than the table. */
function withDimension(before: string, { last, columns }: { last: number; columns: readonly string[] }): string {
  return before.replace(/<(?:\w+:)?dimension\s[^>]*>/, (tag) => {
    const [, letters = "A", top = "1", right = letters, bottom = top] =
      /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(attribute(tag, "ref") ?? "") ?? [];
    const width = Math.max(columnAt(right), ...columns.map(columnAt));
    const from = Math.min(columnAt(letters), ...columns.map(columnAt));
    return withAttribute(tag, "ref", `${lettersOf(from)}${top}:${lettersOf(width)}${Math.max(Number(bottom), last)}`);
  });
}
