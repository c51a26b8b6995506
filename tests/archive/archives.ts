import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { newWorld, Resident } from "#tests/app/world.ts";
import type { WaitingArchive } from "#worker/archive/contract.ts";
import { entriesOf, inflated } from "#worker/files/zip-reading.ts";
import { type Part, zipOf } from "#worker/files/zip-stream.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask">;
type Row = Record<string, unknown>;
export type Unpacked = Map<string, Uint8Array>;

const wrong = () => new Error("no zip");
const broken = { broken: wrong, swollen: wrong };

/** Downloads an organisation's archive. */
export async function takeArchive({ ask }: World, as: Resident, query = "", language = "en") {
  const answer = await ask(`/api/archive${query}`, { as, headers: { "Accept-Language": language } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
  return { bytes, headers: answer.headers, files: unzipped(bytes) };
}

/** Every file of a zip by its name. */
export const unzipped = (bytes: Uint8Array): Unpacked =>
  new Map(entriesOf(bytes, 10_000, broken).map((entry) => [entry.name, inflated(entry, 1e9, broken)]));

export const textIn = (files: Unpacked, name: string) => new TextDecoder().decode(files.get(name));
export const jsonIn = <Thing = Row>(files: Unpacked, name: string) => JSON.parse(textIn(files, name)) as Thing;
export const rowsIn = (files: Unpacked, table: string) =>
  textIn(files, `data/${table}.jsonl`)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);

/** A zip of these files under a manifest that is true of them, unless told otherwise. */
export async function zipped(files: Unpacked, given: Row = {}): Promise<Uint8Array> {
  const all = new Map([...files].filter(([name]) => name !== "manifest.json"));
  const old = jsonIn(files, "manifest.json");
  const sums = Object.fromEntries(
    [...all].map(([name, bytes]) => [
      name,
      { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
    ]),
  );
  const counts = Object.fromEntries(
    Object.keys(old.counts as object).map((table) => [
      table,
      textIn(all, `data/${table}.jsonl`).split("\n").length - 1,
    ]),
  );
  const manifest = { ...old, files: sums, counts, ...given };
  return bytesOf([...partsOf(all), { name: "manifest.json", content: [JSON.stringify(manifest)] }]);
}

const partsOf = (files: Unpacked): Part[] =>
  [...files].map(([name, bytes]) =>
    /^(photos|papers)\//.test(name)
      ? { name, bytes }
      : { name, content: [new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)] },
  );

/** A zip of parts, whole. */
export async function bytesOf(parts: Part[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(parts)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

/** The same archive with other rows in a table. */
export function withRows(files: Unpacked, table: string, change: (rows: Row[]) => unknown[]): Unpacked {
  const lines = change(rowsIn(files, table)).map((row) => (typeof row === "string" ? row : JSON.stringify(row)));
  return new Map([
    ...files,
    [`data/${table}.jsonl`, new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""))],
  ]);
}

type RestoreAnswer = {
  data: WaitingArchive;
  code: string;
  detail: string;
  errors?: Array<{ code: string; message: string }>;
};

/** Hands an archive in and hears what is in it, or what is wrong with it. */
export async function submitArchive({ ask }: World, as: Resident, bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "arquivo.zip", { type: "application/zip" }));
  const answer = await ask("/api/archive/waiting", { as, form });
  return { status: answer.status, ...((await answer.json()) as RestoreAnswer) };
}

/** Says yes to the archive that waits. */
export async function putBack({ ask }: World, as: Resident, digest: string) {
  const answer = await ask("/api/archive/restore", { as, json: { digest } });
  return { status: answer.status, ...((await answer.json()) as RestoreAnswer) };
}
