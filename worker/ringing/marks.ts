import { sql } from "drizzle-orm";
import { audited, auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type MarkDraft, mostNumbers } from "./contract.ts";
import { readingSeries, type Series, serializeSeries } from "./series-rows.ts";
import { isUsed, keyOf } from "./states.ts";

/**
 * Notes what became of a number that no bird bears, or of each such number up to the `last`: lost, spoilt, returned or sold.
 * Refuses `invalid` outside of the series and a day that has not come; a `conflict` of a number that a bird bears, in the
 * trash too, or that is marked, and of several where that is so of each.
 */
export async function markRing(scope: Scope, series_id: string, draft: MarkDraft): Promise<Series> {
  const { db, org_id, user_id, now, today } = scope;
  const { number, state, on, why } = draft;
  const last = draft.last ?? number;
  const base = await idFor(scope, "ring_mark");
  const on_day = on ?? today;
  if (on_day > today) throw new Refusal("invalid", { on: ["ringing.on.future"] });
  if (last < number) throw new Refusal("invalid", { last: ["ringing.last.before"] });
  if (last - number >= mostNumbers) throw new Refusal("invalid", { last: ["ringing.last.many"] });
  const fits = (of: number) => sql`${of} BETWEEN series.first_number AND series.last_number`;
  const { found, made, judged } = await batch(db, {
    made: db.all<{ id: string }>(sql`
      WITH RECURSIVE meant(number) AS (SELECT CAST(${number} AS INTEGER) UNION ALL SELECT number + 1 FROM meant WHERE number < ${last})
      INSERT INTO ring_marks (id, org_id, ring_series_id, number, state, on_day, why, user_id, created_at)
      SELECT ${`${base}_`} || meant.number, ${org_id}, series.id, meant.number, ${state}, ${on_day}, ${why}, ${user_id}, ${now}
      FROM ring_series series CROSS JOIN meant
      WHERE series.org_id = ${org_id} AND series.id = ${series_id} AND ${fits(number)} AND ${fits(last)}
        AND NOT ${isUsed(scope, keyOf("series", "meant.number"))}
      ON CONFLICT DO NOTHING RETURNING id`),
    line: audited(scope, {
      subject: "ring_series",
      subject_id: series_id,
      deed: "changed",
      changes: { number: [null, number], ...(last > number && { last_number: [null, last] }), mark: [null, state] },
    }),
    judged: db.all<{ first_fits: 0 | 1; last_fits: 0 | 1; used: 0 | 1; kept: string | null }>(sql`
      SELECT ${fits(number)} AS first_fits, ${fits(last)} AS last_fits,
        ${isUsed(scope, keyOf("series", String(number)))} AS used, (
          SELECT mark.state FROM ring_marks mark WHERE mark.org_id = ${org_id} AND mark.ring_series_id = series.id
            AND mark.number BETWEEN ${number} AND ${last} AND mark.id = ${`${base}_`} || mark.number LIMIT 1
        ) AS kept
      FROM ring_series series WHERE series.org_id = ${org_id} AND series.id = ${series_id}`),
    found: readingSeries(scope, series_id),
  });
  const [series] = found;
  const [judgement] = judged;
  if (!series || !judgement) throw new Refusal("missing");
  // The same mark sent twice under one key is there already.
  if (made.length > 0 || judgement.kept === state) return serializeSeries(series);
  if (judgement.first_fits === 0) throw new Refusal("invalid", { number: ["ringing.number.outside"] });
  if (judgement.last_fits === 0) throw new Refusal("invalid", { last: ["ringing.number.outside"] });
  if (last > number) throw new Refusal("conflict", { number: ["ringing.number.none_free"] });
  if (judgement.used === 1) throw new Refusal("conflict", { number: ["ringing.number.used"] });
  throw new Refusal("conflict", { number: ["ringing.number.marked"] });
}

/**
 * Takes back what was noted of a number, and of each up to the `last` of which the same was noted; `missing` where of the
 * first nothing was.
 */
export async function unmarkRing(scope: Scope, series_id: string, number: number, last = number): Promise<void> {
  const { db, org_id } = scope;
  const own = sql`mark.org_id = ${org_id} AND mark.ring_series_id = ${series_id}`;
  const alike = sql`${own} AND mark.number BETWEEN ${number} AND ${last} AND mark.state = (
    SELECT mark.state FROM ring_marks mark WHERE ${own} AND mark.number = ${number})`;
  const numbers = sql`'number', json_array(min(mark.number), NULL), 'mark', json_array(min(mark.state), NULL)`;
  const { gone } = await batch(db, {
    line: auditedLines(scope, {
      subject: "ring_series",
      lines: sql`SELECT ${series_id} AS subject_id, iif(count(*) > 1,
          json_object(${numbers}, 'last_number', json_array(max(mark.number), NULL)), json_object(${numbers})) AS changes
        FROM ring_marks mark WHERE ${alike} GROUP BY mark.ring_series_id`,
    }),
    gone: db.all<{ id: string }>(sql`DELETE FROM ring_marks AS mark WHERE ${alike} RETURNING id`),
  });
  if (gone.length === 0) throw new Refusal("missing");
}
