import { type SQL, sql } from "drizzle-orm";
import { inPieces, type Piece, rowsIn } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";
import type { JudgedReading } from "../alarms/alarms-of.ts";
import type { Stretch } from "../alarms/planned-alarms.ts";
import { corrected, type Measured, type Offset } from "./offsets.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Readings that come in farther apart than this are looked at apart. */
const apart = 6 * 60 * minute;
/** How far behind the last one that comes in is looked, from the usual case to all there is. */
export const reaches = [75 * minute, day, 12 * day, 200 * day];

/** From the first to the last reading that comes in together; ms. */
export type Cluster = { first: number; last: number };

/** Rising instants in clusters. */
export function clustersOf(rising: readonly number[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const at of rising) {
    const open = clusters.at(-1);
    if (open && at - open.last <= apart) open.last = at;
    else clusters.push({ first: at, last: at });
  }
  return clusters;
}

const iso = (at: number) => new Date(at).toISOString();
type Asking = Pick<Scope, "db" | "org_id">;

/**
 * The statements that read what around clusters may decide about alarms. Before the first reading of one lies the alarm it
 * falls into, and before that at most an hour of readings that are off: any longer would have been an alarm.
 */
export function stretchRows({ db, org_id }: Asking, incubator_id: string, clusters: readonly Cluster[], reach: number) {
  const input = JSON.stringify(clusters.map(({ first, last }) => [iso(first), iso(last + reach)]));
  const its = sql`it.org_id = ${org_id} AND it.incubator_id = ${incubator_id}`;
  const before = (column: SQL) =>
    sql`coalesce((SELECT max(it.at) FROM incubator_readings it WHERE ${its} AND it.at < anchor AND ${column} IS NOT NULL), anchor)`;
  const stretches = sql`
    anchored AS MATERIALIZED (
      SELECT key AS nth, value->>1 AS until, min(value->>0, coalesce((SELECT min(it.opened_at) FROM incubator_alarms it
        WHERE ${its} AND it.kind <> 'silent' AND it.opened_at <= value->>0
          AND (it.closed_at IS NULL OR it.closed_at >= value->>0)), value->>0)) AS anchor
      FROM json_each(${input})),
    stretch AS MATERIALIZED (
      SELECT nth, until, strftime('%Y-%m-%dT%H:%M:%fZ',
        min(${before(sql`it.temperature_c`)}, ${before(sql`it.humidity_pct`)}), '-60 minutes') AS since
      FROM anchored)`;
  return {
    spans: db.all<{ nth: number; since: string; until: string; more: number }>(sql`
      WITH ${stretches} SELECT nth, since, until,
        EXISTS (SELECT 1 FROM incubator_readings it WHERE ${its} AND it.at > until) AS more
      FROM stretch ORDER BY nth`),
    rows: db.all<Piece>(
      inPieces(sql`
        WITH ${stretches} SELECT json_array(nth, at, temperature_c, humidity_pct, source = 'typed') AS line
        FROM stretch CROSS JOIN incubator_readings it WHERE ${its} AND it.at BETWEEN since AND until`),
    ),
  };
}
type Row = [nth: number, at: string, temperature_c: number | null, humidity_pct: number | null, isTyped: 0 | 1];
type Span = { nth: number; since: string; until: string; more: number };
/** What `stretchRows` answered. */
export type StretchRead = { spans: readonly Span[]; rows: readonly Piece[] };

/** A reading as it is judged. */
export function judgedReading(reading: Measured, isTyped: boolean, offsets: readonly Offset[]): JudgedReading {
  const { at, temperature_c, humidity_pct } = corrected(reading, offsets);
  return { at: Date.parse(at), temperature_c, humidity_pct, isTyped };
}

/** What was read around clusters, those that run into each other as one, with what comes into each. */
export function stretchesOf(
  clusters: readonly Cluster[],
  read: StretchRead,
  coming: readonly JudgedReading[],
  offsets: readonly Offset[],
): Stretch[] {
  const kept = read.spans.map(() => [] as JudgedReading[]);
  for (const [nth, at, temperature_c, humidity_pct, isTyped] of rowsIn<Row>(read.rows))
    kept[nth]?.push(judgedReading({ at, temperature_c, humidity_pct }, isTyped === 1, offsets));
  const merged: Array<{ first: number; until: number; more: boolean; kept: Map<number, JudgedReading> }> = [];
  for (const { nth, since, until, more } of read.spans) {
    const open = merged.at(-1);
    const own = (kept[nth] ?? []).map((it) => [it.at, it] as const);
    const [end, first] = [Date.parse(until), clusters[nth]?.first ?? 0];
    if (open && Date.parse(since) <= open.until) {
      for (const [at, it] of own) open.kept.set(at, it);
      open.until = Math.max(open.until, end);
      open.more = more === 1;
    } else merged.push({ first, until: end, more: more === 1, kept: new Map(own) });
  }
  return merged.map(({ first, until, more, kept: those }, nth) => {
    // What comes in farther on is judged apart only where nothing of this is left by then.
    const next = merged[nth + 1]?.first;
    return {
      first,
      end: more || next !== undefined ? until : null,
      kept: [...those.values()],
      coming: coming.filter(({ at }) => at >= first && (next === undefined || at < next)),
    };
  });
}
