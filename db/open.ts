import { createClient } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";

export type Database = LibSQLDatabase<Record<string, never>>;

/** A database, and how often it was asked: a page may ask twice. */
export type OpenedDatabase = { db: Database; asked: () => { trips: number; ms: number } };
export type DatabaseAddress = { DATABASE_URL: string; DATABASE_AUTH_TOKEN?: string };
export type OpenDatabase = (address: DatabaseAddress) => OpenedDatabase;

/** Thrown when the database does not answer; becomes 503 with Retry-After. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

// sqld lets another writer steal the lock after 5 s and closes a stream after 10 s: beyond 8 s no answer is coming.
const patience = 8000;

/**
 * Opens libSQL over HTTP, the only way a worker can. Every call has a time limit; silence, refusal and 5xx become
 * `DatabaseAway`.
 */
export const openDatabase: OpenDatabase = ({ DATABASE_URL, DATABASE_AUTH_TOKEN }) => {
  let trips = 0;
  let ms = 0;
  async function ask(input: RequestInfo, init?: RequestInit) {
    trips += 1;
    const start = Date.now();
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
      if (answer.status >= 500) throw new DatabaseAway(`database answered ${answer.status}`);
      return answer;
    } catch (cause) {
      throw cause instanceof DatabaseAway ? cause : new DatabaseAway("database does not answer", { cause });
    } finally {
      ms += Date.now() - start;
    }
  }
  const client = createClient({ url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN || undefined, fetch: ask });
  return { db: drizzle(client), asked: () => ({ trips, ms }) };
};
