import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { imports } from "#db/schema/imports.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { readUpload, type Upload } from "#worker/spreadsheets/uploads/upload.ts";
import type { Reading } from "../reading/sheet-reading.ts";

type Files = Env["FILES"];
/** What an uncommitted imports row remembers; `request` tells one upload from another under the same key. */
export type Waiting = Reading & { request: string; bytes?: number; is_remembered?: boolean; begun?: string[] };
/** Seconds an uploaded file waits to be imported. */
export const uploadSeconds = 86_400;
/** What an organisation's uploads may be at most; the oldest make room for the next. */
export const mostKept = { bytes: 20 * 1024 * 1024, files: 50 } as const;

/** A file that waits, opened, with how it is read; `missing` once it is committed or forgotten. */
export async function keptFile(scope: Scope, files: Files, id: string) {
  const kept = await keptUpload(scope, files, id);
  return { ...kept, book: await readUpload(kept.upload) };
}

/** The same unopened. */
export async function keptUpload(scope: Scope, files: Files, id: string) {
  const [row] = await scope.db
    .select()
    .from(imports)
    .where(owned(scope, imports, and(eq(imports.id, id), isNull(imports.committed_at))));
  const kept = row?.file_key ? await files.get(row.file_key) : null;
  if (!row || !kept) throw new Refusal("missing");
  const upload: Upload = { name: row.file_name, bytes: new Uint8Array(await kept.arrayBuffer()) };
  const { mapping, sheet, species, only_species, corrections } = row.report as Waiting;
  const read: Reading = { mapping, sheet, species, only_species, corrections };
  return { row, upload, read };
}

/** Whether a file is still read and corrected as it was when it was opened: by the `report` of its row. */
export const isAsRead = (report: unknown): SQL => sql`json(${imports.report}) = json(${JSON.stringify(report)})`;

/** Refuses `stale` a file that was read or corrected otherwise meanwhile; `missing` one that waits no more. */
export async function refuseMeanwhile(scope: Scope, files: Files, id: string): Promise<never> {
  await keptUpload(scope, files, id);
  throw new Refusal("stale", {}, { detail: "import.meanwhile" });
}

/** Forgets the oldest uploads that wait when they are more than an organisation may keep, in number or in bytes. */
export async function forgetBeyond(scope: Scope, files: Files): Promise<void> {
  const beyond = await scope.db.all<{ id: string; file_key: string }>(sql`SELECT id, file_key FROM (
    SELECT id, file_key, row_number() OVER newest AS nth,
      sum(ifnull(json_extract(report, '$.bytes'), ${mostKept.bytes / 10})) OVER newest AS bytes
    FROM imports WHERE imports.org_id = ${scope.org_id} AND file_key IS NOT NULL
    WINDOW newest AS (ORDER BY created_at DESC, id DESC ROWS UNBOUNDED PRECEDING)
  ) WHERE nth > 1 AND (nth > ${mostKept.files} OR bytes > ${mostKept.bytes}) LIMIT 200`);
  if (beyond.length === 0) return;
  await files.delete(beyond.map(({ file_key }) => file_key));
  await scope.db.batch(
    withoutFiles(
      scope.db,
      beyond.map(({ file_key }) => file_key),
    ),
  );
}

/** Removes files that were uploaded more than a day before `now` (ISO instant), and the rows of those never committed. */
export async function forgetUploads(db: Database, { FILES }: Pick<Env, "FILES">, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - uploadSeconds * 1000).toISOString();
  // Across organisations: the clock has no caller. Few rows have a file, so that is asked first.
  const isOld = and(isNotNull(imports.file_key), lt(imports.created_at, before));
  const old = await db.select({ file_key: imports.file_key }).from(imports).where(isOld).limit(500);
  const keys = old.flatMap(({ file_key }) => file_key ?? []);
  if (keys.length === 0) return;
  await FILES.delete(keys);
  await db.batch(withoutFiles(db, keys));
}

/** The statements after which these files are nobody's: who never committed them loses the row as well. */
const withoutFiles = (db: Database, keys: string[]) =>
  [
    db.delete(imports).where(and(inArray(imports.file_key, keys), isNull(imports.committed_at))),
    db.update(imports).set({ file_key: null }).where(inArray(imports.file_key, keys)),
  ] as const;
