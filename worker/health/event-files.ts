import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { downloadFile, found, type StoredFile, storeFile } from "#worker/attachments/attachments.ts";
import { fileName } from "#worker/attachments/file-name.ts";
import { audited, auditedLines } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { HealthFile } from "./event-rows.ts";

/** An event of a bird that is not in the trash. */
const eventThere = ({ org_id }: Scope, bird_id: string, event_id: string) => sql`EXISTS (
  SELECT 1 FROM health_events CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = health_events.bird_id
  WHERE health_events.org_id = ${org_id} AND health_events.id = ${event_id} AND health_events.bird_id = ${bird_id}
    AND birds.deleted_at IS NULL)`;

/** Which file of which event of which bird. */
type FilePath = { bird_id: string; event_id: string; id: string };

/** Adds a file to an event; `missing` without the event, refused as `storeFile` does. */
export async function addFile(
  scope: Scope,
  env: Env,
  { bird_id, event_id }: Omit<FilePath, "id">,
  sent: File,
): Promise<HealthFile> {
  const { db, org_id, now } = scope;
  const there = eventThere(scope, bird_id, event_id);
  const [before] = await db.all<{ there: 0 | 1 }>(sql`SELECT ${there} AS there`);
  if (!before?.there) throw new Refusal("missing");
  const id = newId("health_file");
  const { file_key, file_type, file_bytes } = await storeFile(scope, env, sent);
  const name = fileName(sent);
  const { made } = await batch(db, {
    made: db.all<{ id: string }>(sql`
      INSERT INTO health_files (id, org_id, event_id, name, file_key, file_type, file_bytes, created_at)
      SELECT ${id}, ${org_id}, ${event_id}, ${name}, ${file_key}, ${file_type}, ${file_bytes}, ${now} WHERE ${there}
      RETURNING id`),
    line: audited(scope, {
      subject: "health",
      subject_id: bird_id,
      deed: "changed",
      changes: { file: [null, name] },
    }),
    found: found(scope, file_key, sql`EXISTS (SELECT 1 FROM health_files WHERE org_id = ${org_id} AND id = ${id})`),
  });
  if (made.length === 0) throw new Refusal("missing");
  return { id, name, type: file_type, bytes: file_bytes };
}

const fileOf = ({ org_id }: Scope, { event_id, id }: FilePath) =>
  sql`health_files.org_id = ${org_id} AND health_files.event_id = ${event_id} AND health_files.id = ${id}`;

/** A file of an event as a download under its own name. */
export async function readFile(scope: Scope, files: Env["FILES"], path: FilePath): Promise<Response> {
  const [row] = await scope.db.all<StoredFile & { id: string; name: string }>(sql`
    SELECT id, name, file_key, file_type, file_bytes FROM health_files
    WHERE ${fileOf(scope, path)} AND ${eventThere(scope, path.bird_id, path.event_id)}`);
  if (!row) throw new Refusal("missing");
  return downloadFile(files, row, row.name.replace(/\.(pdf|jpe?g|png|webp)$/i, ""));
}

/** Takes a file away; what lay in the storage follows with the clock. */
export async function removeFile(scope: Scope, path: FilePath): Promise<void> {
  const which = sql`${fileOf(scope, path)} AND ${eventThere(scope, path.bird_id, path.event_id)}`;
  const lines = sql`SELECT ${path.bird_id} AS subject_id, json_object('file', json_array(name, NULL)) AS changes
    FROM health_files WHERE ${which}`;
  const { gone } = await batch(scope.db, {
    line: auditedLines(scope, { subject: "health", lines }),
    gone: scope.db.all<{ id: string }>(sql`DELETE FROM health_files WHERE ${which} RETURNING id`),
  });
  if (gone.length === 0) throw new Refusal("missing");
}
