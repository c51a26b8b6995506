import { type Client, createClient } from "@libsql/client";
import { persistent } from "#db/attempts.ts";

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A house's database, written past the house; its clock writes as well, so a busy one is asked again. */
export const pastTheHouse = (url: string): Client => persistent(createClient({ url }), { left: () => 60_000, wait });
