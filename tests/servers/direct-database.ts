import { type Client, createClient } from "@libsql/client";
import { persistent } from "#db/attempts.ts";

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A server's database, written straight into the database; its clock writes as well, so a busy one is asked again. */
export const directDatabase = (url: string): Client => persistent(createClient({ url }), { left: () => 60_000, wait });
