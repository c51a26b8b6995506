import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Region } from "#db/vocabulary.ts";
import type { GateLevel } from "#db/words/market.ts";
import { batch } from "#worker/kit/batch.ts";
import { marketRulesText } from "#worker/legal/packs/rules.ts";
import { gateOf, type Opening } from "./gate.ts";

/** Where a listing is and of which species, as the market keeps it: '' where nobody said, and of goods. */
export type GateKey = { country: string; region: string; latin_key: string };

/** The statements that read all openings and which version of the gate they are; they fit any batch. */
export const readingGate = (db: Database) => ({
  openings: db.all<Opening>(sql`SELECT id, country, region, latin_key, level, reason, source, on_day FROM openings`),
  gate: db.all<{ version: number; packs: string }>(sql`SELECT version, packs FROM gate_versions WHERE id = 1`),
});

/** The gate for a key, given what `readingGate` read. */
export const levelAt = ({ country, region, latin_key }: GateKey, openings: readonly Opening[]): GateLevel =>
  gateOf({ country: country || null, region: region as Region | "", latin_name: latin_key || null }, openings).level;

/**
 * The statement that keeps levels as they follow from what `readingGate` read. Where an opening came in between, they are of
 * an older version, and show nothing until the clock has worked them out anew.
 */
export const keepLevels = (db: Database, version: number, keys: readonly GateKey[], openings: readonly Opening[]) =>
  db.run(sql`
    INSERT INTO levels (country, region, latin_key, level, version)
    SELECT value->>0, value->>1, value->>2, value->>3, ${version}
    FROM json_each(${JSON.stringify(keys.map((key) => [key.country, key.region, key.latin_key, levelAt(key, openings)]))})
    WHERE true
    ON CONFLICT (country, region, latin_key) DO UPDATE SET level = excluded.level, version = excluded.version
    WHERE excluded.version >= levels.version`);

/** The level of the row `it` of the market at this moment, as SQL: NULL where nobody has worked it out for what is in force. */
export const levelOf = (it: SQL): SQL => sql`(
  SELECT gate.level FROM levels gate WHERE gate.country = ${it}.country AND gate.region = ${it}.region
    AND gate.latin_key = ${it}.latin_key AND gate.version = (SELECT version FROM gate_versions WHERE id = 1))`;

// Of a deployment some dozens; of all there can be, one for each species of each region.
const keysAtOnce = 2000;

/** Scheduled job: works out what was not, or was for other packs and openings than those in force. */
export async function settleLevels(db: Database): Promise<void> {
  const packs = await fingerprint(marketRulesText());
  await db.run(
    sql`UPDATE gate_versions SET version = version + 1, packs = ${packs} WHERE id = 1 AND packs <> ${packs}`,
  );
  const { openings, gate, stale } = await batch(db, {
    ...readingGate(db),
    stale: db.all<GateKey>(sql`
      SELECT DISTINCT country, region, latin_key FROM market_counts it
      WHERE ${levelOf(sql`it`)} IS NULL LIMIT ${keysAtOnce}`),
  });
  const [state] = gate;
  if (state && stale.length > 0) await keepLevels(db, state.version, stale, openings);
}

async function fingerprint(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest.subarray(0, 12)));
}
