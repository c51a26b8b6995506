import type { AlarmKind, AlarmLevel } from "#db/words/care.ts";
import { type Alarm, type Bands, type JudgedReading, judge, type SetPoint } from "./alarms-of.ts";

/** An alarm as it is kept; instants in ms. */
export type KeptAlarm = {
  id: string;
  kind: AlarmKind;
  level: AlarmLevel;
  opened_at: number;
  closed_at: number | null;
  worst: number | null;
};
/** What of a machine's readings is looked at again: those kept between two instants, and what comes in there. */
export type Stretch = {
  /** The first reading that comes in; before it nothing changes. */
  first: number;
  kept: readonly JudgedReading[];
  coming: readonly JudgedReading[];
  /** The last instant that was looked at, where more is kept behind it. */
  end: number | null;
};
/** What is written: alarms that are none, that are other than they were, and new ones. */
export type AlarmChanges = { gone: KeptAlarm[]; changed: Array<{ was: KeptAlarm; is: Alarm }>; opened: Alarm[] };

type Judging = { setPoint: (at: number) => SetPoint; bands: Bands };

/**
 * What readings that come in change of the alarms of a machine; undefined where what was looked at ends before both courses,
 * with and without them, are the same again: then more must be looked at. An alarm that begins at another time than it did is
 * the same one as long as they share a moment.
 */
export function plannedAlarms(stretch: Stretch, alarms: readonly KeptAlarm[], by: Judging): AlarmChanges | undefined {
  const { first, kept, coming, end } = stretch;
  const now = judge([...kept, ...coming], by.setPoint, by.bands);
  if (end !== null) {
    const before = judge(kept, by.setPoint, by.bands);
    if (JSON.stringify(before.end) !== JSON.stringify(now.end)) return undefined;
  }
  const isAffected = ({ kind, opened_at, closed_at }: Pick<KeptAlarm, "kind" | "opened_at" | "closed_at">) =>
    kind !== "silent" &&
    (closed_at === null || closed_at >= first) &&
    (end === null || (opened_at <= end && closed_at !== null && closed_at <= end)) &&
    judgedAt(by.setPoint(opened_at), kind);
  const due = now.alarms.filter(isAffected);
  const found = alarms.filter(isAffected);
  const pairs = due.map((is) => ({
    is,
    was: found.find((it) => it.kind === is.kind && it.opened_at === is.opened_at),
  }));
  for (const pair of pairs)
    pair.was ??= found.find((it) => overlaps(it, pair.is) && !pairs.some((other) => other.was === it));
  return {
    gone: found.filter((it) => !pairs.some(({ was }) => was === it)),
    changed: pairs.flatMap(({ is, was }) => (was && differs(was, is) ? [{ was, is }] : [])),
    opened: pairs.flatMap(({ is, was }) => (was ? [] : [is])),
  };
}

const judgedAt = ({ temperature_c, humidity_pct }: SetPoint, kind: AlarmKind) =>
  kind === "temperature" ? temperature_c !== null : humidity_pct.length > 0;

const endOf = ({ closed_at }: Pick<Alarm, "closed_at">) => closed_at ?? Number.POSITIVE_INFINITY;
const overlaps = (one: KeptAlarm, other: Alarm) =>
  one.kind === other.kind && one.opened_at < endOf(other) && other.opened_at < endOf(one);
const differs = (was: KeptAlarm, is: Alarm) =>
  was.level !== is.level || was.opened_at !== is.opened_at || was.closed_at !== is.closed_at || was.worst !== is.worst;
