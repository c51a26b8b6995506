import { isCalendarDay } from "#worker/fields.ts";
import { type Cell, textOf } from "#worker/spreadsheets/cells.ts";
import type { ZoneClock } from "./zone-clock.ts";

export type DayOrder = "day_first" | "month_first";
/** A time of a file: an instant where it says its zone, else what clocks showed; both in ms. */
export type FileTime = { instant: number } | { shown: number };

const day = 86_400_000;
const clock = String.raw`(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*([ap])?\.?(?:m\.?)?`;
const zone = String.raw`\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+${clock}${zone})?$`, "i");
const yearLast = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,]+${clock}${zone})?$`, "i");
const timeOnly = new RegExp(`^${clock}$`, "i");

/** The time of a row, from the cell of its day and, where that is apart, the one of its hour; undefined for what is none. */
export function timeIn(
  cell: Cell,
  hour: Cell,
  { order, date1904 }: { order: DayOrder; date1904: boolean },
): FileTime | undefined {
  if (hour === undefined) return wholeTime(cell, order, date1904);
  const at = wholeTime(cell, order, date1904);
  const within = partOfDay(hour);
  if (!at || !("shown" in at) || within === undefined) return undefined;
  return { shown: Math.floor(at.shown / day) * day + within };
}

function wholeTime(cell: Cell, order: DayOrder, date1904: boolean): FileTime | undefined {
  const epoch = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  if (typeof cell === "object" && cell.number !== undefined && cell.shown === "date")
    // A spreadsheet's serial is a fraction of a day: to the second it is what was meant.
    return { shown: Math.round((cell.number * day + epoch) / 1000) * 1000 };
  const text = textOf(cell).normalize("NFKC");
  if (/^\d{10}$/.test(text)) return { instant: Number(text) * 1000 };
  if (/^\d{13}$/.test(text)) return { instant: Number(text) };
  const first = yearFirst.exec(text);
  if (first) return timeOf([first[1], first[2], first[3]], first.slice(4));
  const last = yearLast.exec(text);
  if (!last) return undefined;
  const [, one = "", other = "", year = ""] = last;
  const isMonthFirst = Number(other) > 12 || (order === "month_first" && Number(one) <= 12);
  const full = year.length === 2 ? `20${year}` : year;
  return timeOf(isMonthFirst ? [full, one, other] : [full, other, one], last.slice(4));
}

function timeOf(
  on: ReadonlyArray<string | undefined>,
  [hours, minutes, seconds, half, zoned]: Array<string | undefined>,
) {
  const [year = "", month = "", date = ""] = on;
  const whole = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const within = milliseconds(hours ?? "0", minutes ?? "0", seconds, half);
  if (!isCalendarDay(whole) || within === undefined) return undefined;
  const shown = Date.parse(`${whole}T00:00:00Z`) + within;
  if (zoned === undefined) return { shown };
  const [, sign, ahead, more] = /^([+-])(\d{2}):?(\d{2})$/.exec(zoned) ?? [];
  return { instant: shown - (sign === "-" ? -1 : 1) * (Number(ahead ?? 0) * 60 + Number(more ?? 0)) * 60_000 };
}

function partOfDay(cell: Cell): number | undefined {
  if (typeof cell === "object" && cell.number !== undefined) return Math.round((cell.number % 1) * 86_400) * 1000;
  const [, hours, minutes, seconds, half] = timeOnly.exec(textOf(cell)) ?? [];
  return hours === undefined ? undefined : milliseconds(hours, minutes ?? "0", seconds, half);
}

function milliseconds(hours: string, minutes: string, seconds = "0", half?: string): number | undefined {
  const twelve = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (twelve > 23 || Number(minutes) > 59 || Number(seconds) > 59 || (half && Number(hours) > 12)) return undefined;
  return ((twelve * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** The order that days of a column show, with which of two figures is above 12; undefined where all could be either. */
export function orderShown(cells: Iterable<Cell>): DayOrder | undefined {
  for (const cell of cells) {
    const [, one, other] = yearLast.exec(textOf(cell).normalize("NFKC")) ?? [];
    if (Number(one) > 12) return "day_first";
    if (Number(other) > 12) return "month_first";
  }
  return undefined;
}

/** What was done with times that clocks showed twice: those before the file goes back in time are the first. */
export type Twice = { count: number; taken: "in_turn" | "second"; on: string };

/**
 * The instants of times in the order of a file; null for an hour that clocks jumped over. Where an hour came twice, a file that
 * goes back in it has both, one after the other; else it is taken for the second, when clocks stand as they will for months.
 */
export function instantsIn(times: readonly FileTime[], zoneClock: Pick<ZoneClock, "instantsOf">) {
  const shown = times.flatMap((it) => ("shown" in it ? [it.shown] : []));
  const isFalling = (shown[0] ?? 0) > (shown.at(-1) ?? 0);
  const places = times.map((_, at) => (isFalling ? times.length - 1 - at : at));
  const instants: Array<number | null> = times.map(() => null);
  const doubtful: Array<{ at: number; pair: readonly [number, number] }> = [];
  let [before, back]: [number | undefined, number | undefined] = [undefined, undefined];
  for (const at of places) {
    const time = times[at] as FileTime;
    const found = "instant" in time ? [time.instant] : zoneClock.instantsOf(time.shown);
    const [first, second] = found;
    if (first !== undefined && second !== undefined && "shown" in time) {
      if (before !== undefined && time.shown < before) back ??= doubtful.length;
      doubtful.push({ at, pair: [first, second] });
      before = time.shown;
    } else {
      instants[at] = first ?? null;
      before = undefined;
    }
  }
  for (const [nth, { at, pair }] of doubtful.entries())
    instants[at] = back !== undefined && nth < back ? pair[0] : pair[1];
  const [one] = doubtful;
  const twice: Twice | null = one
    ? {
        count: doubtful.length,
        taken: back === undefined ? "second" : "in_turn",
        on: new Date(one.pair[0]).toISOString(),
      }
    : null;
  return { instants, twice };
}
