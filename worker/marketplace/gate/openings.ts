import { desc, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { openings as kept } from "#db/schema/marketplace-index.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { namesOf } from "#worker/legal/packs/names.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { isHybridName } from "#worker/species/names.ts";
import { everything, type OpeningDraft } from "./contract.ts";
import type { Opening } from "./gate.ts";
import { type GateKey, keepLevels, readingGate, settleLevels } from "./levels.ts";

export type OpeningRow = typeof kept.$inferSelect;

/** All that the operator opened and closed, the newest first: some dozens. */
export const listOpenings = ({ db }: Pick<Scope, "db">): Promise<OpeningRow[]> =>
  db.select().from(kept).orderBy(desc(kept.created_at), desc(kept.id)).limit(500);

/** Opens or closes a species somewhere; what was said there before is said no more. It acts at once. */
export async function open(scope: Scope, draft: OpeningDraft): Promise<OpeningRow> {
  const { country, region, species, on, ...ground } = draft;
  // Nobody wrote whose rules a hybrid has: the gate knows none of its names.
  if (isHybridName(species)) throw new Refusal("invalid", { species: ["marketplace.opening.hybrid"] });
  const isAll = species.toLowerCase() === everything;
  const place = {
    country: country === everything ? "" : country,
    region: region ?? "",
    latin_key: isAll ? "" : (namesOf(species)[0] ?? ""),
  };
  const { level, source } = ground;
  const reason = ground.reason ?? "";
  const made_by = scope.user_id;
  const about = { level, source, reason, on_day: on, latin_name: isAll ? null : species, made_by };
  const row = { id: newId("opening"), ...place, ...about, created_at: scope.now };
  const isThere = (it: Opening) =>
    it.country === row.country && it.region === row.region && it.latin_key === row.latin_key;
  await change(scope, (all) => [...all.filter((it) => !isThere(it)), row], {
    before: scope.db.run(sql`DELETE FROM openings
      WHERE country = ${row.country} AND region = ${row.region} AND latin_key = ${row.latin_key}`),
    opened: scope.db.insert(kept).values(row),
  });
  return row;
}

/** Takes back what was opened or closed. It acts at once. */
export async function takeBack(scope: Scope, id: string): Promise<void> {
  const { gone } = await change(scope, (all) => all.filter((it) => it.id !== id), {
    gone: scope.db.all(sql`DELETE FROM openings WHERE id = ${id} RETURNING id`),
  });
  if (gone.length === 0) throw new Refusal("missing");
}

/**
 * Changes the openings, and with them in one batch every level that is in use, so that what may still be shown stays in sight
 * and nothing else does. Where somebody else changed them in between, no level counts until they are worked out anew, which is
 * done before this answers.
 */
async function change<Named extends Statements>(
  { db }: Pick<Scope, "db">,
  next: (all: Opening[]) => Opening[],
  statements: Named,
) {
  const { openings, gate, keys } = await batch(db, {
    ...readingGate(db),
    keys: db.all<GateKey>(sql`SELECT DISTINCT country, region, latin_key FROM market_counts`),
  });
  const version = (gate[0]?.version ?? 0) + 1;
  const answers = await batch(db, {
    ...statements,
    raised: db.all<{ version: number }>(
      sql`UPDATE gate_versions SET version = version + 1 WHERE id = 1 RETURNING version`,
    ),
    levels: keepLevels(db, version, keys, next(openings)),
  });
  if (answers.raised[0]?.version !== version) await settleLevels(db);
  return answers;
}
