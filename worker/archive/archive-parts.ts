import { createHash } from "node:crypto";
import type { Env } from "#worker/env.ts";
import type { Part } from "#worker/files/zip-stream.ts";
import type { ArchivedTable } from "#worker/kit/archived.ts";
import type { ReadableTable } from "#worker/kit/readable-table.ts";
import { translate } from "#worker/locales/translate.ts";
import { archivedPhotos } from "#worker/photos/archived.ts";
import type { Scope } from "#worker/scope.ts";
import { lineOf } from "#worker/spreadsheets/delimited-writing.ts";
import { archiveFormat, archiveVersion, type Manifest } from "./contract.ts";
import { fileName, logoName } from "./paper-names.ts";
import { photoKind } from "./photo-kinds.ts";
import type { Organization } from "./queries.ts";
import { filesAtOnce, nextFiles, nextPhotos } from "./queries.ts";
import { linesOf } from "./table-pages.ts";
import { type Holdings, jsonOf, readableColumns, readableRow } from "./tables.ts";

type Taken = { scope: Scope; files: Env["FILES"]; organization: Organization; withPhotos: boolean; holdings: Holdings };

/** The files of an archive one after the other; the last one tells what the others were. */
export async function* archiveParts({ scope, files, organization, withPhotos, holdings }: Taken): AsyncGenerator<Part> {
  const fields: Manifest = {
    format: archiveFormat,
    version: archiveVersion,
    made_at: scope.now,
    organization,
    counts: {},
    photos: 0,
    files: {},
  };
  // Photos come before their rows: one that is added meanwhile is told of without its file, never the other way round.
  if (withPhotos) {
    yield* filesOf({ scope, files, holdings }, fields);
    yield* photosOf({ scope, files }, fields);
  }
  for (const table of holdings.tables) {
    const { name } = table;
    fields.counts[name] = 0;
    if (name === archivedPhotos.name && !withPhotos) continue;
    yield summed(`data/${name}.jsonl`, counted(scope, table, fields), fields);
    yield summed(`csv/${name}.csv`, readable(scope, table, holdings), fields);
  }
  for (const table of holdings.readable)
    yield summed(`csv/${table.name}.csv`, readable(scope, table, holdings), fields);
  yield { name: "manifest.json", content: manifestText(fields) };
}

// Written when it is wanted, after everything it tells of.
function* manifestText(value: Manifest) {
  yield `${JSON.stringify(value, null, 1)}\n`;
}

async function* counted(scope: Scope, table: ArchivedTable, value: Manifest) {
  for await (const { count, text } of linesOf(scope, table, jsonOf(table))) {
    value.counts[table.name] = (value.counts[table.name] ?? 0) + count;
    yield text;
  }
}

async function* readable(scope: Scope, table: ReadableTable, { subjects }: Holdings) {
  const { language } = scope;
  // As the flock's export: Excel opens text as UTF-8 only with a byte order mark, and in Portuguese parts it at semicolons.
  const separator = language === "pt" ? ";" : ",";
  // Excel takes 21.5 for the 21st of May there.
  const inTable = (value: number) => (language === "pt" ? String(value).replace(".", ",") : String(value));
  const columns = readableColumns(table);
  const headings = columns.map(({ column, word }) => (word ? translate(language, word) : column));
  yield `\ufeff${lineOf(headings, separator)}`;
  const row = (line: string) =>
    (JSON.parse(line) as Array<string | number | null>).map((value, at) => {
      const words = columns[at]?.values;
      if (value === null) return null;
      if (words) return translate(language, `${words}.${value}`);
      return typeof value === "number" ? inTable(value) : value;
    });
  for await (const { text } of linesOf(scope, table, readableRow(table, subjects, language)))
    yield text
      .trimEnd()
      .split("\n")
      .map((line) => lineOf(row(line), separator))
      .join("");
}

/** The logo, and the files that rows have. */
async function* filesOf(
  { scope, files, holdings }: Pick<Taken, "scope" | "files" | "holdings">,
  value: Manifest,
): AsyncGenerator<Part> {
  const logo = scope.logo_key && (await filePart(files, logoName, scope.logo_key, value));
  if (logo) yield logo;
  for (const table of holdings.tables.filter(({ file }) => file !== undefined))
    for (let after = ""; ; ) {
      const batch = await nextFiles(scope, table, after);
      for (const { id, file_key } of batch) {
        const part = await filePart(files, fileName(id), file_key, value);
        if (part) yield part;
      }
      const last = batch.at(-1);
      if (!last || batch.length < filesAtOnce) break;
      after = last.id;
    }
}

async function* photosOf({ scope, files }: Pick<Taken, "scope" | "files">, value: Manifest): AsyncGenerator<Part> {
  for (let after = ""; ; ) {
    const batch = await nextPhotos(scope, after);
    for (const { id, file_key, thumb_key } of batch) {
      const photo = await filePart(files, `photos/${id}`, file_key, value);
      if (!photo) continue;
      value.photos += 1;
      yield photo;
      const small = thumb_key && (await filePart(files, `photos/${id}-small`, thumb_key, value));
      if (small) yield small;
    }
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A file of the storage; undefined when it is gone or of no kind that is kept. */
async function filePart(files: Env["FILES"], title: string, key: string, value: Manifest): Promise<Part | undefined> {
  const file = await files.get(key);
  if (!file) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = photoKind(bytes);
  if (!kind) return undefined;
  const name = `${title}.${kind.extension}`;
  value.files[name] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  return { name, bytes };
}

/** A text whose length and sum are known once it was written. */
function summed(name: string, content: AsyncIterable<string>, value: Manifest): Part {
  async function* noted() {
    const hash = createHash("sha256");
    const encoder = new TextEncoder();
    let size = 0;
    for await (const text of content) {
      const bytes = encoder.encode(text);
      hash.update(bytes);
      size += bytes.length;
      yield text;
    }
    value.files[name] = { bytes: size, sha256: hash.digest("hex") };
  }
  return { name, content: noted() };
}
