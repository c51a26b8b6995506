import { attachment } from "#worker/attachment.ts";
import { say } from "#worker/locales/say.ts";
import type { Scope } from "#worker/scope.ts";
import type { ExportedRow } from "./export-queries.ts";
import { partsOf } from "./export-sheet.ts";
import { csvOf } from "./export-text.ts";
import { importFields } from "./import-contract.ts";
import type { BirdExport } from "./list-contract.ts";
import { zipOf } from "./zip-stream.ts";

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};
type Format = BirdExport["format"];

type Tell = (thrown: unknown) => void;

/** Birds as a file in the reader's language, under the columns an import reads; made as fast as it is taken. */
export function fileOf({ language }: Scope, format: Format, batches: AsyncIterable<ExportedRow[]>, tell: Tell) {
  const headings = importFields.map((field) => say(language, `import.field.${field}`));
  const brokenOff = say(language, "birds.export.broken_off");
  const title = say(language, "import.template.birds");
  const isText = format === "csv";
  return streamed(
    isText ? csvOf({ headings, brokenOff, language }, batches) : zipOf(partsOf(title, headings, batches)),
    tell,
  );
}

/** What a file is and how it is called: the organisation's name and its day. */
export function headersOf({ language, today }: Scope, format: Format, organization: string): Record<string, string> {
  const name = say(language, "birds.export.file", {
    organization: [...organization].slice(0, 60).join(""),
    day: today,
  });
  return { "Content-Type": types[format], "Content-Disposition": attachment(name, format) };
}

function streamed(pieces: AsyncGenerator<Uint8Array>, tell: Tell): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (thrown) {
        // The answer has begun: no status can tell it any more, and the runtime would log it with its values.
        tell(thrown);
        controller.error(new Error("the export broke off"));
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  };
  // Nothing in advance: what a slow reader has not taken is not even read from the database.
  return new ReadableStream(source, { highWaterMark: 0 });
}
