import { type SQL, sql } from "drizzle-orm";
import { keyOf } from "#worker/audit.ts";
import type { Scope } from "#worker/scope.ts";

/** Birds that live here or did: not in the trash, and not somebody else's. Literal, so that the partial indexes serve it. */
export const inFlock: SQL = sql`birds.deleted_at IS NULL AND birds.is_reference = 0`;

/**
 * Any bird, in the flock, the trash or somebody else's: said by whoever asks for birds by their numbers, or for the newest
 * of all. Literal, so that the index of an organisation's numbers serves it.
 */
export const byNumber: SQL = sql`birds.n > 0`;

type Why = {
  reason?: SQL | string | null;
  import_id?: string | null;
  /** The calendar day on which it took place. */
  on?: SQL | string | null;
};

/** What every write of a bird sets beside its facts: the triggers of the audit trail and of the moves read it. */
export function writeStamp({ user_id, now, key }: Pick<Scope, "user_id" | "now" | "key">) {
  return {
    changed_by: user_id,
    changed_key: keyOf({ key }),
    change_reason: null,
    change_on: null,
    change_import: null,
    updated_at: now,
    version: sql`version + 1`,
  };
}

/** The same as the settings of an UPDATE written in SQL. */
export function writeStampSql(
  { user_id, now, key }: Pick<Scope, "user_id" | "now" | "key">,
  { reason, import_id, on }: Why = {},
): SQL {
  return sql`changed_by = ${user_id}, changed_key = ${keyOf({ key })}, change_reason = ${reason ?? null}, change_on = ${on ?? null},
    change_import = ${import_id ?? null}, updated_at = ${now}, version = birds.version + 1`;
}

/**
 * The one bird of an UPDATE that goes through a list, found by its number: by its id SQLite would as soon read the whole
 * list again for every bird of the flock.
 */
export const ownBird = ({ org_id }: Pick<Scope, "org_id">, id: SQL): SQL =>
  sql`birds.n = (SELECT own.n FROM birds own WHERE own.org_id = ${org_id} AND own.id = ${id})`;
