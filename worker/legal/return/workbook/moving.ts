import { resolved } from "#worker/spreadsheets/markup.ts";
import { escaped } from "#worker/spreadsheets/spreadsheetml/inline-text.ts";
import { localName } from "#worker/spreadsheets/spreadsheetml/names.ts";
import { attribute, tagsIn, withAttribute } from "./sheet-markup.ts";

/** Rows come in behind a row; `grows` where an area that ends with that row is to hold them too. `sheet` is the sheet's name. */
export type Move = { after: number; by: number; grows: boolean; sheet: string };

export const movedRow = (row: number, { after, by }: Pick<Move, "after" | "by">): number =>
  row > after ? row + by : row;
const movedEnd = (row: number, { after, by, grows }: Move): number =>
  row > after || (grows && row === after) ? row + by : row;

const cell = /^(\$?[A-Z]{1,3})?(\$?)(\d{1,7})$/;
function movedCell(text: string, move: (row: number) => number): string {
  const [, column = "", dollar = "", row = ""] = cell.exec(text) ?? [];
  return row === "" ? text : `${column}${dollar}${move(Number(row))}`;
}

/** An area such as `B8:K30`, or one cell, or rows such as `$1:$7`, behind the move. */
function movedArea(area: string, move: Move, grows: boolean): string {
  const [from = "", to] = area.split(":");
  const start = movedCell(from, (row) => movedRow(row, move));
  if (to === undefined) {
    const end = movedCell(from, (row) => movedEnd(row, { ...move, grows }));
    return end === start ? start : `${start}:${end}`;
  }
  return `${start}:${movedCell(to, (row) => movedEnd(row, { ...move, grows }))}`;
}

/** The areas of a `sqref`: parted by spaces. */
const movedAreas = (areas: string, move: Move, grows: boolean) =>
  areas
    .split(" ")
    .map((area) => movedArea(area, move, grows))
    .join(" ");

// A text, another book's cells, a sheet's name with its reference, or a reference alone. Names and functions (LOG10) are none.
const area = "\\$?[A-Z]{1,3}\\$?[1-9]\\d{0,6}(?::\\$?[A-Z]{1,3}\\$?[1-9]\\d{0,6})?|\\$?[1-9]\\d{0,6}:\\$?[1-9]\\d{0,6}";
const inFormula = new RegExp(
  [
    `"(?:[^"]|"")*"`,
    `\\[[^\\]]*\\][\\p{L}\\p{N}_.]*!?`,
    `('(?:[^']|'')+'|[\\p{L}_][\\p{L}\\p{N}_.]*)!(${area})(?![\\p{L}\\p{N}_(.!])`,
    `(?<![\\p{L}\\p{N}_.$!])(${area})(?![\\p{L}\\p{N}_(.!])`,
  ].join("|"),
  "gu",
);

/** A formula of the sheet, its entities resolved, with the references to its own rows behind the move. */
export function movedFormula(formula: string, move: Move): string {
  const moved = (it: string) => movedArea(it, move, move.grows && it.includes(":"));
  return formula.replace(inFormula, (whole, sheet?: string, there?: string, here?: string) => {
    if (here !== undefined) return moved(here);
    if (sheet === undefined || there === undefined) return whole;
    const named = sheet.replace(/^'(.*)'$/, "$1").replaceAll("''", "'");
    return named.toLowerCase() === move.sheet.toLowerCase() ? `${sheet}!${moved(there)}` : whole;
  });
}

const formulas = new Set(["f", "formula", "formula1", "formula2"]);
// What hangs together stays as large as it is; what is said of areas also holds for the rows that come in.
const fixed = new Set(["mergeCell", "selection", "hyperlink", "f"]);

/** What stands before or behind the rows of a sheet, or inside a cell, with all it says of rows behind the move. */
export function movedMarkup(xml: string, move: Move): string {
  let moved = "";
  let at = 0;
  let isOfRows = false;
  for (const { name, start, end, kind } of tagsIn(xml)) {
    const local = localName(name);
    if (local === "rowBreaks") isOfRows = kind === "opens";
    if (kind === "closes") {
      // A text ends here: a formula, or the areas of an extension.
      const text = xml.slice(at, start);
      if (formulas.has(local) && text !== "") moved += escaped(movedFormula(resolved(text), move));
      else if (local === "sqref") moved += movedAreas(text.trim(), move, move.grows);
      else moved += text;
      moved += xml.slice(start, end);
    } else {
      const tag = xml.slice(start, end);
      moved +=
        xml.slice(at, start) + (isOfRows && local === "brk" ? movedBreak(tag, move) : movedTag(local, tag, move));
    }
    at = end;
  }
  return moved + xml.slice(at);
}

function movedTag(local: string, tag: string, move: Move): string {
  const grows = move.grows && !fixed.has(local);
  let moved = tag;
  for (const name of ["ref", "sqref", "topLeftCell", "activeCell"]) {
    const value = attribute(moved, name);
    if (value === undefined) continue;
    const isArea = name === "ref" || name === "sqref";
    moved = withAttribute(moved, name, movedAreas(value, move, grows && isArea));
  }
  return moved;
}

/** A break stands behind the row of its number. */
function movedBreak(tag: string, move: Move): string {
  const id = Number(attribute(tag, "id"));
  return Number.isInteger(id) ? withAttribute(tag, "id", String(movedRow(id, move))) : tag;
}
