import { migrate } from "drizzle-orm/libsql/migrator";
import type { Database } from "#db/connection.ts";

/** Brings a database to the newest schema; harmless when it is there already. */
export function bringUpToDate(db: Database): Promise<void> {
  return migrate(db, { migrationsFolder: new URL("../../migrations", import.meta.url).pathname });
}
