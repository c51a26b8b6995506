import { createHash } from "node:crypto";
import { entriesOf, inflated, type ZipEntry } from "#worker/files/zip-reading.ts";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import { Refusal } from "#worker/refusal.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import { archiveFormat, archiveVersion, firstTables, type Manifest, manifest, restorable } from "./contract.ts";
import { type JsonBounds, staysWithin } from "./nesting.ts";
import { isFile, rowFiles } from "./paper-names.ts";

/** Three values for each file there may be, and as many again. */
const manifestBounds: JsonBounds = { depth: 3500, values: 50_000 };

/** A refusal about the file that was sent, said on its field. */
export const unfit = (
  key: string,
  values: Record<string, string | number> = {},
  code: "invalid" | "too_large" = "invalid",
) => new Refusal(code, { file: [key] }, { values });

const faults = {
  broken: () => unfit("archive.file.kind"),
  swollen: () => unfit("archive.file.swollen", {}, "too_large"),
};

/** An archive of ours, every file of it found to be what the manifest says. */
export type OpenedArchive = {
  manifest: Manifest;
  /** The lines of a table. */
  text: (table: string) => string;
  /** A photo or its small copy, as it was sent; undefined where there is none. */
  photo: (id: string, size: "full" | "small") => Uint8Array | undefined;
  /** The logo or the file of a row, by its name without the extension; undefined where there is none. */
  file: (name: string) => Uint8Array | undefined;
};

/** Without photos their table is not written at all; archives from before there were own mutations have none. */
const mayBeAbsent = ["bird_photos", "mutations"];
const needed = firstTables.filter((table) => !mayBeAbsent.includes(table));
const photoName = /^photos\/(\w{1,64}?)(-small)?\.(jpg|png|webp)$/;

/** Tables that come back, and those that an archive holds for people to read alone. */
type Names = { tables: readonly string[]; readable: readonly string[] };

/**
 * Opens an archive without trusting it: names, sizes and sums are checked before a row is read, so that what was changed
 * or cut off on its way is refused as a whole. Throws `Refusal` with what is wrong. Others
 * are served in between.
 */
export async function opened(bytes: Uint8Array, { tables, readable }: Names): Promise<OpenedArchive> {
  if (bytes.length > restorable.bytes) throw tooLargeFile();
  const known = new Set([
    "manifest.json",
    ...tables.flatMap((table) => [`data/${table}.jsonl`, `csv/${table}.csv`]),
    ...readable.map((table) => `csv/${table}.csv`),
  ]);
  const entries = named(entriesOf(bytes, restorable.photos * 2 + restorable.files + 1 + known.size, faults), known);
  const parsed = readManifest(entries, tables);
  const expected = [...needed.map((table) => `data/${table}.jsonl`), ...Object.keys(parsed.files)];
  const missing = expected.find((name) => !entries.has(name));
  if (missing) throw unfit("archive.file.incomplete", { name: missing });
  const room = { tables: restorable.data, copies: restorable.data };
  const texts = new Map<string, string>();
  for (const [name, entry] of entries) {
    if (name === "manifest.json") continue;
    await yieldThread();
    prove(name, entry, { manifest: parsed, room, texts });
  }
  const photos = new Map(
    [...entries.keys()].flatMap((name) => (photoName.test(name) ? [[stem(name), name] as const] : [])),
  );
  const files = new Map([...entries].map(([name, entry]) => [name.slice(0, name.lastIndexOf(".")), entry.packed]));
  return {
    manifest: parsed,
    text: (table) => texts.get(`data/${table}.jsonl`) ?? "",
    photo(id, size) {
      const name = photos.get(size === "small" ? `${id}-small` : id);
      return name === undefined ? undefined : entries.get(name)?.packed;
    },
    file: (name) => files.get(name),
  };
}

/** Refuses what is more than a worker has memory for. */
export const tooLargeFile = () =>
  unfit("archive.file.large", { most: Math.floor(restorable.bytes / 1024 / 1024) }, "too_large");

const stem = (name: string) => name.slice("photos/".length, name.lastIndexOf("."));

function named(all: ZipEntry[], known: ReadonlySet<string>): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (const entry of all) {
    // A table is packed, a photo is not: anything else did not come from here.
    const isStored = (photoName.test(entry.name) || rowFiles.test(entry.name)) && entry.method === 0;
    if ((!known.has(entry.name) && !isStored) || entries.has(entry.name))
      throw unfit("archive.file.names", { name: shown(entry.name) });
    entries.set(entry.name, entry);
  }
  return entries;
}

/** A name nobody vouches for, fit to be shown. */
const shown = (name: string) => [...name.replace(/\p{C}/gu, "?")].slice(0, 80).join("");

function readManifest(entries: Map<string, ZipEntry>, tables: readonly string[]): Manifest {
  const entry = entries.get("manifest.json");
  if (!entry) throw unfit("archive.file.kind");
  const stated = jsonIn(inflated(entry, 2 * 1024 * 1024, faults));
  const { format, version } = (stated ?? {}) as { format?: unknown; version?: unknown };
  if (format !== archiveFormat) throw unfit("archive.file.kind");
  if (typeof version === "number" && version > archiveVersion) throw unfit("archive.file.newer");
  const parsed = manifest.safeParse(stated);
  if (!parsed.success || !Object.keys(parsed.data.counts).every((table) => tables.includes(table)))
    throw unfit("archive.file.changed", { name: "manifest.json" });
  return parsed.data;
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (staysWithin(text, manifestBounds)) return JSON.parse(text);
  } catch {
    // No text, or no JSON: the same to whoever sent it.
  }
  throw unfit("archive.file.kind");
}

type Proof = { manifest: Manifest; room: { tables: number; copies: number }; texts: Map<string, string> };

function prove(name: string, entry: ZipEntry, { manifest, room, texts }: Proof): void {
  const stated = Object.hasOwn(manifest.files, name) ? manifest.files[name] : undefined;
  if (!stated) throw unfit("archive.file.names", { name });
  const isTable = name.startsWith("data/");
  const kind = isTable ? "tables" : "copies";
  // What is stored as it is has been counted with the file itself.
  const content = inflated(entry, room[kind], faults);
  if (entry.method !== 0) room[kind] -= content.length;
  const sum = createHash("sha256").update(content).digest("hex");
  if (stated.bytes !== content.length || stated.sha256 !== sum) throw unfit("archive.file.changed", { name });
  if (photoName.test(name) && "fault" in cleanPhoto(content)) throw unfit("archive.photo.kind", { name });
  if (rowFiles.test(name) && !isFile(name, content)) throw unfit("archive.photo.kind", { name });
  if (!isTable) return;
  try {
    texts.set(name, new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch {
    throw unfit("archive.file.changed", { name });
  }
}
