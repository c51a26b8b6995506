import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient, type InArgs } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { inject, onTestFinished } from "vitest";
import { type Database, databaseOver, type OpenDatabase } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { organizations, users } from "#db/schema/accounts.ts";
import type { Role } from "#db/vocabulary.ts";
import { openSession } from "#worker/accounts/sessions.ts";
import { createApi } from "#worker/api.ts";
import type { Env, HookAnnouncement, MailAnnouncement, NoticeAnnouncement } from "#worker/env.ts";
import { gatheredRooms as founded } from "#worker/rooms.ts";
import { memoryFiles } from "./files.ts";

/**
 * A database of one's own: a file copied from the migrated template. `:memory:` would not do: the client silently drops
 * it after a transaction.
 */
export async function newDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), "voliera-world-"));
  const path = join(folder, "world.db");
  await copyFile(inject("template"), path);
  const client = createClient({ url: `file:${path}` });
  await client.execute("PRAGMA foreign_keys = ON");
  // A test's database need not survive a power cut.
  await client.execute("PRAGMA synchronous = OFF");
  const watched = watch(client);
  onTestFinished(async () => {
    client.close();
    await rm(folder, { recursive: true, force: true });
  });
  const db = drizzle(client) as unknown as Database;
  traffic.set(db, watched);
  const DATABASE_URL = `file:${path}`;
  addresses.set(db, DATABASE_URL);
  standing.set(DATABASE_URL, db);
  onTestFinished(() => void standing.delete(DATABASE_URL));
  return db;
}

const standing = new Map<string, Database>();
const clientOf = (db: Database) => (db as unknown as { $client: Client }).$client;
const addresses = new WeakMap<Database, string>();

/** The way to every database of this thread's tests, by its address as in production. */
const open: OpenDatabase = ({ DATABASE_URL }) => {
  const db = standing.get(DATABASE_URL);
  if (!db) throw new Error(`no test has a database at ${DATABASE_URL}`);
  const before = tripsOf(db).length;
  const traffic = () => ({ trips: tripsOf(db).length - before, ms: 0 });
  return { ...databaseOver(clientOf(db)), traffic, unhurried: () => {} };
};

// One for all: it knows its databases by the environment of each request, and its routes are compiled only once.
const api = createApi(open);

/** What went to the database: one entry per round trip, holding its statements. */
export type Trip = Array<{ sql: string; args: InArgs }>;
const traffic = new WeakMap<Database, Trip[]>();

/** Every round trip of a test's database so far, oldest first. */
export const tripsOf = (db: Database): Trip[] => traffic.get(db) ?? [];

function watch(client: Client): Trip[] {
  const trips: Trip[] = [];
  const note = (statements: unknown[]) =>
    void trips.push(statements.map((it) => (typeof it === "string" ? { sql: it, args: [] } : (it as Trip[number]))));
  const { execute, batch } = client;
  client.execute = (...given: unknown[]) => {
    note([given[0]]);
    return Reflect.apply(execute, client, given);
  };
  client.batch = (statements, ...more) => {
    note(statements);
    return Reflect.apply(batch, client, [statements, ...more]);
  };
  return trips;
}

export type Resident = { org_id: string; user_id: string; email: string; token: string };
export type Ask = {
  as?: Resident | undefined;
  json?: unknown;
  form?: FormData | URLSearchParams;
  headers?: Record<string, string>;
  method?: string;
};

/** Two organisations, a verified owner in each, the whole API over a database of its own. Nothing of ours is mocked. */
export async function newWorld(overrides: Partial<Env> = {}) {
  const db = await newDatabase();
  const announced: MailAnnouncement[] = [];
  const noticed: NoticeAnnouncement[] = [];
  const hooked: HookAnnouncement[] = [];
  const env = { ...testEnv(announced, noticed, hooked), DATABASE_URL: addresses.get(db), ...overrides } as Env;
  const a = await settle(db, env, "Viveiro A");
  const b = await settle(db, env, "Viveiro B");

  /** Calls the API as a resident; JSON or a form decides method and type. */
  async function ask(path: string, { as, json, form, headers = {}, method }: Ask = {}): Promise<Response> {
    const body = json === undefined ? form : JSON.stringify(json);
    const init = {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        "Accept-Language": "en",
        "CF-Connecting-IP": "192.0.2.1",
        ...(as && { Authorization: `Bearer ${as.token}` }),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      body,
    };
    return api.request(`http://voliera.test${path}`, init as RequestInit, env, context);
  }
  return { db, env, api, ask, a, b, announced, noticed, hooked, open };
}

const context = {
  waitUntil: (promise: Promise<unknown>) => void promise,
  passThroughOnException: () => {},
  props: {},
} as unknown as ExecutionContext;

function testEnv(announced: MailAnnouncement[], noticed: NoticeAnnouncement[], hooked: HookAnnouncement[]) {
  return {
    JWT_SECRET: "test-secret-of-at-least-thirty-two-bytes",
    CODE_PEPPER: "test-pepper-of-at-least-thirty-two-bytes",
    FACTOR_KEY: "test-factor-key-of-at-least-thirty-two-bytes",
    VAPID_PUBLIC_KEY: "BIftN1v1NYlr2KbmjMVyT3Qo1XV1NAaxqwZKpZXcXV294QS_683aROgigZQCWnvn4hrvhO57oX3--HT9ZLERcrk",
    VAPID_PRIVATE_KEY: "uH0_s2ZOH5k0Rpf471xgWkWDKsuQfX7irsyO0V6oQDE",
    APP_ORIGIN: "http://voliera.test",
    ENVIRONMENT: "local",
    RATE_LIMITS: "strict",
    PASSWORD_COST: "lowest",
    MAIL_TRANSPORT: "outbox",
    MAIL_FROM: "Voliera <no-reply@voliera.test>",
    MAILS: { send: async (message: MailAnnouncement) => void announced.push(message) },
    NOTICES: { send: async (message: NoticeAnnouncement) => void noticed.push(message) },
    HOOKS: { send: async (message: HookAnnouncement) => void hooked.push(message) },
    FILES: memoryFiles(),
    FLOOD: { limit: async () => ({ success: true }) },
  };
}

/** A new organisation with its statuses and one verified member. */
export async function settle(db: Database, env: Env, name: string, role: Role = "owner"): Promise<Resident> {
  const created_at = new Date().toISOString();
  const org_id = newId("organization");
  const user_id = newId("user");
  const email = `${user_id.toLowerCase()}@voliera.test`;
  await db.insert(organizations).values({
    id: org_id,
    name,
    locale: "pt-PT",
    timezone: "Europe/Lisbon",
    plan: "professional",
    claimed_at: created_at,
    created_at,
  });
  const person = { first_name: "Rita", last_name: "Melo", email, language: "pt" as const };
  await db
    .insert(users)
    .values({ ...person, id: user_id, org_id, password_hash: "none", role, is_verified: true, created_at });
  for (const beginning of Object.values(founded.founding(db, org_id))) await beginning;
  // As the app itself would make it: a token that says anything else is renewed at every call.
  const { language: _, ...named } = person;
  const plan = "professional" as const;
  const card = { ...named, organization: name, timezone: "Europe/Lisbon", role, is_verified: true, plan };
  const { access_token } = await openSession(
    db,
    env.JWT_SECRET,
    { id: user_id, org_id, card },
    { remember: false, user_agent: "", ip: "" },
  );
  return { org_id, user_id, email, token: access_token };
}
