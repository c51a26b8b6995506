import { type SQL, sql } from "drizzle-orm";
import { auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { mostListed, type PowerCutChange, type PowerCutDraft } from "./contract.ts";
import { isAhead, momentIn } from "./moments.ts";
import { correctedOf } from "./readings/offsets.ts";

type PowerCut = {
  id: string;
  from_at: string;
  /** Null while it lasts. */
  to_at: string | null;
  coldest_c: number | null;
  /** Whether the coldest was read, and not typed. */
  is_read: 0 | 1;
  notes: string | null;
  version: number;
};

const reading = sql.raw("reading");

/** The coldest that was read of a machine from an instant to another, with the offset of each reading; null without one. */
const coldestRead = (
  { org_id, now }: Scope,
  { incubator_id, from_at, to_at }: Record<keyof Span | "incubator_id", SQL>,
) => sql`(
  SELECT min(${correctedOf(reading, "temperature_c")}) FROM incubator_readings reading
  WHERE reading.org_id = ${org_id} AND reading.incubator_id = ${incubator_id}
  AND reading.at BETWEEN ${from_at} AND ifnull(${to_at}, ${now}))`;

const cut = { incubator_id: sql`cut.incubator_id`, from_at: sql`cut.from_at`, to_at: sql`cut.to_at` };

/** The statement that reads the newest power cuts of a machine, the newest first; the coldest as it was read, else as it is kept. */
export const powerCutsOf = (scope: Scope, incubator_id: string) =>
  scope.db.all<PowerCut>(sql`
    SELECT id, from_at, to_at, ifnull(was_read, coldest_c) AS coldest_c, was_read IS NOT NULL AS is_read, notes, version
    FROM (SELECT cut.*, ${coldestRead(scope, cut)} AS was_read FROM incubator_power_cuts cut
      WHERE cut.org_id = ${scope.org_id} AND cut.incubator_id = ${incubator_id}
      ORDER BY cut.from_at DESC, cut.id DESC LIMIT ${mostListed})
    ORDER BY from_at DESC, id DESC`);

type Span = { from_at: string; to_at: string | null };
/** A power cut as it is typed, and by whose clocks a time without a zone is meant. */
type Typed<Draft> = { draft: Draft; timezone: string };

/**
 * Notes a power cut. The coldest is taken from the readings of that span, and from what is typed only where there are none;
 * it is kept, for readings go after 90 days. Answers the newest of the machine's.
 */
export async function addPowerCut(scope: Scope, incubator_id: string, { draft, timezone }: Typed<PowerCutDraft>) {
  const { db, org_id, now } = scope;
  const { from_at, to_at } = spanIn(scope, draft, timezone);
  const id = await idFor(scope, "power_cut");
  const coldest = coldestRead(scope, {
    incubator_id: sql`${incubator_id}`,
    from_at: sql`${from_at}`,
    to_at: sql`${to_at}`,
  });
  const one = sql`org_id = ${org_id} AND id = ${incubator_id} AND NOT EXISTS (
    SELECT 1 FROM incubator_power_cuts there WHERE there.org_id = ${org_id} AND there.id = ${id})`;
  const { incubator, cuts } = await batch(db, {
    line: auditedLines(scope, {
      subject: "incubator",
      lines: sql`SELECT id AS subject_id, json_object('power_cut', json_array(NULL, ${from_at})) AS changes
        FROM incubators WHERE ${one}`,
    }),
    made: db.run(sql`
      INSERT INTO incubator_power_cuts
        (id, org_id, incubator_id, from_at, to_at, coldest_c, notes, created_at, updated_at)
      SELECT ${id}, ${org_id}, ${incubator_id}, ${from_at}, ${to_at}, ifnull(${coldest}, ${draft.coldest_c}),
        ${draft.notes}, ${now}, ${now}
      FROM incubators WHERE ${one}`),
    incubator: db.all(sql`SELECT 1 FROM incubators WHERE org_id = ${org_id} AND id = ${incubator_id}`),
    cuts: powerCutsOf(scope, incubator_id),
  });
  if (incubator.length === 0) throw new Refusal("missing");
  return cuts;
}

/** A power cut of a machine of the organisation's. */
type Which = { incubator_id: string; cut_id: string };
const oneOf = ({ org_id }: Scope, { incubator_id, cut_id }: Which) =>
  sql`org_id = ${org_id} AND incubator_id = ${incubator_id} AND id = ${cut_id}`;

/** Changes a power cut, above all when it ended; with a `version` only as it was then. Answers the newest of the machine's. */
export async function changePowerCut(scope: Scope, which: Which, { draft, timezone }: Typed<PowerCutChange>) {
  const { db, now } = scope;
  const [stored] = await db.all<Span>(
    sql`SELECT from_at, to_at FROM incubator_power_cuts WHERE ${oneOf(scope, which)}`,
  );
  if (!stored) throw new Refusal("missing");
  const { from_at = stored.from_at, to_at = stored.to_at, version } = draft;
  const span = spanIn(scope, { from_at, to_at }, timezone);
  // It is still as it was when the span was judged.
  const as = sql`from_at = ${stored.from_at} AND to_at IS ${stored.to_at}
    ${version === undefined ? sql`` : sql`AND version = ${version}`}`;
  const coldest = coldestRead(scope, {
    incubator_id: sql`${which.incubator_id}`,
    from_at: sql`${span.from_at}`,
    to_at: sql`${span.to_at}`,
  });
  const typed = draft.coldest_c === undefined ? sql`coldest_c` : sql`${draft.coldest_c}`;
  const { made, cuts } = await batch(db, {
    line: auditedLines(scope, {
      subject: "incubator",
      lines: sql`SELECT incubator_id AS subject_id, (SELECT json_group_object(field, json_array(was, became)) FROM (
          SELECT 'power_cut' AS field, from_at AS was, ${span.from_at} AS became
          UNION ALL SELECT 'power_cut_end', to_at, ${span.to_at}) WHERE was IS NOT became) AS changes
        FROM incubator_power_cuts
        WHERE ${oneOf(scope, which)} AND ${as} AND (from_at <> ${span.from_at} OR to_at IS NOT ${span.to_at})`,
    }),
    made: db.all(sql`UPDATE incubator_power_cuts SET from_at = ${span.from_at}, to_at = ${span.to_at},
        coldest_c = ifnull(${coldest}, ${typed}), notes = ${draft.notes === undefined ? sql`notes` : sql`${draft.notes}`},
        version = version + 1, updated_at = ${now}
      WHERE ${oneOf(scope, which)} AND ${as} RETURNING id`),
    cuts: powerCutsOf(scope, which.incubator_id),
  });
  if (made.length > 0) return cuts;
  throw new Refusal("stale", {}, { current: cuts.find(({ id }) => id === which.cut_id) });
}

/** Deletes a power cut that was none. */
export async function removePowerCut(scope: Scope, which: Which): Promise<void> {
  const { gone } = await batch(scope.db, {
    line: auditedLines(scope, {
      subject: "incubator",
      lines: sql`SELECT incubator_id AS subject_id, json_object('power_cut', json_array(from_at, NULL)) AS changes
        FROM incubator_power_cuts WHERE ${oneOf(scope, which)}`,
    }),
    gone: scope.db.all(sql`DELETE FROM incubator_power_cuts WHERE ${oneOf(scope, which)} RETURNING id`),
  });
  if (gone.length === 0) throw new Refusal("missing");
}

/** From when to when, as instants; refuses what has not come yet and what ends before it begins. */
function spanIn({ now }: Scope, typed: Span, timezone: string): Span {
  const from_at = momentIn(typed.from_at, timezone);
  const to_at = typed.to_at && momentIn(typed.to_at, timezone);
  if (isAhead(from_at, now)) throw new Refusal("invalid", { from_at: ["incubators.moment.future"] });
  if (to_at && isAhead(to_at, now)) throw new Refusal("invalid", { to_at: ["incubators.moment.future"] });
  if (to_at && to_at < from_at) throw new Refusal("invalid", { to_at: ["incubators.cut.order"] });
  return { from_at, to_at };
}
