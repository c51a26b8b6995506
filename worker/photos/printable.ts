import type { Env } from "#worker/env.ts";
import { unprintable } from "./pixels.ts";

/** A picture as it was stored. */
export type Picture = { bytes: Uint8Array; type: string };
/** Why a picture is on no paper. */
export type Unprintable = "format" | "heavy" | "pixels" | "damaged";

// A worker holds the picture and the paper with it.
const heaviest = 6 * 1024 * 1024;

/** A file as paper takes it, or why it cannot; undefined when it is not there. */
export async function printable(file: StoredFile | null, type: string): Promise<Picture | Unprintable | undefined> {
  if (!file) return undefined;
  // PDF knows these two only, and a worker cannot make one out of another.
  if (type !== "image/jpeg" && type !== "image/png") return "format";
  if (file.size > heaviest) return "heavy";
  const bytes = new Uint8Array(await file.arrayBuffer());
  return (type === "image/png" && unprintable(bytes)) || { bytes, type };
}

type StoredFile = NonNullable<Awaited<ReturnType<Env["FILES"]["get"]>>>;
