import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { mostWeighings } from "#db/words/nest.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { tagOf } from "../eggs/egg-view.ts";
import { type Caution, dayOf } from "../eggs/writing.ts";

/** What an egg weighed on a day (`YYYY-MM-DD`, today where null), g; null takes that day's weighing away. */
type EggWeighing = { egg_id: string; on: string | null; grams: number | null };
/** A weighing as it was kept; `is_above` where the egg weighed less the time before, which no egg does. */
type Kept = { egg_id: string; on: string; grams: number; is_above: boolean };
type Judged = {
  egg_id: string;
  on_day: string;
  there: 0 | 1;
  too_soon: 0 | 1;
  too_late: 0 | 1;
  full: 0 | 1;
  above: 0 | 1;
  pair_number: string;
  clutch_number: number;
  number: number;
};

/**
 * Notes what eggs weighed, one weighing a day of each: another of that day takes its place, and without grams it is taken
 * away; all or none. Refuses (`invalid`) eggs that are not there and days to come, before the laying or after the hatch, and
 * (`conflict`) one weighing too many. A weight above the one before is kept, and told.
 */
export async function weighEggs(
  scope: Scope,
  given: readonly EggWeighing[],
): Promise<{ weights: Kept[]; warnings: Caution[] }> {
  const { db, org_id, now } = scope;
  const input = new Map(given.map((it) => [`${it.egg_id} ${dayOf(scope, it.on)}`, { ...it, on: dayOf(scope, it.on) }]));
  const all = [...input.values()];
  const kept = all.flatMap(({ egg_id, on, grams }) => (grams === null ? [] : [{ egg_id, on, grams }]));
  const rows = jsonCells(all.map(({ egg_id, on, grams }) => [egg_id, on, grams]));
  const known = sql`EXISTS (SELECT 1 FROM egg_weights same
    WHERE same.org_id = ${org_id} AND same.egg_id = eggs.id AND same.on_day = input.value->>1)`;
  const coming = sql`(SELECT count(*) FROM ${rows} AS other WHERE other.value->>0 = eggs.id)`;
  const judging = sql`
    SELECT input.value->>0 AS egg_id, input.value->>1 AS on_day, eggs.id IS NOT NULL AS there,
      ifnull(input.value->>1 < eggs.laid_on, 0) AS too_soon, ifnull(input.value->>1 > eggs.hatched_on, 0) AS too_late,
      NOT ${known} AND ${coming} + (SELECT count(*) FROM egg_weights had
        WHERE had.org_id = ${org_id} AND had.egg_id = eggs.id) > ${mostWeighings} AS full,
      ifnull(input.value->>2 > (SELECT before.grams FROM egg_weights before WHERE before.org_id = ${org_id}
        AND before.egg_id = eggs.id AND before.on_day < input.value->>1 ORDER BY before.on_day DESC LIMIT 1), 0) AS above,
      pairs.number AS pair_number, clutches.number AS clutch_number, eggs.number
    FROM ${rows} AS input
    LEFT JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = input.value->>0
    LEFT JOIN clutches ON clutches.org_id = eggs.org_id AND clutches.id = eggs.clutch_id
    LEFT JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id`;
  const may = sql`NOT EXISTS (SELECT 1 FROM (${judging}) it WHERE NOT it.there OR it.too_soon OR it.too_late OR it.full)`;
  const gone = all.filter(({ grams }) => grams === null);
  const { judged } = await batch(db, {
    judged: db.all<Judged>(judging),
    saved: db.run(sql`
      INSERT INTO egg_weights (id, org_id, egg_id, on_day, grams, created_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3, ${now}
      FROM ${jsonCells(kept.map(({ egg_id, on, grams }) => [newId("egg_weight"), egg_id, on, grams]))} WHERE ${may}
      ON CONFLICT (org_id, egg_id, on_day) DO UPDATE SET grams = excluded.grams`),
    removed: db.run(sql`
      DELETE FROM egg_weights WHERE org_id = ${org_id} AND ${may} AND (egg_id, on_day) IN (
        SELECT value->>0, value->>1 FROM ${jsonCells(gone.map(({ egg_id, on }) => [egg_id, on]))})`),
  });
  refuse(judged);
  const above = new Map(judged.map((it) => [`${it.egg_id} ${it.on_day}`, it]));
  const weights = kept.map((it) => ({ ...it, is_above: above.get(`${it.egg_id} ${it.on}`)?.above === 1 }));
  const code = "clutches.weight.above";
  const warnings = judged
    .filter((it) => it.above === 1)
    .map((it) => ({ code, message: translate(scope.language, code, { egg: tagOf(it) }) }));
  return { weights, warnings };
}

function refuse(judged: readonly Judged[]): void {
  const wrong = (code: string, it: Judged) => new Refusal("invalid", { on: [code] }, { values: { egg: tagOf(it) } });
  for (const it of judged) {
    if (!it.there) throw new Refusal("invalid", { egg_id: ["fields.unknown_id"] });
    if (it.too_soon) throw wrong("clutches.on.before_laying", it);
    if (it.too_late) throw wrong("clutches.weight.hatched", it);
    if (it.full)
      throw new Refusal(
        "conflict",
        {},
        { detail: "clutches.weight.full", values: { limit: mostWeighings, egg: tagOf(it) } },
      );
  }
}
