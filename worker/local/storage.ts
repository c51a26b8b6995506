import { type Database, type DatabaseAddress, DatabaseAway, openDatabase } from "#db/open.ts";
import { Complaint } from "./complaint.ts";
import { startDatabase } from "./database.ts";
import type { Later } from "./house.ts";
import type { Log } from "./log.ts";
import { bringUpToDate } from "./migrate.ts";
import type { Settings } from "./settings.ts";

export type Storage = {
  address: DatabaseAddress & Record<string, string>;
  /** What the ready line says about signing in; empty when there is no demo user. */
  login: string;
  /** Of the embedded server. */
  pid: () => number | undefined;
};

/** A database that answers, has the newest tables and, when it was empty, the demo organisation. */
export async function prepareStorage(settings: Settings, log: Log, later: Later): Promise<Storage> {
  const embedded = settings.remote ? undefined : await startDatabase(settings.dataDir, log);
  if (embedded) later(embedded.kept.stop);
  const { url, token } = settings.remote ?? { url: embedded?.url ?? "", token: "" };
  const address = { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token };
  const { db } = openDatabase(address);
  await prepared(db, url);
  return { address, login: "", pid: () => embedded?.kept.pid() };
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
