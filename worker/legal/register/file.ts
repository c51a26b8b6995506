import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { csvTable } from "#worker/spreadsheets/delimited-writing.ts";
import { writeAmounts } from "#worker/spreadsheets/workbook.ts";
import { cellNames } from "./cells.ts";
import type { FileFilter } from "./contract.ts";
import { allLines, mostInFile } from "./lines.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
export type FileFormat = keyof typeof types;
const before = ["number", "on", "direction", "kind"] as const;

/** The lines of the book as a table, in the order of the book; its first row says so where it is cut. */
export async function registerFile(scope: Scope, format: FileFormat, filter: FileFilter) {
  const { language } = scope;
  const { rows, is_cut } = await allLines(scope, filter);
  const say = (key: string, values = {}) => translate(language, key, values);
  const cells = rows.map((it) => [
    it.number === null ? say("movements.file.noted") : String(it.number),
    it.on,
    say(`audit.movement.direction.${it.direction}`),
    say(`audit.movement.kind.${it.kind}`),
    ...cellNames.map((name) => (name === "sex" && it.sex ? say(`import.sex.${it.sex}`) : (it[name] ?? ""))),
    it.corrects ? String(it.corrects.number) : "",
  ]);
  const heads = [...before, ...cellNames, "corrects"].map((name) => say(`movements.file.${name}`));
  const table = [
    [say("movements.file.unofficial")],
    ...(is_cut ? [[say("movements.file.cut", { count: mostInFile })]] : []),
    heads,
    ...cells,
  ];
  return {
    rows: rows.length,
    file: format === "csv" ? csvTable(language, table) : await writeAmounts(say("movements.file.sheet"), table),
    type: types[format],
    name: `${say("movements.file.name")}${filter.year ? `-${filter.year}` : ""}.${format}`,
  };
}
