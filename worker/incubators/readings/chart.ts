import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { incubatorPowerCuts } from "#db/schema/incubators.ts";
import { inPieces, type Piece, rowsIn } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { alarmRows } from "../alarms/alarm-list.ts";
import { setPointsOf } from "../alarms/set-points.ts";
import { mostPoints, stepDays } from "./figures.ts";
import { machineState } from "./machine-state.ts";
import { added, corrected, type Offset, offsetAt } from "./offsets.ts";
import { type ZoneClock, zoneClock } from "./zone-clock.ts";

const day = 86_400_000;
/** Days for which readings are sure to be there one by one. */
const rawDays = 90;

/** What a point stands for: one reading, the mean of an hour, or of a day with its least and greatest. */
type Step = "raw" | "hour" | "day";
/** With the offset of its time; `at` is an instant, of days `YYYY-MM-DD`. */
export type Point = {
  at: string;
  temperature_c: number | null;
  humidity_pct: number | null;
  temperature_range?: readonly [number, number] | null;
  humidity_range?: readonly [number, number] | null;
};

/** Days of the organisation's calendar, both included, or instants. */
type ReadingsFilter = { from?: string | undefined; to?: string | undefined };

type Span = { from: string; to: string; step: Step };

/** Between which instants the clocks must be known. */
function reachOf({ from, to }: ReadingsFilter, now: string): [number, number] {
  const end = to === undefined ? Date.parse(now) : Date.parse(to) + 2 * day;
  const start = from === undefined ? end - 4 * day : Date.parse(from) - 2 * day;
  return [Math.max(start, end - (mostPoints + 10) * day), end];
}

/** The days of a span as instants, and how finely it is shown; `invalid` where it is empty or too long. */
function spanOf({ from, to }: ReadingsFilter, now: string, clock: ZoneClock): Span {
  const end = to === undefined ? Date.parse(now) : to.length === 10 ? clock.startOf(clock.nextDay(to)) : Date.parse(to);
  const start = from === undefined ? end - day : from.length === 10 ? clock.startOf(from) : Date.parse(from);
  if (start >= end) throw new Refusal("invalid", { to: ["readings.span.order"] });
  if (end - start > mostPoints * day) throw new Refusal("invalid", { from: ["readings.span.long"] });
  const isKept = Date.parse(now) - start < rawDays * day;
  // A day of 25 hours is a day.
  const days = (end - start) / day - 1 / 24;
  const step = days <= stepDays.raw && isKept ? "raw" : days <= stepDays.hour ? "hour" : "day";
  return { from: iso(start), to: iso(end), step };
}

const iso = (at: number) => new Date(at).toISOString();

type DayRow = [
  on: string,
  ...temperature: [least: number | null, mean: number | null, greatest: number | null],
  ...humidity: [least: number | null, mean: number | null, greatest: number | null],
  hours: string | null,
];

/**
 * What a machine's chart shows between two days or instants, the last 24 hours where none is said: every reading up to three
 * days, means of hours up to 41, else of days; beside it the machine, what it should be at, its alarms and its power cuts.
 */
export async function readingsBetween(scope: Scope, incubator_id: string, filter: ReadingsFilter, timezone: string) {
  const { db, org_id, now } = scope;
  const clock = zoneClock(timezone, ...reachOf(filter, now));
  const span = spanOf(filter, now, clock);
  const [first, last] = [clock.dayOf(Date.parse(span.from)), clock.dayOf(Date.parse(span.to) - 1)];
  const own = sql`org_id = ${org_id} AND incubator_id = ${incubator_id}`;
  const found = await batch(db, {
    ...machineState(scope, incubator_id),
    alarms: alarmRows(scope, incubator_id, span),
    cuts: cutsBetween(scope, incubator_id, span),
    points: db.all<Piece>(
      span.step === "raw"
        ? inPieces(rawPoints(own, span))
        : inPieces(sql`SELECT json_array(on_day, temperature_least, temperature_mean, temperature_greatest,
            humidity_least, humidity_mean, humidity_greatest, ${span.step === "hour" ? sql`hours` : sql`NULL`}) AS line
          FROM incubator_days WHERE ${own} AND on_day BETWEEN ${first} AND ${last} ORDER BY on_day`),
    ),
  });
  const [machine] = found.machines;
  if (!machine) throw new Refusal("missing");
  const points = pointsOf(span, found, clock);
  const wanted = setPointsOf(
    { ...machine, temperature_judged_from: null, humidity_judged_from: null },
    found.trays,
    clock,
  );
  const { id, name, temperature_c, warning_c, critical_c, warning_pct } = machine;
  return {
    data: { ...span, points },
    head: {
      incubator: { id, name, temperature_c, warning_c, critical_c, warning_pct },
      /** The humidities that are right at the end of the span. */
      humidities: wanted(Math.min(Date.parse(span.to), Date.parse(now))).humidity_pct,
      days: { from: first, to: last },
      alarms: found.alarms,
      power_cuts: found.cuts,
      now,
      today: scope.today,
    },
  };
}
export type ReadingsPage = Awaited<ReturnType<typeof readingsBetween>>;

const cutsBetween = (scope: Scope, incubator_id: string, { from, to }: Span) =>
  scope.db
    .select({
      from_at: incubatorPowerCuts.from_at,
      to_at: incubatorPowerCuts.to_at,
      coldest_c: incubatorPowerCuts.coldest_c,
    })
    .from(incubatorPowerCuts)
    .where(
      owned(
        scope,
        incubatorPowerCuts,
        and(
          eq(incubatorPowerCuts.incubator_id, incubator_id),
          sql`from_at < ${to} AND (to_at IS NULL OR to_at >= ${from})`,
        ),
      ),
    )
    .orderBy(asc(incubatorPowerCuts.from_at))
    .limit(mostCuts);
const mostCuts = 200;

/**
 * Readings of a span, at most so many as a chart has points: of each stretch the coldest, the warmest, the driest and the
 * wettest, so that no peak is lost.
 */
function rawPoints(own: SQL, { from, to }: Span): SQL {
  const extreme = (figure: SQL) => sql`
    SELECT at, temperature_c, humidity_pct, ${figure} FROM numbered
    GROUP BY CASE WHEN n <= ${whole(mostPoints)} THEN nth ELSE nth * ${whole(Math.floor(mostPoints / 4))} / n END`;
  const extremes = [sql`min(temperature_c)`, sql`max(temperature_c)`, sql`min(humidity_pct)`, sql`max(humidity_pct)`];
  return sql`
    WITH numbered AS MATERIALIZED (
      SELECT at, temperature_c, humidity_pct, row_number() OVER (ORDER BY at) - 1 AS nth, count(*) OVER () AS n
      FROM incubator_readings WHERE ${own} AND at >= ${from} AND at < ${to})
    SELECT json_array(at, temperature_c, humidity_pct) AS line
    FROM (SELECT DISTINCT at, temperature_c, humidity_pct FROM (${sql.join(extremes.map(extreme), sql` UNION ALL `)}))
    ORDER BY at`;
}

// A number that is bound is a fraction to the database, and so would be its quotient.
const whole = (value: number) => sql.raw(String(value));

type Read = { offsets: readonly Offset[]; points: readonly Piece[] };

function pointsOf({ from, to, step }: Span, { offsets, points }: Read, clock: ZoneClock): Point[] {
  if (step === "raw") {
    const rows = [...rowsIn<[at: string, temperature_c: number | null, humidity_pct: number | null]>(points)];
    return rows.map(([at, temperature_c, humidity_pct]) => corrected({ at, temperature_c, humidity_pct }, offsets));
  }
  const rows = [...rowsIn<DayRow>(points)];
  if (step === "day") return rows.map((row) => dayPoint(row, offsets, clock));
  return rows.flatMap((row) => hoursOf(row, offsets, clock)).filter(({ at }) => at >= from && at < to);
}

/** The means of a day's hours; one that clocks show twice is one mean, at its first. */
function hoursOf([on, , , , , , , hours]: DayRow, offsets: readonly Offset[], clock: ZoneClock): Point[] {
  const means = JSON.parse(hours ?? "[]") as Array<[number | null, number | null]>;
  const slices = clock.slicesOf(on);
  return means.flatMap(([temperature_c, humidity_pct], hour) => {
    const at = slices.find((it) => it.hour === hour)?.from;
    if (at === undefined || (temperature_c === null && humidity_pct === null)) return [];
    return [corrected({ at, temperature_c, humidity_pct }, offsets)];
  });
}

/** A day as it is shown: all of it with the offset that it ended with. */
function dayPoint(row: DayRow, offsets: readonly Offset[], clock: ZoneClock): Point {
  const [on, coldest, temperature, warmest, driest, humidity, wettest] = row;
  const offset = offsetAt(offsets, iso(clock.startOf(clock.nextDay(on)) - 1));
  const range = (least: number | null, greatest: number | null, by: number) =>
    least === null || greatest === null ? null : ([added(least, by) ?? 0, added(greatest, by) ?? 0] as const);
  return {
    at: on,
    temperature_c: added(temperature, offset.temperature_c),
    humidity_pct: added(humidity, offset.humidity_pct),
    temperature_range: range(coldest, warmest, offset.temperature_c),
    humidity_range: range(driest, wettest, offset.humidity_pct),
  };
}
