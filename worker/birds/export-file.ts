import { attachment } from "#worker/attachment.ts";
import { say } from "#worker/locales/say.ts";
import type { Scope } from "#worker/scope.ts";
import { type BirdExport, importFields } from "./contract.ts";
import type { ExportedRow } from "./export-queries.ts";
import { partsOf } from "./export-sheet.ts";
import { csvOf } from "./export-text.ts";
import { zipOf } from "./zip-stream.ts";

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};
type Format = BirdExport["format"];

/** Birds as a file in the reader's language, under the columns an import reads; made as fast as it is taken. */
export function fileOf({ language }: Scope, format: Format, batches: AsyncIterable<ExportedRow[]>) {
  const headings = importFields.map((field) => say(language, `import.field.${field}`));
  const title = say(language, "import.template.birds");
  return streamed(format === "csv" ? csvOf(headings, batches, language) : zipOf(partsOf(title, headings, batches)));
}

/** What a file is and how it is called: the organisation's name and its day. */
export function headersOf({ language, today }: Scope, format: Format, organization: string): Record<string, string> {
  const name = say(language, "birds.export.file", {
    organization: [...organization].slice(0, 60).join(""),
    day: today,
  });
  return { "Content-Type": types[format], "Content-Disposition": attachment(name, format) };
}

function streamed(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  };
  // Nothing in advance: what a slow reader has not taken is not even read from the database.
  return new ReadableStream(source, { highWaterMark: 0 });
}
