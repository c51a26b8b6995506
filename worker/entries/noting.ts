import { lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { EntryKind, EntryOutcome } from "#db/entry-kinds.ts";
import { isDemo, newId } from "#db/ids.ts";
import { entries } from "#db/schema/entries.ts";

/** In whose organisation, who, when and from where; a `Scope` is one. */
type Witness = {
  db: Database;
  org_id: string;
  user_id: string | null;
  now: string;
  network?: string | undefined;
  key?: { id: string };
};
export type Noted = {
  outcome?: EntryOutcome;
  /** A few words about it: never a password, a code or a token. */
  details?: Record<string, string>;
  /** Nothing is noted where this does not hold. */
  onlyIf?: SQL;
};

/**
 * The statement that writes a line into the trail of entries; belongs in the batch of the event it tells of. Of the demo's
 * visitors nothing is kept.
 */
export function noteEntry(
  { db, org_id, user_id, now, network = "", key }: Witness,
  kind: EntryKind,
  { outcome = "ok", details = {}, onlyIf = sql`1 = 1` }: Noted = {},
) {
  return db.run(sql`INSERT INTO entries (id, org_id, user_id, key_id, at, kind, outcome, network, details)
    SELECT ${newId("entry")}, ${org_id}, ${user_id}, ${key?.id ?? null}, ${now}, ${kind}, ${outcome}, ${network}, ${detailsOf(details)}
    WHERE ${isDemo(org_id) ? 0 : 1} AND ${onlyIf}`);
}

/** Words about an event as they are kept: no control goes into a line, so that none can be made to look like two. */
export const detailsOf = (details: Record<string, string>) =>
  JSON.stringify(details, (_, value) =>
    typeof value === "string" ? value.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ") : value,
  );

/** The network an address lies in, its /24 or /48: enough to tell home from elsewhere, too little to find anybody. */
export function widened(ip: string): string {
  const [, mapped = ip] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  const [, v4] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(mapped) ?? [];
  if (v4) return `${v4}.0/24`;
  if (!ip.includes(":")) return "";
  const [head = ""] = ip.toLowerCase().split("::");
  const groups = [...head.split(":").filter(Boolean), "0", "0", "0"].slice(0, 3);
  return `${groups.map((group) => (Number.parseInt(group, 16) || 0).toString(16)).join(":")}::/48`;
}

/** Days a line is kept. */
export const entryDays = 365;

/** Removes lines whose days are over. `now` is an ISO instant. */
export async function removeOldEntries(db: Database, now: string): Promise<void> {
  const first = new Date(Date.parse(now) - entryDays * 24 * 3600 * 1000).toISOString();
  await db.delete(entries).where(lt(entries.at, first));
}
