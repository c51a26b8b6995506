import { eq, type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { lostFiles } from "#db/schema/photos.ts";
import type { Env } from "#worker/env.ts";
import { attachment } from "#worker/files/attachment.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { store } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type CleanFile, cleanFile } from "./cleaning.ts";
import { largestAttachment } from "./contract.ts";

/** The columns of a row that has a file; null where it has none. */
export type FileColumns = { file_key: string | null; file_type: CleanFile["type"] | null; file_bytes: number | null };
/** Those of a file that lies in the storage. */
export type StoredFile = { file_key: string; file_type: CleanFile["type"]; file_bytes: number };
export const noFile: FileColumns = { file_key: null, file_type: null, file_bytes: null };

/** Beside what people attach everywhere, workbooks and tables. */
type DownloadType =
  | CleanFile["type"]
  | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  | "text/csv";
const extensions: Record<DownloadType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "text/csv": "csv",
};

/**
 * Puts what was sent into the storage: a PDF, or a picture with nothing else left in it. It counts as lost until a row tells
 * of it (`found`), so whatever breaks in between, the clock finds it. Refuses on the field `file` (`invalid`), also when all
 * files together would weigh more than an organisation may keep.
 */
export async function storeFile(scope: Scope, env: Env, sent: File): Promise<StoredFile> {
  const file = await fileIn(sent);
  const key = `org/${scope.org_id}/papers/${newId("photo")}`;
  if (!(await store(scope, env, [{ ...file, key }], "picture"))) throw unfit("photos.storage_full");
  return { file_key: key, file_type: file.type, file_bytes: file.bytes.length };
}

/** The statement that takes a stored file off the lost ones, behind the write of the row that tells of it. */
export const found = ({ db }: Pick<Scope, "db">, file_key: string | null, isKept: SQL) =>
  db.delete(lostFiles).where(sql`${eq(lostFiles.file_key, file_key ?? "")} AND ${isKept}`);

/** A row's file as a download of that name; `missing` without one. Nobody but its reader keeps it. */
export async function downloadFile(
  files: Env["FILES"],
  { id, file_key, file_type }: Pick<FileColumns, "file_key"> & { id: string; file_type: DownloadType | null },
  name: string,
): Promise<Response> {
  if (!file_key || !file_type) throw new Refusal("missing");
  const answer = await keptFile(files, { key: file_key, type: file_type, name: id, has: undefined });
  answer.headers.set("Content-Disposition", attachment(name, extensions[file_type]));
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.delete("ETag");
  return answer;
}

async function fileIn(sent: File): Promise<CleanFile> {
  const cleaned = cleanFile(new Uint8Array(await sent.arrayBuffer()));
  if ("file" in cleaned) return cleaned.file;
  const { fault } = cleaned;
  if (fault === "kind") throw unfit("attachments.kind");
  throw unfit(fault.startsWith("pdf_") ? `attachments.${fault}` : `photos.file.${fault}`);
}

const unfit = (key: string) =>
  new Refusal("invalid", { file: [key] }, { values: { most: Math.floor(largestAttachment / 1024 / 1024) } });
