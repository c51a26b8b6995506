import { and, eq } from "drizzle-orm";
import { imports } from "#db/schema/imports.ts";
import type { Env } from "#worker/env.ts";
import { typedPart } from "#worker/locales/part-days.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { type Cell, type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { readPartDay } from "#worker/spreadsheets/days.ts";
import { csvTable } from "#worker/spreadsheets/delimited-writing.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { writeCells } from "#worker/spreadsheets/workbook.ts";
import { ordersOf, type RejectedFilter } from "./contract.ts";
import type { Kept } from "./queries.ts";
import { findHeadings, isErrorHeading } from "./reading/headings.ts";
import { hiddenColumns, type Reading, sheetOf } from "./reading/sheet-reading.ts";
import { worded } from "./report.ts";
import type { RowError } from "./report-contract.ts";
import { examine } from "./running.ts";
import type { TableFile } from "./template.ts";

/**
 * The rows of a kept file that were rejected, or would be: the columns and values they came with, and a last column that
 * says what is wrong. An import leaves that column alone, so the corrected file can come back as it is.
 */
export async function rejectedRows(
  scope: Scope,
  files: Env["FILES"],
  id: string,
  input: RejectedFilter,
): Promise<TableFile> {
  const [row] = await scope.db
    .select()
    .from(imports)
    .where(owned(scope, imports, and(eq(imports.id, id))));
  const kept = row?.file_key ? await files.get(row.file_key) : null;
  if (!row || !kept) throw new Refusal("missing");
  const book = await readUpload({ name: row.file_name, bytes: new Uint8Array(await kept.arrayBuffer()) });
  const { mapping = {}, species, only_species, corrections, ...read } = row.report as Partial<Reading>;
  const reading: Reading = { mapping, sheet: read.sheet, species, only_species, corrections };
  const { sheet } = sheetOf(book, reading);
  const choices = {
    ...reading,
    named_parents: input.named_parents,
    parent_sex: input.parent_sex,
    on_duplicate: input.on_duplicate ?? row.on_duplicate,
    unknown_parents: input.unknown_parents,
    unknown_words: input.unknown_words,
    ...ordersOf(input),
  };
  const report = row.committed_at ? (row.report as Kept).report : (await examine(scope, book, choices)).report;
  const headings = findHeadings(sheet, mapping);
  const hidden = hiddenColumns(scope, sheet, reading);
  const table = tableOf(sheet, { at: headings.at, hidden }, worded(report, scope).errors);
  const heading = translate(scope.language, "import.rejected.heading");
  const extension = input.format ?? (row.file_name.toLowerCase().endsWith(".csv") ? "csv" : "xlsx");
  const name = `${translate(scope.language, "import.rejected.file")}.${extension}`;
  const rows = [[...table.head, heading], ...table.rows];
  if (extension === "xlsx") {
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const title = translate(scope.language, "import.template.birds");
    return { body: await writeCells(title, rows, sheet.date1904), type, file_name: name };
  }
  const text = csvTable(
    scope.language,
    rows.map((cells) => cells.map((cell) => plainText(cell, sheet.date1904))),
  );
  return { body: text, type: "text/csv; charset=utf-8", file_name: name };
}

type Outline = { at: number; hidden: ReadonlySet<number> };

function tableOf({ rows }: Sheet, { at, hidden }: Outline, errors: readonly RowError[]) {
  const head = rows[at]?.cells ?? [];
  const width = Math.max(head.length, ...rows.slice(at).map(({ cells }) => cells.length));
  // A column of errors from an earlier round is written anew.
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (it) => !hidden.has(it) && !isErrorHeading(textOf(head[it])),
  );
  const textByKey = new Map<number, string[]>();
  for (const { row, column, message } of errors) {
    textByKey.set(row, [...(textByKey.get(row) ?? []), column ? `${column}: ${message}` : message]);
  }
  const rejected = rows.slice(at + 1).filter(({ row }) => textByKey.has(row));
  const cellsOf = (cells: readonly Cell[]) => columns.map((column) => cells[column]);
  return {
    head: cellsOf(head),
    rows: rejected.map(({ row, cells }) => [...cellsOf(cells), textByKey.get(row)?.join(" ")]),
  };
}

function plainText(cell: Cell, date1904: boolean): string {
  if (typeof cell !== "object" || cell.number === undefined || cell.shown !== "date") return textOf(cell);
  const { value } = readPartDay(cell, { date1904, today: "", order: "day_first" });
  return value ? typedPart(value.day, value.known) : textOf(cell);
}
