import { sql } from "drizzle-orm";
import { idForKey } from "#db/ids.ts";
import { found } from "#worker/attachments/attachments.ts";
import { fileName } from "#worker/attachments/file-name.ts";
import type { Env } from "#worker/env.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { put, reserve } from "#worker/photos/storing.ts";
import type { Scope } from "#worker/scope.ts";
import { cleanTicketFile, type TicketFileKept } from "../tickets/cleaning.ts";
import { fileLimits } from "../tickets/contract.ts";
import { newFileKey } from "../tickets/files.ts";
import type { MailFile } from "./parsing.ts";

/** Parts of a mail beyond which none of them is kept. */
const mostParts = 10;
/** A picture within the mail that weighs less is one of a signature. */
const smallest = 20 * 1024;

type Attached = { id: string; name: string; key: string; file: TicketFileKept };
type Chosen = { kept: Array<{ name: string; file: TicketFileKept }>; left_out: number };

/** The files of a mail that may be kept, by the same rules as those that are sent on a page, and how many are not. */
export function chosenFiles(files: readonly MailFile[]): Chosen {
  const own = files.filter(({ isWithin, bytes }) => !(isWithin && bytes.length < smallest));
  if (files.length > mostParts) return { kept: [], left_out: own.length };
  const kept: Chosen["kept"] = [];
  let room = fileLimits.all;
  for (const { name: given, bytes } of own) {
    const name = fileName({ name: given });
    const cleaned = cleanTicketFile(bytes, name);
    if ("fault" in cleaned || kept.length === fileLimits.files || cleaned.file.bytes.length > room) continue;
    room -= cleaned.file.bytes.length;
    kept.push({ name, file: cleaned.file });
  }
  return { kept, left_out: own.length - kept.length };
}

type Of = Pick<Scope, "db" | "org_id" | "now">;

/** Puts files of a message into the storage; none where the organisation has no room for them. */
export async function storeFiles(of: Of, env: Env, message_id: string, kept: Chosen["kept"]): Promise<Attached[]> {
  if (kept.length === 0) return [];
  const files = await Promise.all(
    kept.map(async (it, place) => ({
      ...it,
      id: await idForKey("ticket_file", of.org_id, `${message_id} ${place}`),
      key: newFileKey(of.org_id),
    })),
  );
  const lying = files.map(({ key, file }) => ({ key, ...file }));
  const { rowsAffected } = await reserve(of, lying);
  if (rowsAffected === 0) return [];
  await put(env.FILES, lying);
  return files;
}

/** The statements that tell of them, behind the one that writes their message; what is not told of the clock sweeps. */
export function attached({ db, org_id, now }: Of, ticket_id: string, message_id: string, files: readonly Attached[]) {
  const statements: Statements = {};
  for (const { id, name, key, file } of files) {
    statements[id] = db.run(sql`
      INSERT INTO ticket_files (id, org_id, ticket_id, message_id, name, file_key, file_type, file_bytes, created_at)
      SELECT ${id}, ${org_id}, word.ticket_id, word.id, ${name}, ${key}, ${file.type}, ${file.bytes.length}, ${now}
      FROM ticket_messages word WHERE word.org_id = ${org_id} AND word.id = ${message_id} AND word.ticket_id = ${ticket_id}
      ON CONFLICT (id) DO NOTHING`);
    statements[key] = found(
      { db },
      key,
      sql`EXISTS (SELECT 1 FROM ticket_files WHERE org_id = ${org_id} AND id = ${id} AND file_key = ${key})`,
    );
  }
  return statements;
}
