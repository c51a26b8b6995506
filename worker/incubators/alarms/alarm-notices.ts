import type { SQL } from "drizzle-orm";
import type { Statements } from "#worker/kit/batch.ts";
import type { Notice } from "#worker/kit/slots.ts";
import { noticed } from "#worker/notifications/noting.ts";
import type { Scope } from "#worker/scope.ts";
import type { PlannedAlarms } from "./alarm-writes.ts";
import type { Alarm, SetPoint } from "./alarms-of.ts";

/** What the sentences of an alarm are chosen by. */
export const alarmSteps = {
  "alarm.opened": ["temperature", "temperature_critical", "humidity", "silent"],
  "alarm.closed": ["temperature", "humidity", "silent"],
} as const;

type Machine = { id: string; name: string };
type Writer = Pick<Scope, "db" | "org_id" | "now"> & { user_id: string | null };
type NoticeParts = Pick<Notice, "key" | "facts">;

/** The page where a machine's alarms are seen. */
const readingsPath = (incubator_id: string): `/${string}` => `/incubators/${incubator_id}/readings`;

const nearest = (wanted: readonly number[], value: number) =>
  wanted.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value))[0] ?? value;

/** What the notice of an alarm names; the worst value and what it should have been. */
function factsOf(
  machine: Machine,
  alarm: Alarm,
  { temperature_c, humidity_pct }: SetPoint,
): NoticeParts["facts"] & object {
  const { kind, level, worst } = alarm;
  const values: Record<string, number> =
    kind === "temperature"
      ? { celsius: worst, set_celsius: temperature_c ?? worst }
      : { percent: worst, set_percent: nearest(humidity_pct, worst) };
  const step = level === "critical" ? `${kind}_critical` : kind;
  return { incubator: machine.name, step, level, ...values };
}

/**
 * The statements that tell of what was planned, while a condition holds: of an alarm that is open, that became critical while it
 * was, and of one that was open and is over. One found when it was over already wakes nobody.
 */
export function alarmNotices(
  writer: Writer,
  machine: Machine,
  { changed, opened }: PlannedAlarms,
  by: { setPoint: (at: number) => SetPoint; onlyIf: SQL },
): Statements {
  const link = readingsPath(machine.id);
  const openedNow = [
    ...opened.flatMap(({ id, is }) => (is.closed_at === null ? [{ key: id, is }] : [])),
    ...changed.flatMap(({ was, is }) => {
      const isNews = is.closed_at === null && (was.closed_at !== null || is.level !== was.level);
      return isNews && (is.level === "critical" || was.closed_at !== null)
        ? [{ key: `${was.id} ${is.level}`, is }]
        : [];
    }),
  ];
  const closedNow = changed.flatMap(({ was, is }) =>
    was.closed_at === null && is.closed_at !== null ? [{ key: was.id, is }] : [],
  );
  const notices = [
    ...openedNow.map((it) => ({ event: "alarm.opened" as const, ...it })),
    ...closedNow.map((it) => ({ event: "alarm.closed" as const, ...it })),
  ];
  const statements = notices.map(({ event, key, is }, nth) => {
    const facts = factsOf(machine, is, by.setPoint(is.opened_at));
    const own = event === "alarm.closed" ? { ...facts, step: is.kind } : facts;
    return [`notice ${nth}`, noticed(writer, { event, key, link, facts: own }, by.onlyIf)] as const;
  });
  return Object.fromEntries(statements);
}

/** That a machine's devices are silent, or heard again. */
export const silenceNotice = (event: "alarm.opened" | "alarm.closed", machine: Machine, alarm_id: string): Notice => ({
  event,
  key: alarm_id,
  link: readingsPath(machine.id),
  facts: { incubator: machine.name, step: "silent" },
});
