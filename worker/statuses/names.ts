import { type SQL, sql } from "drizzle-orm";
import { statuses } from "#db/schema/statuses.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

type Names = { id: string; key: string; name_pt: string; name_en: string };
/** The names an organisation's statuses go by, all but one's own. */
export type KnownNames = {
  /** Whether one goes by such a name already, whatever the case and the accents. */
  has: (name: string) => boolean;
  /** Whether a file that says so means one of them: an import understands keys too. */
  means: (name: string) => boolean;
  /** Holds while nobody has added or renamed one since; belongs into the write. */
  asRead: SQL;
};

const mostAttempts = 20;

/**
 * Writes by the names that stand at that moment. Accents are folded here and not in SQL, which knows none; so the names
 * are read first, and when somebody was quicker `write` finds nothing to do, answers undefined and is asked again.
 */
export async function byNames<Made>(
  scope: Scope,
  own_id: string,
  write: (known: KnownNames) => Promise<Made | undefined>,
): Promise<Made> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const made = await write(await knownNames(scope, own_id));
    if (made !== undefined) return made;
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

async function knownNames(scope: Scope, own_id: string): Promise<KnownNames> {
  const { key, name_pt, name_en, id } = statuses;
  const others = sql`${id} <> ${own_id}`;
  const rows: Names[] = await scope.db
    .select({ id, key, name_pt, name_en })
    .from(statuses)
    .where(owned(scope, statuses, others));
  const taken = new Set(rows.flatMap((row) => [foldName(row.name_pt), foldName(row.name_en)]));
  const keys = new Set(rows.map((row) => foldName(row.key)));
  const read = JSON.stringify(rows.map((row) => [row.id, row.name_pt, row.name_en]));
  const asRead = sql`NOT EXISTS (
    SELECT other.id, other.name_pt, other.name_en FROM statuses other
    WHERE other.org_id = ${scope.org_id} AND other.id <> ${own_id}
    EXCEPT SELECT value->>0, value->>1, value->>2 FROM json_each(${read}))`;
  const has = (name: string) => taken.has(foldName(name));
  return { has, means: (name) => has(name) || keys.has(foldName(name)), asRead };
}
