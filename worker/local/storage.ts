import { type Database, type DatabaseAddress, openUnhurried } from "#db/connection.ts";
import { DatabaseAway } from "#db/database-away.ts";
import { newSecret } from "#worker/accounts/secrets.ts";
import { bringUpToDate } from "./migrate.ts";
import { demoUser, hasDemoUser, seedDemo } from "./seed.ts";
import type { Settings } from "./settings.ts";
import { Complaint } from "./upkeep/complaint.ts";
import { startDatabase } from "./upkeep/database.ts";
import type { Later } from "./upkeep/later.ts";
import type { Log } from "./upkeep/log.ts";
import { writeProof } from "./upkeep/write-proof.ts";

type Storage = {
  address: DatabaseAddress & Record<string, string>;
  /** What the ready line says about signing in; empty when there is no demo user. */
  login: string;
};

type Around = { log: Log; later: Later; noted: (pid: number | undefined) => void };

/** A database that answers, has the newest tables and, when it was empty, the demo organisation. */
export async function prepareStorage(settings: Settings, around: Around): Promise<Storage> {
  const { log, later, noted } = around;
  const embedded = settings.remote ? undefined : await startDatabase(settings.dataDir, log, noted);
  if (embedded) later(embedded.kept.stop);
  const { url, token } = settings.remote ?? { url: embedded?.url ?? "", token: "" };
  const address = { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token };
  const db = openUnhurried(address);
  await prepared(db, url);
  const welcome = await login(db, settings);
  // Not before: a migration may keep the lock for longer than any writer may later.
  embedded?.kept.watch(writeProof(embedded.url, settings.dataDir));
  return { address, login: welcome };
}

async function prepared(db: Database, url: string): Promise<void> {
  try {
    await bringUpToDate(db);
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof DatabaseAway)
        throw new Complaint(`The database at ${url} does not answer (${cause.message}).`);
    }
    throw error;
  }
}

/** Seeds an empty database, and answers how to sign in to the demo organisation. */
async function login(db: Database, { seed, remote }: Settings): Promise<string> {
  // A known password is for the reader's own machine; a database on the network gets one nobody can guess.
  const password = remote ? newSecret() : demoUser.password;
  const isNew = seed === "demo" && (await seedDemo(db, password));
  if (!isNew && !(await hasDemoUser(db))) return "";
  return `demo login: ${demoUser.email} / ${isNew || !remote ? password : "the password printed when it was made"}`;
}
