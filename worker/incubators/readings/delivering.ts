import { sql } from "drizzle-orm";
import type { ReadingSource } from "#db/words/care.ts";
import { jsonCells, jsonRows } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { notified } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { alarmNotices, silenceNotice } from "../alarms/alarm-notices.ts";
import { alarmsSince, alarmWrites, keptAlarm, withIds } from "../alarms/alarm-writes.ts";
import { type AlarmChanges, plannedAlarms } from "../alarms/planned-alarms.ts";
import { setPointsOf } from "../alarms/set-points.ts";
import { recountDays } from "./day-rows.ts";
import { type Refused, refusalOf, wholeSecond } from "./judged-times.ts";
import { isDelivered, type MachineRow, machineState } from "./machine-state.ts";
import type { Measured } from "./offsets.ts";
import {
  type Cluster,
  clustersOf,
  judgedReading,
  reaches,
  type StretchRead,
  stretchesOf,
  stretchRows,
} from "./stretches.ts";
import { type ZoneClock, zoneClock } from "./zone-clock.ts";

/** Who brings readings: a device, or a person, who is not told what they know. */
type Deliverer = Pick<Scope, "db" | "org_id" | "now"> & {
  user_id: string | null;
  source: ReadingSource;
  device_id?: string;
};
type Delivered = { accepted: number; repeated: number; refused: Refused[] };

const minute = 60_000;
/** Minutes without a reading after which a device is silent. */
const silentMinutes = 30;
/** How often it is planned anew when others bring readings of the same machine at the same time. */
const mostTries = 12;

/**
 * Takes readings of a machine: what came before changes nothing, one second has one reading, and in whichever order they come,
 * days and alarms are the same. Alarms and days are written with them, in one batch; `missing` where there is no such machine.
 */
export async function deliver(by: Deliverer, incubator_id: string, given: readonly Measured[]): Promise<Delivered> {
  const refused: Refused[] = [];
  const taken = new Map<string, Measured>();
  for (const reading of given) {
    const at = wholeSecond(reading.at);
    const code = refusalOf(reading, by.now);
    if (code) refused.push({ at: reading.at, code });
    else if (!taken.has(at)) taken.set(at, { ...reading, at });
  }
  const readings = [...taken.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
  for (let nth = 0; nth < mostTries; nth += 1) {
    const accepted = await tryDelivery(by, incubator_id, readings);
    if (accepted !== undefined) return { accepted, repeated: given.length - refused.length - accepted, refused };
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

/** The readings that were written; undefined where others wrote in between. */
async function tryDelivery(
  by: Deliverer,
  incubator_id: string,
  readings: readonly Measured[],
): Promise<number | undefined> {
  const state = await stateFor(by, incubator_id, readings);
  if (!state) return 0;
  const { machine, clock, setPoint, coming } = state;
  const token = crypto.randomUUID();
  const isOurs = isDelivered(by, incubator_id, token);
  const plan = withIds(await planned(by, incubator_id, state));
  const cells = coming.map(({ at, temperature_c, humidity_pct }) => [at, temperature_c, humidity_pct]);
  const days = [...new Set(coming.map(({ at }) => clock.dayOf(Date.parse(at))))];
  const silent =
    by.device_id === undefined ? undefined : state.alarms.find((it) => it.kind === "silent" && !it.closed_at);
  const { written } = await batch(by.db, {
    held: by.db.run(sql`UPDATE incubators SET delivered = ${token}
      ${by.device_id === undefined ? sql`` : sql`, silent_at = ${silentAfter(by.now)}`}
      WHERE org_id = ${by.org_id} AND id = ${incubator_id} AND delivered IS ${machine.delivered}`),
    written: by.db.run(sql`
      INSERT INTO incubator_readings (org_id, incubator_id, at, temperature_c, humidity_pct, source)
      SELECT ${by.org_id}, ${incubator_id}, value->>0, value->>1, value->>2, ${by.source}
      FROM ${jsonCells(cells)} WHERE ${isOurs} ON CONFLICT DO NOTHING`),
    ...(by.device_id !== undefined && {
      used: by.db.run(sql`UPDATE incubator_devices SET last_used_at = ${by.now}
        WHERE org_id = ${by.org_id} AND id = ${by.device_id} AND ${isOurs}`),
    }),
    days: recountDays(by, incubator_id, { days, clock, onlyIf: isOurs }),
    ...alarmWrites(by, incubator_id, plan, isOurs),
    ...alarmNotices(by, machine, plan, { setPoint, onlyIf: isOurs }),
    ...(silent && {
      heard: by.db.run(sql`UPDATE incubator_alarms SET closed_at = max(opened_at, ${by.now})
        WHERE org_id = ${by.org_id} AND id = ${silent.id} AND closed_at IS NULL AND ${isOurs}`),
      heardNotice: notified(by, silenceNotice("alarm.closed", machine, silent.id)),
    }),
  });
  return written.rowsAffected > 0 ? written.rowsAffected : undefined;
}

/** When a device that was heard at an instant is silent. */
const silentAfter = (now: string): string => new Date(Date.parse(now) + silentMinutes * minute).toISOString();

type State = {
  machine: MachineRow;
  clock: ZoneClock;
  setPoint: ReturnType<typeof setPointsOf>;
  alarms: ReturnType<typeof keptAlarm>[];
  /** What is not there yet, rising. */
  coming: Measured[];
  first: StretchRead & { clusters: readonly Cluster[] };
  offsets: Awaited<ReturnType<typeof machineState>["offsets"]>;
};

/** What stands before readings come in; undefined where none of them is new. */
async function stateFor(
  by: Deliverer,
  incubator_id: string,
  readings: readonly Measured[],
): Promise<State | undefined> {
  const times = readings.map(({ at }) => at);
  const since = times[0] ?? by.now;
  const clusters = clustersOf(times.map((at) => Date.parse(at)));
  const [reach = 0] = reaches;
  const { machines, offsets, trays, known, alarms, ...stretch } = await batch(by.db, {
    ...machineState(by, incubator_id),
    known: by.db.all<{ at: string }>(sql`SELECT it.at FROM ${jsonRows(times)} one CROSS JOIN incubator_readings it
      WHERE it.org_id = ${by.org_id} AND it.incubator_id = ${incubator_id} AND it.at = one.value`),
    alarms: alarmsSince(by, incubator_id, since),
    ...stretchRows(by, incubator_id, clusters, reach),
  });
  const [machine] = machines;
  if (!machine) throw new Refusal("missing");
  const there = new Set(known.map(({ at }) => at));
  const coming = readings.filter(({ at }) => !there.has(at));
  if (coming.length === 0) return undefined;
  const clock = zoneClock(machine.timezone, Date.parse(since), Date.parse(by.now));
  const first = { clusters, ...stretch };
  const setPoint = setPointsOf(machine, trays, clock);
  return { machine, clock, setPoint, alarms: alarms.map(keptAlarm), coming, first, offsets };
}

const readStretches = async (by: Deliverer, incubator_id: string, clusters: readonly Cluster[], reach: number) => ({
  clusters,
  ...(await batch(by.db, stretchRows(by, incubator_id, clusters, reach))),
});

/** What the readings change of the alarms; looks farther behind them until that is certain. */
async function planned(by: Deliverer, incubator_id: string, state: State): Promise<AlarmChanges> {
  const { machine, setPoint, alarms, offsets } = state;
  const coming = state.coming.map((it) => judgedReading(it, by.source === "typed", offsets));
  for (const [nth, reach] of reaches.entries()) {
    const { clusters, ...read } =
      nth === 0 ? state.first : await readStretches(by, incubator_id, state.first.clusters, reach);
    const plans = stretchesOf(clusters, read, coming, offsets).map((it) =>
      plannedAlarms(it, alarms, { setPoint, bands: machine }),
    );
    const whole = plans.filter((it) => it !== undefined);
    if (whole.length === plans.length) return together(whole);
  }
  throw new Error("alarms cannot be told from all the readings there are");
}

const together = (plans: readonly AlarmChanges[]): AlarmChanges => ({
  gone: plans.flatMap((it) => it.gone),
  changed: plans.flatMap((it) => it.changed),
  opened: plans.flatMap((it) => it.opened),
});
