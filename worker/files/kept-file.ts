import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";

/** What a file is called when it is saved. */
const extensions: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};
const keptSeconds = 30 * 24 * 3600;

/** A file by its place in the storage, of that type unless it says itself what it is. */
type FileRequest = { key: string; type: string; namesItself?: boolean; name: string; has: string | undefined };

/**
 * A file of the storage as an answer. What an address holds never changes, so whoever saw it keeps it; nobody between us and
 * the reader may. Pictures are shown, anything else is saved. `missing` when it is gone.
 */
export async function keptFile(
  files: Env["FILES"],
  { key, type, namesItself: saysItself, name, has }: FileRequest,
): Promise<Response> {
  const headers = new Headers({
    ETag: `"${key.slice(key.lastIndexOf("/") + 1)}"`,
    "Cache-Control": `private, max-age=${keptSeconds}, immutable`,
    Vary: "Cookie, Authorization",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  if (knows(has, headers.get("ETag") ?? "")) return new Response(null, { status: 304, headers });
  const file = await files.get(key);
  if (!file) throw new Refusal("missing");
  const kind = (saysItself && file.httpMetadata?.contentType) || type;
  const isShown = kind.startsWith("image/");
  headers.set("Content-Type", kind);
  headers.set("Content-Length", String(file.size));
  const file_name = `${name}.${extensions[kind] ?? "jpg"}`;
  headers.set("Content-Disposition", `${isShown ? "inline" : "attachment"}; filename="${file_name}"`);
  return new Response(file.body, { headers });
}

const knows = (has: string | undefined, etag: string) =>
  (has ?? "").split(",").some((given) => given.trim().replace(/^W\//, "") === etag);
