import { createClient } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { LibSQLDatabase as OverLibSQL } from "drizzle-orm/libsql/driver-core";
import { LibSQLSession } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { persistent } from "./attempts.ts";
import { DatabaseAway, DatabaseBusy, StreamRefused, WayLost } from "./database-away.ts";
import { type Accompanied, accompanied, type QueryClient } from "./joined-batches.ts";
import { pipelineClient } from "./pipeline.ts";

export type Database = LibSQLDatabase<Record<string, never>>;

export type OpenedDatabase = {
  db: Database;
  /** How often it was asked, and how long that took: a page may ask twice. */
  traffic: () => { trips: number; ms: number };
  /** From now on each question has the patience for itself: the answer has begun, and what follows is a long walk. */
  unhurried: () => void;
} & Pick<Accompanied, "alongside" | "alone">;
export type DatabaseAddress = { DATABASE_URL: string; DATABASE_AUTH_TOKEN?: string };
export type OpenDatabase = (address: DatabaseAddress) => OpenedDatabase;

// Milliseconds. Nobody looks at a page that takes longer; sqld lets another writer steal the lock after 5 s.
const mostPatience = 10_000;

/**
 * Opens libSQL over HTTP, the only way a worker can, over streams that an isolate keeps open. All its questions together
 * have 10 s, the bodies of the answers and the waits before asking again included; then, and whenever the database or the
 * way to it gives no answer, they throw `DatabaseAway`.
 */
export const openDatabase: OpenDatabase = ({ DATABASE_URL, DATABASE_AUTH_TOKEN }) => {
  const { fetched, patience, traffic, unhurried } = confirming();
  const client = pipelineClient(DATABASE_URL, DATABASE_AUTH_TOKEN || undefined, fetched);
  return { ...databaseOver(persistent(client, patience)), traffic, unhurried };
};

/** Opens it for work that nobody waits for, a stream of its own for each question: the clock, the queue, `npm start`. */
export function openUnhurried({ DATABASE_URL, DATABASE_AUTH_TOKEN }: DatabaseAddress): Database {
  const { fetched, patience, unhurried } = confirming();
  unhurried();
  const client = createClient({ url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN || undefined, fetch: fetched });
  return databaseOver(persistent(client, patience)).db;
}

/** How one request asks, and how long it has left for that. */
function confirming() {
  const count = { trips: 0, ms: 0 };
  let isHurried = true;
  // What the app itself works out meanwhile is not the database's to answer for.
  const left = () => (isHurried ? mostPatience - count.ms : mostPatience);
  const wait = async (ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    count.ms += ms;
  };
  async function fetched(input: RequestInfo, init?: RequestInit) {
    count.trips += 1;
    const start = Date.now();
    try {
      return await wholeAnswer(input, init, left());
    } finally {
      count.ms += Date.now() - start;
    }
  }
  const unhurried = () => {
    isHurried = false;
  };
  return { fetched, patience: { left, wait }, traffic: () => ({ ...count }), unhurried };
}

// It knows no connection, only the names of tables and columns, which each new one would gather anew.
const dialect = new SQLiteAsyncDialect();

/** The database behind a client, for one request. */
export function databaseOver(behind: QueryClient): Pick<OpenedDatabase, "db" | "alongside" | "alone"> {
  const { client, alongside, alone } = accompanied(behind);
  const session = new LibSQLSession<Record<string, never>, Record<string, never>>(
    client,
    dialect,
    undefined,
    {},
    undefined,
  );
  return { db: new OverLibSQL<Record<string, never>>("async", dialect, session, undefined), alongside, alone };
}

/** Fetches an answer with its body: one that drips or breaks off is none. */
async function wholeAnswer(input: RequestInfo, init: RequestInit | undefined, ms: number): Promise<Response> {
  if (ms <= 0) throw new DatabaseAway("no patience left");
  const clock = new AbortController();
  const late = new Promise<never>((_, reject) => {
    clock.signal.addEventListener("abort", () => reject(new DatabaseAway("database does not answer in time")));
  });
  const timer = setTimeout(() => clock.abort(), ms);
  try {
    return await Promise.race([late, fetchedWhole(input, { ...init, signal: clock.signal })]);
  } finally {
    clearTimeout(timer);
  }
}

async function fetchedWhole(input: RequestInfo, init: RequestInit): Promise<Response> {
  const answer = await fetch(input, init).catch(lost);
  const body = await answer.arrayBuffer().catch(lost);
  if (answer.status === 429) throw new DatabaseBusy("database is asked too much");
  if (answer.status === 400 || answer.status === 404) throw new StreamRefused(`database answered ${answer.status}`);
  if (!answer.ok) throw new DatabaseAway(`database answered ${answer.status}`);
  return new Response(body, answer);
}

function lost(cause: unknown): never {
  throw new WayLost("the way to the database broke", { cause });
}
