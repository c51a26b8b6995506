import { isCalendarDay } from "#worker/fields.ts";
import { fullYear, type PartDay } from "#worker/locales/part-days.ts";
import { type Cell, dayOfSerial, type Read, textOf } from "./cells.ts";
import { monthNamed } from "./month-names.ts";

/** Which figure of `05/03/2024` is the day: a column has one order. */
export type DayOrder = "day_first" | "month_first";
/** By what the cells of one column are read; `today` is the organisation's day. */
export type DayReading = { date1904: boolean; today: string; order: DayOrder };

type Parts = { year: string; month?: string | undefined; day?: string | undefined };

/**
 * A date as breeders and their programs write it, by the part of it that is known: a spreadsheet's own, `2024-03-05`,
 * `5.3.24`, `5 de março de 2024`, `03/2024`, `2024`. A year of two digits is the latest such that is not in the future.
 * Blank, and any word for not knowing, is null.
 */
export function readPartDay(cell: Cell, reading: DayReading): Read<PartDay | null> {
  const isNumber = typeof cell === "object" && cell.number !== undefined;
  if (isNumber && (cell.shown === "date" || !mayBeTyped(cell.number ?? 0))) return daySerial(cell, reading);
  // In a number nobody sees the zero of a year 05.
  const text = isNumber ? String(cell.number).padStart(2, "0") : plainText(textOf(cell));
  if (text === "" || nothing.test(text)) return { value: null };
  const parts = partsOf(text, reading.order);
  return parts ? existing(parts, reading.today) : { code: "import.date.unreadable" };
}

/** A date of which every part must be known; blank is the empty string. */
export function readDay(cell: Cell, reading: DayReading): Read<string> {
  const { value, code } = readPartDay(cell, reading);
  if (code !== undefined) return { code };
  return value?.known ? { code: "import.date.year" } : { value: value?.day ?? "" };
}

/** Which order a cell shows by itself; `either` where both figures can be a month, undefined where there is nothing to ask. */
export function orderOf(cell: Cell): DayOrder | "either" | undefined {
  const [, first, , second, last = ""] = figures.exec(plainText(textOf(cell))) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (!first || one === 0 || other === 0 || one === other || (last.length === 2 && one > 31)) return undefined;
  if (one <= 12 && other <= 12) return "either";
  if (one > 12 && other > 12) return undefined;
  return one > 12 ? "day_first" : "month_first";
}

// A year, or year, month and day run together, as somebody typed them; every other number is a day of the spreadsheet's.
const mayBeTyped = (number: number) =>
  Number.isInteger(number) &&
  ((number >= 0 && number < 100) || (number >= 1900 && number <= 2100) || (number >= 1_9000101 && number <= 2_1001231));

// A spreadsheet makes 1 March 2024 of a typed 03/2024, and shows it without its day.
function daySerial(cell: Cell, { date1904 }: DayReading): Read<PartDay> {
  const { number = Number.NaN, part } = typeof cell === "object" ? cell : {};
  const { value: day, code } = dayOfSerial(number, date1904);
  if (code !== undefined) return { code };
  const isFirst = part === "year" ? day.endsWith("-01-01") : day.endsWith("-01");
  return { value: { day, known: part && isFirst ? part : null } };
}

// Other hyphens and a leading apostrophe, which a spreadsheet takes for "this is text", look right and mean nothing.
const plainText = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212\ufe58]/g, "-")
    .replace(/^['’‘`´]\s*/, "")
    .trim();

const nothing =
  /^(?:[./\- ]+|0|0000(?:[./-]00){0,2}|(?:00?[./-]){2}0000|\?+|n[./]?[ad]\.?|desconhecid[ao]|unknown|sem data|não sei|nao sei)$/i;

const time = String.raw`(?:[T ,]+\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})${time}$`, "i");
const figures = new RegExp(String.raw`^(\d{1,2})\s?([-/. ])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})${time}$`, "i");

function partsOf(text: string, order: DayOrder): Parts | undefined {
  const [, ofYear, , ofMonth, ofDay] = yearFirst.exec(text) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(text) ?? [];
  if (ofYear) return { year: ofYear, month: ofMonth, day: ofDay };
  const [, first, , second, last] = figures.exec(text) ?? [];
  if (first && second && last) return inOrder([first, second, last], orderOf(text), order);
  const [, year, month, before, after] = /^(?:(\d{4})[-/. ](\d{1,2})|(\d{1,2})[-/. ](\d{4}|\d{2}))$/.exec(text) ?? [];
  if (year || after) return { year: year ?? after ?? "", month: month ?? before };
  return /^(\d{4}|\d{2})$/.test(text) ? { year: text } : named(text);
}

function inOrder(
  [first, second, last]: [string, string, string],
  shown: ReturnType<typeof orderOf>,
  order: DayOrder,
): Parts {
  if (last.length === 2 && Number(first) > 31) return { year: first, month: second, day: last };
  const isMonthFirst = shown === undefined || shown === "either" ? order === "month_first" : shown === "month_first";
  // Nothing stands where the day was left open.
  if (Number(first) === 0) return { year: last, month: second };
  return isMonthFirst ? { year: last, month: first, day: second } : { year: last, month: second, day: first };
}

/** A date with its month in letters: `5 de março de 2024`, `Mar-24`, `March 5th, 2024`. */
function named(text: string): Parts | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter((word) => word && !/^(?:de|do|of|the)$/.test(word));
  const at = words.findIndex((word) => monthNamed(word));
  const month = monthNamed(words[at] ?? "");
  const [one = "", other] = words
    .filter((_, place) => place !== at)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th|o|°)$/, "$1"));
  const isDate = month && words.length <= 3 && [one, other ?? "1"].every((word) => /^(?:\d{1,2}|\d{4})$/.test(word));
  if (!isDate) return undefined;
  if (other === undefined) return at === 0 || one.length === 4 ? { year: one, month } : undefined;
  return one.length === 4 ? { year: one, month, day: other } : { year: other, month, day: one };
}

function existing({ year: typed, month, day }: Parts, today: string): Read<PartDay> {
  const year = typed.length === 4 ? typed : fullYear(typed, today);
  if (year < "1900") return { code: year === "0000" ? "import.date.missing" : "import.date.early" };
  // Databases write 2024-00-00 where only the year is known.
  const [of, on] = [month, day].map((part) => (Number(part ?? 0) === 0 ? undefined : part?.padStart(2, "0")));
  const whole = `${year}-${of ?? "01"}-${(of && on) ?? "01"}`;
  if (!isCalendarDay(whole)) return { code: "import.date.missing" };
  return { value: { day: whole, known: of ? (on ? null : "month") : "year" } };
}
