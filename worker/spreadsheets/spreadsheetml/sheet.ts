import type { Budget } from "../budget.ts";
import { type Merge, most, type SheetRow } from "../cells.ts";
import { newRows, type Rows } from "../sheet-rows.ts";
import { xlsxBounds } from "../workbook-grid.ts";
import { type CellFacts, cellFrom, type Meanings } from "./cell.ts";
import { localName } from "./names.ts";
import type { Parts } from "./parts.ts";
import { longer, meant } from "./text.ts";

type SheetContent = { rows: SheetRow[]; count: number; merged: Merge[] };

type Reading = {
  rows: Rows;
  meanings: Meanings;
  /** The cells stand in one element; merges and what is of no use here come behind it. */
  stage: "before" | "cells" | "behind";
  /** Own number of the row, from 1, and the column from 0. */
  row: number;
  column: number;
  cell: OpenCell | undefined;
  merges: number;
  merged: Merge[];
  isAstray: boolean;
};
type OpenCell = {
  place: string | undefined;
  facts: CellFacts;
  /** In which of its elements the walk is. */
  inside: "text" | "aloud" | undefined;
  /** What was said of a value or a text that is not closed yet. */
  raw: string | undefined;
};

/** Reads a part with cells; undefined where its cells share texts that the workbook does not have. */
export async function readSheet(
  { parts, part }: { parts: Parts; part: string },
  { sheet, budget, meanings }: { sheet: string; budget: Budget; meanings: Meanings },
): Promise<SheetContent | undefined> {
  const rows = newRows(sheet, budget, xlsxBounds);
  const here: Reading = {
    rows,
    meanings,
    stage: "before",
    row: 0,
    column: -1,
    cell: undefined,
    merges: 0,
    merged: [],
    isAstray: false,
  };
  await parts.traverse(part, {
    opens(name, attribute) {
      const local = localName(name);
      if (here.cell) openInCell(here.cell, local);
      else if (here.stage === "cells") openInCells(here, local, attribute);
      else if (local === "sheetData" && here.stage === "before") here.stage = "cells";
      else if (local === "mergeCell" && here.stage === "behind") merge(here, attribute("ref") ?? "");
    },
    closes(name) {
      if (here.stage !== "cells") return;
      const local = localName(name);
      if (here.cell) closeInCell(here, here.cell, local);
      if (local === "sheetData") here.stage = "behind";
    },
    text(text) {
      if (here.cell?.raw !== undefined) here.cell.raw = longer(here.cell.raw, text);
    },
  });
  return here.isAstray ? undefined : { ...rows.all(), merged: here.merged };
}

type Attribute = (name: string) => string | undefined;

function openInCells(here: Reading, name: string, attribute: Attribute) {
  if (name === "row") {
    const stated = attribute("r");
    here.row = stated === undefined ? here.row + 1 : Number.parseInt(stated, 10);
    here.column = -1;
  } else if (name === "c") {
    const facts = { type: attribute("t") ?? "n", style: attribute("s"), value: "", text: "", isFormula: false };
    here.cell = { place: attribute("r"), facts, inside: undefined, raw: undefined };
  }
}

function openInCell(cell: OpenCell, name: string) {
  if (name === "f") cell.facts.isFormula = true;
  else if (name === "rPh") cell.inside = "aloud";
  else if (name === "v") cell.raw = "";
  else if (name === "is") cell.inside = "text";
  else if (name === "t" && cell.inside === "text") cell.raw = "";
}

function closeInCell(here: Reading, cell: OpenCell, name: string) {
  if (name === "c") {
    here.cell = undefined;
    keep(here, cell);
  } else if (name === "rPh") cell.inside = "text";
  else if (name === "v") cell.facts.value = closed(cell);
  else if (name === "t" && cell.inside === "text") cell.facts.text += closed(cell);
}

function closed(cell: OpenCell): string {
  const text = meant(cell.raw ?? "");
  cell.raw = undefined;
  return text;
}

/** A cell stands where it says itself; else beside the one before. */
function keep(here: Reading, { place, facts }: OpenCell) {
  const stated = place ? placeOf(place) : { row: here.row, column: here.column + 1 };
  here.column = stated.column;
  const cell = cellFrom(facts, here.meanings);
  if (cell === "astray") here.isAstray = true;
  else if (cell !== undefined) here.rows.put(stated.row, stated.column, cell);
}

/** Of `C12` the row 12 and the column 2. */
function placeOf(place: string): { row: number; column: number } {
  let row = 0;
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const code = place.charCodeAt(at);
    if (code >= 48 && code <= 57) row = 10 * row + code - 48;
    else if (code >= 65 && code <= 90) column = 26 * column + code - 64;
  }
  return { row, column: column - 1 };
}

function merge(here: Reading, ref: string) {
  const [, from = "", to = ""] = /^([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})$/.exec(ref) ?? [];
  if (from === "" || here.merges >= most.merges) return;
  here.merges += 1;
  const [first, last] = [placeOf(from), placeOf(to)];
  if (last.row > first.row && first.column < most.columns) {
    here.merged.push({ row: first.row, last: last.row, column: first.column });
  }
}
