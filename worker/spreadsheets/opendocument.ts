import { Refusal } from "#worker/refusal.ts";
import { type Budget, newBudget } from "./budget.ts";
import {
  type Book,
  type Cell,
  lettersIn,
  type Merge,
  most,
  type NamedSheet,
  type SheetRow,
  sheetName,
} from "./cells.ts";
import { traverseMarkup } from "./markup.ts";
import { type CellFacts, cellFrom } from "./opendocument-cells.ts";
import { beyond, xlsxBounds } from "./workbook-grid.ts";
import { notExcel, unpack } from "./zip-entries.ts";

/**
 * Reads an .ods; throws `Refusal` when it is none, is under a password, or is made to hurt. Not by SheetJS: that writes
 * every repetition out, and a row may say that it stands there a million times.
 */
export async function readOds(bytes: Uint8Array): Promise<Book> {
  const archive = unpack(bytes);
  const text = (name: string) => new TextDecoder().decode(archive.get(name));
  if (archive.has("encrypted-package") || text("meta-inf/manifest.xml").includes("encryption-data")) {
    throw new Refusal("invalid", { file: ["import.file.encrypted"] });
  }
  const kind = text("mimetype").trim();
  if (!archive.has("content.xml") || !/^(application\/vnd\.oasis\.opendocument\.spreadsheet.*)?$/.test(kind)) {
    throw notExcel();
  }
  const xml = text("content.xml");
  // As bytes it would take as much room again for as long as it is read.
  archive.clear();
  const sheets = await sheetsIn(xml);
  if (!sheets) throw notExcel();
  return sheets.filter(({ count }) => count > 0);
}

/** What stands in a sheet or a cell and is none of its text. */
const beside = new Set([
  "office:annotation",
  "table:tracked-changes",
  "table:shapes",
  "office:forms",
  "table:detective",
]);
const isBeside = (name: string) => beside.has(name) || name.startsWith("draw:");
const isCell = (name: string) => name === "table:table-cell" || name === "table:covered-table-cell";

type Here = {
  budget: Budget;
  sheet: NamedSheet | undefined;
  /** Own number of the row, from 1, and how often it stands there. */
  row: number;
  rows: number;
  cells: Cell[];
  /** What its cells hold in all. */
  letters: number;
  column: number;
  cell:
    | { facts: CellFacts; columns: number; tall: number; isCovered: boolean; lines: string[]; held: number }
    | undefined;
  /** The part beside the text that is being passed over, and how deep in it. */
  aside: { name: string; depth: number } | undefined;
  /** How deep in paragraphs. */
  inText: number;
};

async function sheetsIn(xml: string): Promise<NamedSheet[] | undefined> {
  const sheets: NamedSheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = "";
  let isSpreadsheet = false;
  const here: Here = {
    budget: newBudget(),
    sheet: undefined,
    row: 0,
    rows: 1,
    cells: [],
    letters: 0,
    column: 0,
    cell: undefined,
    aside: undefined,
    inText: 0,
  };
  await traverseMarkup(xml, {
    opens(name, attribute) {
      if (here.aside) {
        if (here.aside.name === name) here.aside.depth += 1;
        return;
      }
      if (isBeside(name)) here.aside = { name, depth: 1 };
      else if (name === "office:spreadsheet") isSpreadsheet = true;
      else if (name === "style:style") style = attribute("style:name") ?? "";
      else if (name === "style:table-properties" && attribute("table:display") === "false") hiddenStyles.add(style);
      else if (name === "table:table") {
        const is_hidden = hiddenStyles.has(attribute("table:style-name") ?? "");
        here.sheet = {
          name: sheetName(attribute("table:name")),
          is_hidden,
          rows: [],
          count: 0,
          date1904: false,
          merged: [],
        };
        here.row = 0;
        here.budget.sheet();
      } else if (name === "table:table-row") {
        here.row += 1;
        here.rows = repeats(attribute("table:number-rows-repeated"));
        here.cells = [];
        here.letters = 0;
        here.column = 0;
      } else if (isCell(name)) here.cell = cellAt(name, attribute);
      else if (name.startsWith("text:")) openText(here, name, attribute);
    },
    closes(name) {
      if (here.aside) {
        if (here.aside.name === name) here.aside.depth -= 1;
        if (here.aside.depth === 0) here.aside = undefined;
      } else if (name === "text:p" || name === "text:h") here.inText -= 1;
      else if (isCell(name)) closeCell(here);
      else if (name === "table:table-row") closeRow(here);
      else if (name === "table:table" && here.sheet) {
        sheets.push(here.sheet);
        here.sheet = undefined;
      }
    },
    text(text) {
      if (here.aside || here.inText <= 0 || !here.cell) return;
      append(here, text);
    },
  });
  return isSpreadsheet ? sheets : undefined;
}

function repeats(given: string | undefined): number {
  const times = Number(given ?? 1);
  return Number.isInteger(times) && times > 0 ? times : 1;
}

function cellAt(name: string, attribute: (name: string) => string | undefined): Here["cell"] {
  const type = attribute("office:value-type");
  const value = attribute(`office:${type === "date" || type === "time" || type === "boolean" ? `${type}-` : ""}value`);
  const facts = {
    type,
    value,
    isFormula: attribute("table:formula") !== undefined,
    isError: attribute("calcext:value-type") === "error",
  };
  const columns = repeats(attribute("table:number-columns-repeated"));
  const tall = repeats(attribute("table:number-rows-spanned"));
  return { facts, columns, tall, isCovered: name === "table:covered-table-cell", lines: [], held: 0 };
}

function openText(here: Here, name: string, attribute: (name: string) => string | undefined) {
  if (!here.cell) return;
  if (name === "text:p" || name === "text:h") {
    here.inText += 1;
    here.cell.lines.push("");
    grow(here, 1);
  } else if (here.inText > 0 && (name === "text:s" || name === "text:tab" || name === "text:line-break")) {
    const spaces = " ".repeat(Math.min(100, repeats(attribute("text:c"))));
    append(here, name === "text:line-break" ? "\n" : spaces);
  }
}

/** Counted before anything is kept: letters come one by one, or a hundred spaces in a tag. */
function grow({ budget, cell, sheet, row, column }: Here, letters: number) {
  if (!cell) return;
  cell.held += letters;
  budget.grow(cell.held, { sheet: sheet?.name ?? "", row, column });
}

function append(here: Here, text: string) {
  grow(here, text.length);
  here.cell?.lines.push(`${here.cell.lines.pop() ?? ""}${text}`);
}

function closeCell(here: Here) {
  const { cell, sheet } = here;
  here.cell = undefined;
  here.inText = 0;
  if (!cell || !sheet) return;
  const content = cell.isCovered ? undefined : cellFrom(cell.facts, cell.lines.join("\n"));
  const until = Math.min(most.columns, here.column + cell.columns);
  // Beyond what is looked at nothing is kept, and nothing is padded up to it.
  if (content !== undefined && here.column < until) {
    const place = { sheet: sheet.name, row: here.row, column: here.column };
    here.budget.grow(lettersIn(content), place);
    const letters = lettersIn(content) * (until - here.column);
    here.budget.keep({ cells: until - here.cells.length, letters }, place);
    here.letters += letters;
    while (here.cells.length < here.column) here.cells.push(undefined);
    while (here.cells.length < until) here.cells.push(content);
    const last = here.row + cell.tall - 1;
    const merge: Merge = { row: here.row, last, column: here.column };
    if (last > here.row && sheet.merged.length < most.merges) sheet.merged.push(merge);
  }
  here.column += cell.columns;
}

/** Keeps a row with something in it, as often as it stands there. */
function closeRow(here: Here) {
  const { sheet, cells, rows, letters, budget } = here;
  const first = here.row;
  here.row += rows - 1;
  if (!sheet || cells.length === 0) return;
  if (here.row > xlsxBounds.rows) throw beyond();
  const kept = Math.min(rows, Math.max(0, most.rows - sheet.rows.length));
  const again = Math.max(0, kept - 1);
  const taken = { rows: kept, cells: cells.length * again, letters: letters * again };
  budget.keep(taken, { sheet: sheet.name, row: first });
  for (let at = 0; at < kept; at += 1) sheet.rows.push({ row: first + at, cells } satisfies SheetRow);
  sheet.count += rows;
}
