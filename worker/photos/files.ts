import { inArray, lt } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { lostFiles } from "#db/schema/photos.ts";
import type { Env } from "#worker/env.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import type { Scope } from "#worker/scope.ts";
import { filesOf } from "./queries.ts";

/** A photo's file, or its small copy where there is one. */
export async function photoFile(
  scope: Pick<Scope, "db" | "org_id">,
  files: Env["FILES"],
  text: { id: string; isThumb: boolean; has: string | undefined },
): Promise<Response> {
  const { file_key, thumb_key, type } = await filesOf(scope, text.id);
  const key = text.isThumb && thumb_key ? thumb_key : file_key;
  // The small copy says itself what it is; the original's type is in its row.
  return keptFile(files, { key, name: text.id, has: text.has, type, namesItself: key === thumb_key });
}

const filesAtOnce = 500;
/** Steps of one run: what is left after so many thousands waits for the next minute. */
const steps = 40;
/** Seconds for which an upload may go on before its files count as lost. */
export const lostSeconds = 3600;

/** Scheduled job: all files whose row is gone, or never came to be, leave the storage. `now` is an ISO instant. */
export async function removeLostFiles(db: Database, { FILES }: Pick<Env, "FILES">, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - lostSeconds * 1000).toISOString();
  for (let step = 0; step < steps; step += 1) {
    const lost = await db.select().from(lostFiles).where(lt(lostFiles.lost_at, before)).limit(filesAtOnce);
    const keys = lost.map(({ file_key }) => file_key);
    if (keys.length === 0) return;
    await FILES.delete(keys);
    await db.delete(lostFiles).where(inArray(lostFiles.file_key, keys));
  }
}
