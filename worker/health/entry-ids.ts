import { type SQL, sql } from "drizzle-orm";

// The events of one entry: the first has its id, those behind it that and a number of three digits.

/** The condition that an event is one of an entry's. */
export const ofEntry = ({ org_id }: { org_id: string }, entry_id: string): SQL =>
  sql`(org_id = ${org_id} AND id >= ${entry_id} AND id < ${`${entry_id}\``})`;

/** The id of the nth event of an entry, from 1, where both are SQL. */
export const nthOfEntry = (entry_id: string, nth: SQL): SQL =>
  sql`${entry_id} || iif(${nth} = 1, '', printf('_%03d', ${nth}))`;

/** Of which entry an event is. */
export const entryIdOf = (event_id: string): string => event_id.replace(/_\d{3}$/, "");

/** The same of the event called `it`. */
export const entryIdSql: SQL = sql.raw("iif(substr(it.id, -4, 1) = '_', substr(it.id, 1, length(it.id) - 4), it.id)");
