import { sql } from "drizzle-orm";
import type { EntryKind } from "#db/entry-kinds.ts";
import { newId } from "#db/ids.ts";
import type { Database } from "#db/open.ts";
import { detailsOf, type Noted, widened } from "#worker/entries/noting.ts";

type Stranger = { db: Database; now: string; ip: string };

/** The statement that notes a deed of somebody known by an address only; no line where nobody has proved it theirs. */
export const noteAtAddress = (
  { db, now, ip }: Stranger,
  email: string,
  kind: EntryKind,
  { outcome = "ok", details = {}, onlyIf = sql`1 = 1` }: Noted = {},
) =>
  db.run(sql`INSERT INTO entries (id, org_id, user_id, at, kind, outcome, network, details)
    SELECT ${newId("entry")}, org_id, id, ${now}, ${kind}, ${outcome}, ${widened(ip)}, ${detailsOf(details)}
    FROM users WHERE email = ${email} AND is_verified = 1 AND ${onlyIf}`);
