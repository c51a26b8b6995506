import { inArray, lt } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import { lostFiles } from "#db/schema/photos.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { filesOf } from "./queries.ts";

/** What a file is called when it is saved. */
const extensions: Record<string, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };
const keptSeconds = 30 * 24 * 3600;

/**
 * A photo's file, or its small copy where there is one. What an address holds never changes, so whoever saw it keeps it;
 * nobody between us and the reader may.
 */
export async function photoFile(
  scope: Pick<Scope, "db" | "org_id">,
  files: Env["FILES"],
  asked: { id: string; isThumb: boolean; has: string | undefined },
): Promise<Response> {
  const { file_key, thumb_key, type } = await filesOf(scope, asked.id);
  const key = asked.isThumb && thumb_key ? thumb_key : file_key;
  const headers = new Headers({
    ETag: `"${key.slice(key.lastIndexOf("/") + 1)}"`,
    "Cache-Control": `private, max-age=${keptSeconds}, immutable`,
    Vary: "Cookie, Authorization",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  if (knows(asked.has, headers.get("ETag") ?? "")) return new Response(null, { status: 304, headers });
  const file = await files.get(key);
  if (!file) throw new Refusal("missing");
  // The small copy says itself what it is; the original's type is in its row.
  const kind = (key === thumb_key && file.httpMetadata?.contentType) || type;
  headers.set("Content-Type", kind);
  headers.set("Content-Length", String(file.size));
  headers.set("Content-Disposition", `inline; filename="${asked.id}.${extensions[kind] ?? "jpg"}"`);
  return new Response(file.body, { headers });
}

const knows = (has: string | undefined, etag: string) =>
  (has ?? "").split(",").some((given) => given.trim().replace(/^W\//, "") === etag);

const filesPerRun = 500;
/** Seconds for which an upload may go on before its files count as lost. */
export const lostSeconds = 3600;

/** Clock deed: files whose photo is gone, or never came to be, leave the storage. `now` is an ISO instant. */
export async function removeLostFiles(db: Database, { FILES }: Pick<Env, "FILES">, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - lostSeconds * 1000).toISOString();
  const lost = await db.select().from(lostFiles).where(lt(lostFiles.lost_at, before)).limit(filesPerRun);
  const keys = lost.map(({ file_key }) => file_key);
  if (keys.length === 0) return;
  await FILES.delete(keys);
  await db.delete(lostFiles).where(inArray(lostFiles.file_key, keys));
}
