import { fieldsFor } from "#worker/birdfiles/columns.ts";
import type { BirdExport } from "#worker/birds/list-contract.ts";
import { attachment } from "#worker/files/attachment.ts";
import { zipOf } from "#worker/files/zip-stream.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { csvOf } from "#worker/spreadsheets/delimited-writing.ts";
import type { ExportedRow } from "./queries.ts";
import { partsOf } from "./sheet.ts";

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};
type Format = BirdExport["format"];

/** Birds as a file in the reader's language, under the columns an import reads; made as fast as it is taken. */
export function fileOf(scope: Scope, format: Format, batches: AsyncIterable<ExportedRow[]>) {
  const { language } = scope;
  const fields = fieldsFor(scope);
  const headings = fields.map((field) => translate(language, `import.field.${field}`));
  const brokenOff = translate(language, "birds.export.broken_off");
  const title = translate(language, "import.template.birds");
  const isText = format === "csv";
  return isText
    ? csvOf({ headings, brokenOff, language }, batches)
    : zipOf(partsOf({ title, headings, fields }, batches));
}

/** What a file is and how it is called: the organisation's name and its day. */
export function headersOf({ language, today }: Scope, format: Format, organization: string): Record<string, string> {
  const name = translate(language, "birds.export.file", {
    organization: [...organization].slice(0, 60).join(""),
    day: today,
  });
  return { "Content-Type": types[format], "Content-Disposition": attachment(name, format) };
}
