import { and, eq, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { registrations } from "#db/schema/organization.ts";
import { lostFiles } from "#db/schema/photos.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { attachment } from "#worker/files/attachment.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { batch } from "#worker/kit/batch.ts";
import { store } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { cleanPaper, type PaperFile } from "./paper-file.ts";
import { largestPaper } from "./registration-contract.ts";
import { type Registration, registrationRows } from "./registrations.ts";

type Files = Env["FILES"];
type Stored = typeof registrations.$inferSelect;
type Kept = Pick<Stored, "file_key" | "file_type" | "file_bytes">;

/** A registration's paper as a download under its number; `missing` without one. Nobody but its reader keeps it. */
export async function registrationFile(scope: Scope, files: Files, id: string): Promise<Response> {
  const { file_key, file_type, number } = await stored(scope, id);
  if (!file_key || !file_type) throw new Refusal("missing");
  const answer = await keptFile(files, { key: file_key, type: file_type, name: id, has: undefined });
  answer.headers.set("Content-Disposition", attachment(number, extensions[file_type]));
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.delete("ETag");
  return answer;
}

const extensions: Record<PaperFile["type"], string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * Keeps the paper of a registration, in the place of the one before: a PDF, or a picture with nothing else left in it.
 * Refuses on its field (`invalid`), also when photos and papers together would weigh more than an organisation may keep.
 */
export async function keepRegistrationFile(scope: Scope, env: Env, id: string, sent: File): Promise<Registration> {
  const row = await stored(scope, id);
  const paper = await paperIn(sent);
  const key = `org/${scope.org_id}/papers/${newId("photo")}`;
  if (!(await store(scope, env, [{ ...paper, key }], "picture"))) throw unfit("photos.storage_full");
  return write(scope, row, { file_key: key, file_type: paper.type, file_bytes: paper.bytes.length });
}

/** Takes a registration's paper away; its file follows with the clock. */
export async function removeRegistrationFile(scope: Scope, id: string): Promise<void> {
  const row = await stored(scope, id);
  if (!row.file_key) throw new Refusal("missing");
  await write(scope, row, { file_key: null, file_type: null, file_bytes: null });
}

async function stored(scope: Scope, id: string): Promise<Stored> {
  const [row] = await scope.db
    .select()
    .from(registrations)
    .where(owned(scope, registrations, eq(registrations.id, id)));
  if (!row) throw new Refusal("missing");
  return row;
}

async function write(scope: Scope, { id, version, file_bytes }: Stored, next: Kept) {
  const { db, now } = scope;
  const isIt = owned(scope, registrations, eq(registrations.id, id));
  const isDone = sql`EXISTS (SELECT 1 FROM registrations WHERE ${isIt} AND version = ${version + 1})`;
  const {
    written,
    found: [found],
  } = await batch(db, {
    written: db
      .update(registrations)
      .set({ ...next, version: version + 1, updated_at: now })
      .where(and(isIt, eq(registrations.version, version)))
      .returning({ id: registrations.id }),
    noted: audited(scope, {
      subject: "registration",
      subject_id: id,
      deed: "changed",
      changes: { file_bytes: [file_bytes, next.file_bytes] },
    }),
    kept: db.delete(lostFiles).where(and(eq(lostFiles.file_key, next.file_key ?? ""), isDone)),
    found: registrationRows.one(scope, id),
  });
  if (!found) throw new Refusal("missing");
  if (written.length > 0) return found;
  throw new Refusal("stale", {}, { current: found });
}

async function paperIn(sent: File): Promise<PaperFile> {
  const cleaned = cleanPaper(new Uint8Array(await sent.arrayBuffer()));
  if ("paper" in cleaned) return cleaned.paper;
  const { fault } = cleaned;
  if (fault === "kind") throw unfit("organization.paper.kind");
  throw unfit(fault.startsWith("pdf_") ? `organization.paper.${fault}` : `photos.file.${fault}`);
}

const unfit = (key: string) =>
  new Refusal("invalid", { file: [key] }, { values: { most: Math.floor(largestPaper / 1024 / 1024) } });
