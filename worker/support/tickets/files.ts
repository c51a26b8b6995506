import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { downloadFile, found } from "#worker/attachments/attachments.ts";
import { fileName } from "#worker/attachments/file-name.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { store } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { cleanTicketFile, type TicketFileKept } from "./cleaning.ts";
import { fileLimits, type TicketFile } from "./contract.ts";
import { asReader, isTheirs, type TicketReader } from "./reading.ts";

/** Seconds after a message in which files may still be put to it. */
const openFor = 3600;

/** A place for a file of a ticket in the storage, another each time: what breaks off leaves one that the clock sweeps. */
export const newFileKey = (org_id: string): string => `org/${org_id}/tickets/${newId("ticket_file")}`;

type Limits = { message_id: string; bytes: number };

/** Whether a message has room for one more file of so many bytes, as SQL. */
const hasRoom = (org_id: string, { message_id, bytes }: Limits) => sql`(
  SELECT count(*) < ${fileLimits.files} AND ifnull(sum(file_bytes), 0) + ${bytes} <= ${fileLimits.all} FROM ticket_files
  WHERE ticket_files.org_id = ${org_id} AND ticket_files.message_id = ${message_id})`;

/**
 * Puts a file to what the caller wrote last in a ticket, within the hour. Refuses `invalid` on the field `file` what is none
 * of the kinds that are taken, is too large, or more than five or 25 MB in all; `missing` without the ticket;
 * `illegal_state` where there is no message of theirs to put it to.
 */
export async function addTicketFile(scope: Scope, env: Env, ticket_id: string, sent: File): Promise<TicketFile> {
  const { db, org_id, user_id, now } = scope;
  const id = await idFor(scope, "ticket_file");
  const message_id = await lastWords(scope, ticket_id);
  const name = fileName(sent);
  if (sent.size > fileLimits.bytes) throw unfit("support.ticket.file_large");
  const cleaned = cleanTicketFile(new Uint8Array(await sent.arrayBuffer()), name);
  if ("fault" in cleaned) throw unfit(cleaned.fault);
  const { type, bytes } = cleaned.file;
  const limits = { message_id, bytes: bytes.length };
  const key = newFileKey(org_id);
  if (!(await store(scope, env, [{ ...cleaned.file, key }], "picture"))) throw unfit("photos.storage_full");
  const isThere = sql`EXISTS (SELECT 1 FROM ticket_files WHERE org_id = ${org_id} AND id = ${id}
    AND file_key = ${key})`;
  const { kept } = await batch(db, {
    made: db.run(sql`
      INSERT INTO ticket_files (id, org_id, ticket_id, message_id, name, file_key, file_type, file_bytes, created_at)
      SELECT ${id}, ${org_id}, ${ticket_id}, word.id, ${name}, ${key}, ${type}, ${bytes.length}, ${now}
      FROM ticket_messages word WHERE word.org_id = ${org_id} AND word.id = ${message_id} AND word.user_id = ${user_id}
        AND ${hasRoom(org_id, limits)} ON CONFLICT (id) DO NOTHING`),
    found: found(scope, key, isThere),
    kept: db.all(sql`SELECT 1 FROM ticket_files WHERE org_id = ${org_id} AND id = ${id}`),
  });
  if (kept.length === 0) throw unfit("support.ticket.files_full");
  return { id, name, type, bytes: bytes.length };
}

const unfit = (key: string) =>
  new Refusal(
    "invalid",
    { file: [key] },
    { values: { files: fileLimits.files, most: fileLimits.bytes / 1024 ** 2, all: fileLimits.all / 1024 ** 2 } },
  );

/** The id of what the caller wrote last in a ticket of theirs, within the hour. */
async function lastWords(scope: Scope, ticket_id: string): Promise<string> {
  const { db, user_id, now } = scope;
  const since = new Date(Date.parse(now) - openFor * 1000).toISOString();
  const rows = await db.all<{ id: string | null }>(sql`
    SELECT (SELECT word.id FROM ticket_messages word WHERE word.org_id = it.org_id AND word.ticket_id = it.id
      AND word.user_id = ${user_id} AND word.at >= ${since} ORDER BY word.at DESC, word.id DESC LIMIT 1) AS id
    FROM tickets it WHERE it.id = ${ticket_id} AND ${isTheirs(scope)}`);
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  if (row.id === null) throw new Refusal("illegal_state", {}, { detail: "support.ticket.file_late" });
  return row.id;
}

type Wanted = { ticket_id: string; id: string };
type StoredRow = { id: string; name: string; file_key: string; file_type: TicketFileKept["type"] };

/** A file of a ticket as a download under its own name, for who may read it; `missing` for everybody else. */
export async function downloadTicketFile(
  { db, org_id }: Pick<Scope, "db" | "org_id">,
  files: Env["FILES"],
  { ticket_id, id, which, user_id }: Wanted & TicketReader,
): Promise<Response> {
  const [row] = await db.all<StoredRow>(sql`
    SELECT file.id, file.name, file.file_key, file.file_type FROM ticket_files file
    CROSS JOIN tickets it ON it.org_id = file.org_id AND it.id = file.ticket_id
    CROSS JOIN ticket_messages word ON word.org_id = file.org_id AND word.id = file.message_id
    WHERE file.org_id = ${org_id} AND file.ticket_id = ${ticket_id} AND file.id = ${id} AND ${which}
      AND ${user_id === null ? sql`1` : sql`word.is_held = 0`}`);
  if (!row) throw new Refusal("missing");
  return downloadFile(files, row, row.name.replace(/\.(pdf|jpe?g|png|webp|xlsx|csv)$/i, ""));
}

/** The same for somebody of the organisation. */
export const readTicketFile = (scope: Scope, env: Env, wanted: Wanted): Promise<Response> =>
  downloadTicketFile(scope, env.FILES, { ...wanted, ...asReader(scope) });
