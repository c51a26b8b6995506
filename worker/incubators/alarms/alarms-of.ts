import type { AlarmLevel } from "#db/words/care.ts";

/** A reading as it is judged: at an instant (ms since 1970), °C and %, with the offsets in it. */
export type JudgedReading = {
  at: number;
  temperature_c: number | null;
  humidity_pct: number | null;
  isTyped: boolean;
};
/**
 * What a machine should be at: °C, and the humidities (%) that are right, of which one is enough. No temperature or no humidity
 * is nothing to be judged by.
 */
export type SetPoint = { temperature_c: number | null; humidity_pct: readonly number[] };
/** By how much it may be off: °C before it is a warning and before it is critical, and points of humidity. */
export type Bands = { warning_c: number; critical_c: number; warning_pct: number };
/** What readings say is wrong; of silence they say nothing. */
type JudgedKind = "temperature" | "humidity";
export type Alarm = {
  kind: JudgedKind;
  level: AlarmLevel;
  /** ms since 1970; an end of null is not come yet. */
  opened_at: number;
  closed_at: number | null;
  /** The reading farthest from the set point, °C or %. */
  worst: number;
};

const minute = 60_000;
/** For how long something is off before it is an alarm, for how long it is critical, and for how long back before that ends. */
const stretches = { temperature: 15 * minute, humidity: 60 * minute, critical: 15 * minute, back: 15 * minute };

// 38.1 is 0.6 above 37.5, whatever binary makes of it.
const slack = 1e-6;

type Worst = { value: number; by: number };
/** What is remembered from one reading to the next, of one kind. */
type Course = {
  open: (Omit<Alarm, "worst"> & { worst: Worst }) | null;
  /** Since when every reading is off, and the worst of them. */
  off: (Worst & { since: number }) | null;
  critical: number | null;
  /** Since when every reading is in its band again, while an alarm is open. */
  back: number | null;
};

/** The alarms of some readings, and where they leave off: the same end goes on in the same way. */
type Judgement = { alarms: Alarm[]; end: Record<JudgedKind, Course> };

/**
 * The alarms that readings make, whichever order they come in; one a second. "For 15 minutes" is: every reading of that stretch
 * is off, and it has two; one typed by hand is an alarm at once. An alarm closes when every reading of 15 minutes is in its band
 * again.
 */
export const alarmsOf = (
  readings: readonly JudgedReading[],
  setPoint: SetPoint | ((at: number) => SetPoint),
  bands: Bands,
): Alarm[] => judge(readings, setPoint, bands).alarms;

/** The same with its end. */
export function judge(
  readings: readonly JudgedReading[],
  setPoint: SetPoint | ((at: number) => SetPoint),
  bands: Bands,
): Judgement {
  const setPointAt = typeof setPoint === "function" ? setPoint : () => setPoint;
  const rising = readings.toSorted((one, other) => one.at - other.at);
  const end: Judgement["end"] = { temperature: newCourse(), humidity: newCourse() };
  const closed: Alarm[] = [];
  for (const reading of rising) {
    const { temperature_c, humidity_pct } = setPointAt(reading.at);
    const judged = [
      ["temperature", reading.temperature_c, temperature_c === null ? [] : [temperature_c]],
      ["humidity", reading.humidity_pct, humidity_pct],
    ] as const;
    for (const [kind, value, wanted] of judged) {
      if (value === null || wanted.length === 0) continue;
      const by = Math.min(...wanted.map((it) => Math.abs(value - it)));
      const ended = step(end[kind], kind, { ...reading, value, by }, bands);
      if (ended) closed.push(ended);
    }
  }
  const open = Object.values(end).flatMap((it) => (it.open ? [plain(it.open)] : []));
  return { alarms: [...closed, ...open].sort((one, other) => one.opened_at - other.opened_at), end };
}

const newCourse = (): Course => ({ open: null, off: null, critical: null, back: null });
const plain = (alarm: NonNullable<Course["open"]>): Alarm => ({ ...alarm, worst: alarm.worst.value });
const worse = (one: Worst, other: Worst) => (other.by > one.by + slack ? other : one);

type Seen = Worst & { at: number; isTyped: boolean };

/** Takes one reading into a course; answers the alarm that it closes. */
function step(course: Course, kind: JudgedKind, seen: Seen, bands: Bands): Alarm | undefined {
  const { at, isTyped, value, by } = seen;
  const isOff = by > (kind === "temperature" ? bands.warning_c : bands.warning_pct) + slack;
  if (!isOff) return stepBack(course, at);
  const isCritical = kind === "temperature" && by > bands.critical_c + slack;
  course.off = { since: course.off?.since ?? at, ...worse(course.off ?? { value, by }, { value, by }) };
  course.critical = isCritical ? (course.critical ?? at) : null;
  course.back = null;
  const isSevere = course.critical !== null && (isTyped || at - course.critical >= stretches.critical);
  if (course.open) {
    course.open.worst = worse(course.open.worst, { value, by });
    if (isSevere) course.open.level = "critical";
  } else if (isTyped || at - course.off.since >= stretches[kind]) {
    const { since: _, ...worst } = course.off;
    course.open = { kind, level: isSevere ? "critical" : "warning", opened_at: at, closed_at: null, worst };
  }
  return undefined;
}

function stepBack(course: Course, at: number): Alarm | undefined {
  course.off = null;
  course.critical = null;
  const { open } = course;
  if (!open) return undefined;
  course.back ??= at;
  if (at - course.back < stretches.back) return undefined;
  course.open = null;
  course.back = null;
  return { ...plain(open), closed_at: at };
}
