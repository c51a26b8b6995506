import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { mostNumbers, type SeriesChange, type SeriesDraft } from "./contract.ts";
import { overlapping } from "./overlap.ts";
import { longestRing, partsOf, readPattern, ringOf } from "./pattern.ts";
import { readingSeries, type Series, type SeriesRow, serializeSeries, seriesRows } from "./series-rows.ts";
import { lostNumbers, usedNumbers, widthOf } from "./states.ts";

type Judged = Pick<SeriesDraft, "pattern" | "year" | "first" | "last">;

/** Refuses a pattern that is none, and numbers that are too many, the wrong way round, or longer than it has digits. */
function judge({ pattern, year, first, last }: Judged) {
  const parts = readPattern(pattern, year);
  if (typeof parts === "string") throw new Refusal("invalid", { pattern: [parts] });
  if (ringOf(parts, last).length > longestRing) throw new Refusal("invalid", { pattern: ["ringing.pattern.long"] });
  if (last < first) throw new Refusal("invalid", { last: ["ringing.last.before"] });
  if (last - first >= mostNumbers) throw new Refusal("invalid", { last: ["ringing.last.many"] });
  if (String(last).length > parts.width)
    throw new Refusal("invalid", { last: ["ringing.last.digits"] }, { values: { digits: parts.width } });
  const { head_key, tail_key, width } = parts;
  return { head_key, tail_key, width, first_number: first, last_number: last };
}

/**
 * Writes down a series of rings. Refuses one that has rings in common with another, which it names: judged in the
 * write itself, so that two at once cannot both stand.
 */
export async function addSeries(scope: Scope, { first, last, ...draft }: SeriesDraft): Promise<Series> {
  const span = judge({ ...draft, first, last });
  const { width: _, head_key, tail_key, ...numbers } = span;
  const id = await idFor(scope, "ring_series");
  const row = { ...draft, ...numbers };
  const terms = { sets: { head_key, tail_key }, when: sql`NOT EXISTS (${overlapping(scope, span)})` };
  const { made, found } = await batch(scope.db, {
    ...seriesRows.insertion(scope, id, row, terms),
    found: readingSeries(scope, id),
  });
  const [stored] = found;
  if (!stored) throw await overlapOf(scope, span, id);
  const isAnother = made.length === 0 && stored.version === 1 && !isSame(stored, row);
  if (isAnother) throw new Refusal("conflict", {}, { detail: "ringing.reused" });
  return serializeSeries(stored);
}

const isSame = (stored: SeriesRow, row: NamedSeries) =>
  stored.pattern === row.pattern &&
  stored.year === row.year &&
  stored.first_number === row.first_number &&
  stored.last_number === row.last_number;

type NamedSeries = Pick<SeriesRow, "pattern" | "year" | "first_number" | "last_number">;

async function overlapOf(scope: Scope, span: ReturnType<typeof judge>, id: string): Promise<Refusal> {
  const [other] = await scope.db.all<NamedSeries>(overlapping(scope, span, id));
  if (!other) return new Refusal("conflict");
  const parts = partsOf(other);
  const [first, last] = [ringOf(parts, other.first_number), ringOf(parts, other.last_number)];
  return new Refusal("conflict", { pattern: ["ringing.overlap"] }, { values: { first, last } });
}

/**
 * Changes a series; what it is after the change is judged as a new one, and no mark may fall out of it. Nor may a number
 * that a bird bears, unless the rings read otherwise from now on: then the pattern or its year was written wrongly.
 */
export async function changeSeries(scope: Scope, id: string, change: SeriesChange): Promise<Series> {
  const stored = await seriesRows.find(scope, id);
  const { first, last, ...others } = change;
  const whole = { ...stored, ...stated(others), first: first ?? stored.first_number, last: last ?? stored.last_number };
  const span = judge(whole);
  const { width: _, head_key, tail_key, ...numbers } = span;
  // What is judged here is judged of the row as it was read: an edit meanwhile makes it stale.
  const version = change.version ?? stored.version;
  const marksStay = sql`NOT EXISTS (SELECT 1 FROM ring_marks WHERE org_id = ${scope.org_id} AND ring_series_id = ${id}
    AND number NOT BETWEEN ${span.first_number} AND ${span.last_number})`;
  // Both are of the row before the change.
  const wornStay = sql`NOT EXISTS (SELECT 1 FROM ring_series series
    WHERE series.org_id = ${scope.org_id} AND series.id = ${id} AND series.head_key = ${head_key}
      AND series.tail_key = ${tail_key} AND ${widthOf("series")} = ${span.width}
      AND EXISTS (SELECT 1 FROM (${usedNumbers(scope, "series")})
        WHERE number NOT BETWEEN ${span.first_number} AND ${span.last_number}))`;
  try {
    await seriesRows.change(
      scope,
      id,
      { ...others, ...numbers, version },
      {
        sets: { head_key, tail_key },
        when: sql`${marksStay} AND ${wornStay} AND NOT EXISTS (${overlapping(scope, span, id)})`,
        why: async () => {
          const [answer] = await scope.db.all<{ marks: 0 | 1; worn: 0 | 1 }>(
            sql`SELECT ${marksStay} AS marks, ${wornStay} AS worn`,
          );
          if (answer?.marks === 0) return new Refusal("conflict", { last: ["ringing.last.marked"] });
          if (answer?.worn === 0) return new Refusal("conflict", { last: ["ringing.last.used"] });
          return overlapOf(scope, span, id);
        },
      },
    );
  } catch (thrown) {
    const isStale = thrown instanceof Refusal && thrown.code === "stale";
    throw isStale ? new Refusal("stale", {}, { current: await findSeries(scope, id) }) : thrown;
  }
  return findSeries(scope, id);
}

const stated = <Of extends object>(change: Of) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Of>;

/** One series with its counts; `missing` when it is not there or another organisation's. */
async function findSeries(scope: Scope, id: string): Promise<Series> {
  const [row] = await readingSeries(scope, id);
  if (!row) throw new Refusal("missing");
  return serializeSeries(row);
}

/**
 * Deletes a series; a `conflict` while something is noted of one of its numbers that no bird bears. The birds keep their
 * rings.
 */
export const removeSeries = (scope: Scope, id: string): Promise<void> =>
  seriesRows.remove(scope, id, {
    when: sql`NOT EXISTS (SELECT 1 FROM ring_series series WHERE series.org_id = ${scope.org_id} AND series.id = ${id}
      AND EXISTS (${lostNumbers(scope, "series")}))`,
  });
