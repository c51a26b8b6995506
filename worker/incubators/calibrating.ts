import { sql } from "drizzle-orm";
import type { CalibrationMethod } from "#db/words/care.ts";
import { auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { mostListed, type OffsetDraft } from "./contract.ts";
import { isAhead, momentIn } from "./moments.ts";
import type { Deviation } from "./readings/offsets.ts";

type OffsetRow = {
  id: string;
  from_at: string;
  temperature_c: number;
  humidity_pct: number;
  method: CalibrationMethod;
};

/** The statement that reads the newest offsets of a machine, the newest first. */
export const offsetsOf = ({ db, org_id }: Scope, incubator_id: string) =>
  db.all<OffsetRow>(sql`
    SELECT id, from_at, temperature_c, humidity_pct, method FROM incubator_offsets
    WHERE org_id = ${org_id} AND incubator_id = ${incubator_id} ORDER BY from_at DESC LIMIT ${mostListed}`);

/** What a measure was off by just before an instant. */
const before = ({ org_id }: Scope, { incubator_id, from_at }: Since, measure: keyof Deviation) => sql`ifnull((
  SELECT ${sql.identifier(measure)} FROM incubator_offsets since WHERE since.org_id = ${org_id}
  AND since.incubator_id = ${incubator_id} AND since.from_at <= ${from_at} ORDER BY since.from_at DESC LIMIT 1), 0)`;
type Since = { incubator_id: string; from_at: string };

/**
 * Says by how much a machine's instruments are off from an instant on; a measure that is not named stays as it was just
 * before. A second one at the same instant corrects the first. Answers the newest of the machine's.
 */
export async function addOffset(scope: Scope, incubator_id: string, { draft, timezone }: Typed) {
  const { db, org_id, now } = scope;
  const from_at = momentIn(draft.from_at ?? now, timezone);
  if (draft.temperature_c === null && draft.humidity_pct === null)
    throw new Refusal("invalid", { temperature_c: ["incubators.offset.nothing"] });
  if (isAhead(from_at, now)) throw new Refusal("invalid", { from_at: ["incubators.moment.future"] });
  const id = await idFor(scope, "offset");
  const was = (measure: keyof Deviation) => before(scope, { incubator_id, from_at }, measure);
  const becomes = (measure: keyof Deviation) => sql`${draft[measure] ?? was(measure)}`;
  // Sent twice under one key it is done already.
  const one = sql`org_id = ${org_id} AND id = ${incubator_id} AND NOT EXISTS (
    SELECT 1 FROM incubator_offsets there WHERE there.org_id = ${org_id} AND there.id = ${id})`;
  const differing = measures.map(
    ([measure, field]) => sql`SELECT ${field} AS field, ${was(measure)} AS was, ${becomes(measure)} AS became`,
  );
  const { incubator, offsets } = await batch(db, {
    line: auditedLines(scope, {
      subject: "incubator",
      lines: sql`
        SELECT id AS subject_id, changes FROM incubators CROSS JOIN (
          SELECT json_group_object(field, json_array(was, became)) AS changes
          FROM (${sql.join(differing, sql` UNION ALL `)}) WHERE was IS NOT became)
        WHERE ${one} AND changes <> '{}'`,
    }),
    made: db.run(sql`
      INSERT INTO incubator_offsets (id, org_id, incubator_id, from_at, temperature_c, humidity_pct, method, created_at)
      SELECT ${id}, ${org_id}, ${incubator_id}, ${from_at}, ${becomes("temperature_c")}, ${becomes("humidity_pct")},
        ${draft.method}, ${now}
      FROM incubators WHERE ${one}
      ON CONFLICT (org_id, incubator_id, from_at) DO UPDATE SET temperature_c = excluded.temperature_c,
        humidity_pct = excluded.humidity_pct, method = excluded.method`),
    incubator: db.all(sql`SELECT 1 FROM incubators WHERE org_id = ${org_id} AND id = ${incubator_id}`),
    offsets: offsetsOf(scope, incubator_id),
  });
  if (incubator.length === 0) throw new Refusal("missing");
  return offsets;
}

type Typed = { draft: OffsetDraft /** By whose clocks a time without a zone is meant. */; timezone: string };
/** Each measure, and what the trail calls its offset. */
const measures = [
  ["temperature_c", "offset_c"],
  ["humidity_pct", "offset_pct"],
] as const;

/** Takes an offset back: from its instant on the one before it holds again. */
export async function removeOffset(scope: Scope, incubator_id: string, offset_id: string): Promise<void> {
  const { db, org_id } = scope;
  const one = sql`org_id = ${org_id} AND incubator_id = ${incubator_id} AND id = ${offset_id}`;
  const { gone } = await batch(db, {
    line: auditedLines(scope, {
      subject: "incubator",
      lines: sql`SELECT incubator_id AS subject_id, json_object('offset_c', json_array(temperature_c, NULL),
        'offset_pct', json_array(humidity_pct, NULL)) AS changes FROM incubator_offsets WHERE ${one}`,
    }),
    gone: db.all(sql`DELETE FROM incubator_offsets WHERE ${one} RETURNING id`),
  });
  if (gone.length === 0) throw new Refusal("missing");
}
