import { and, eq, sql } from "drizzle-orm";
import { registrations } from "#db/schema/organization.ts";
import { downloadFile, type FileColumns, found, noFile, storeFile } from "#worker/attachments/attachments.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { type Registration, registrationRows } from "./registrations.ts";

type Stored = typeof registrations.$inferSelect;

/** A registration's paper as a download under its number; `missing` without one. */
export async function registrationFile(scope: Scope, files: Env["FILES"], id: string): Promise<Response> {
  const row = await stored(scope, id);
  return downloadFile(files, row, row.number);
}

/** Keeps the paper of a registration, in the place of the one before; refuses as `storeFile` does. */
export async function keepRegistrationFile(scope: Scope, env: Env, id: string, sent: File): Promise<Registration> {
  const row = await stored(scope, id);
  return write(scope, row, await storeFile(scope, env, sent));
}

/** Takes a registration's paper away; its file follows with the clock. */
export async function removeRegistrationFile(scope: Scope, id: string): Promise<void> {
  const row = await stored(scope, id);
  if (!row.file_key) throw new Refusal("missing");
  await write(scope, row, noFile);
}

async function stored(scope: Scope, id: string): Promise<Stored> {
  const [row] = await scope.db
    .select()
    .from(registrations)
    .where(owned(scope, registrations, eq(registrations.id, id)));
  if (!row) throw new Refusal("missing");
  return row;
}

async function write(scope: Scope, { id, version, file_bytes }: Stored, next: FileColumns) {
  const { db, now } = scope;
  const isIt = owned(scope, registrations, eq(registrations.id, id));
  const isDone = sql`EXISTS (SELECT 1 FROM registrations WHERE ${isIt} AND version = ${version + 1})`;
  const {
    written,
    row: [row],
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
    found: found(scope, next.file_key, isDone),
    row: registrationRows.one(scope, id),
  });
  if (!row) throw new Refusal("missing");
  if (written.length > 0) return row;
  throw new Refusal("stale", {}, { current: row });
}
