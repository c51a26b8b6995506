import type { Language } from "#db/vocabulary.ts";
import type { Token } from "../text/tokens.ts";
import { fixed, type Period } from "./period.ts";
import { waysIn } from "./reader.ts";
import { type Calendar, namedDay, type Unit, unitAway } from "./spans.ts";
import { periodWords } from "./words.ts";

/** A period and the words `from` to `to` (not counted) that say it. */
type FoundPeriod = { from: number; to: number; period: Period };

type Read = { text: string; language: Language; calendar: Calendar };
type Input = { period: Period; end: number };

/** Every period that begins at some word of a question, the longest of each. */
export function periodsIn(tokens: readonly Token[], language: Language, calendar: Calendar): FoundPeriod[] {
  const starts: number[] = [];
  let text = "";
  for (const { word } of tokens) {
    starts.push(text.length);
    text += `${word} `;
  }
  text = text.trimEnd();
  const read = { text, language, calendar };
  return starts.flatMap((start, from) => {
    const input = longest([simpleAt(read, start), sinceAt(read, start), untilAt(read, start), betweenAt(read, start)]);
    if (!input) return [];
    const to = starts.findIndex((it) => it >= input.end);
    return [{ from, to: to === -1 ? tokens.length : to, period: input.period }];
  });
}

const longest = (all: ReadonlyArray<Input | undefined>): Input | undefined =>
  all.reduce((best, it) => (it && (!best || it.end > best.end) ? it : best), undefined);

function simpleAt({ text, language, calendar }: Read, start: number): Input | undefined {
  return longest(
    waysIn(language).map(({ looks, is }) => {
      looks.lastIndex = start;
      const found = looks.exec(text);
      const period = found && is([...found], calendar);
      return period ? { period, end: start + found[0].length } : undefined;
    }),
  );
}

function behind({ text }: Read, expression: string, start: number): number | undefined {
  const looks = new RegExp(`(?:${expression}) `, "uy");
  looks.lastIndex = start;
  const found = looks.exec(text);
  return found ? start + found[0].length : undefined;
}

function sinceAt(read: Read, start: number): Input | undefined {
  const at = behind(read, periodWords[read.language].since, start);
  const input = at === undefined ? undefined : simpleAt(read, at);
  if (!input) return undefined;
  const { today } = read.calendar;
  const from = input.period.back.from;
  return from <= today ? { period: fixed("days", from, today), end: input.end } : undefined;
}

function untilAt(read: Read, start: number): Input | undefined {
  const at = behind(read, periodWords[read.language].until, start);
  if (at === undefined) return undefined;
  const input = simpleAt(read, at) ?? thisUnitAt(read, at);
  const { today } = read.calendar;
  return input && input.period.ahead.to >= today
    ? { period: fixed("days", today, input.period.ahead.to), end: input.end }
    : undefined;
}

// "Until the end of the month" is this one's.
function thisUnitAt(read: Read, start: number): Input | undefined {
  const { units } = periodWords[read.language];
  const word = /^(?:the |o |a )?(?:end of (?:the )?|fim d[oa] |final d[oa] )?(\p{L}+)/u.exec(read.text.slice(start));
  const unit = units[word?.[1] ?? ""] as Unit | undefined;
  return word && unit ? { period: unitAway(unit, 0, read.calendar), end: start + word[0].length } : undefined;
}

function betweenAt(read: Read, start: number): Input | undefined {
  const words = periodWords[read.language];
  for (const [first, second] of [
    [words.from, words.to],
    [words.between, words.and],
  ] as const) {
    const at = behind(read, first, start);
    if (at === undefined) continue;
    const one = simpleAt(read, at) ?? bareDayAt(read, at, second);
    const then = one && behind(read, second, one.end + 1);
    const other = then === undefined ? undefined : simpleAt(read, then);
    if (one && other) return spanned(one, other);
  }
  return undefined;
}

/** From the first day of one to the last of the other: of years, the nearest in which that is a span. */
function spanned(one: Input, other: Input): Input | undefined {
  const way = (side: "back" | "ahead") => {
    const { to } = other.period[side];
    const { from } = one.period[side];
    return from <= to
      ? { from, to }
      : { from: `${Number(to.slice(0, 4)) - (from.slice(5) > to.slice(5) ? 1 : 0)}${from.slice(4)}`, to };
  };
  const [back, ahead] = [way("back"), way("ahead")];
  return back.from <= back.to && ahead.from <= ahead.to
    ? { period: { kind: "days", back, ahead }, end: other.end }
    : undefined;
}

// "De 1 a 15 de março": the first day is of the month of the second.
function bareDayAt(read: Read, start: number, second: string): Input | undefined {
  const day = /^(\d{1,2})(?= )/u.exec(read.text.slice(start));
  const then = day && behind(read, second, start + day[0].length + 1);
  const other = then === undefined || then === null ? undefined : simpleAt(read, then);
  if (!day || !other || other.period.kind !== "day") return undefined;
  const { today } = read.calendar;
  const of = ({ from }: { from: string }) =>
    namedDay(Number(day[1]), Number(from.slice(5, 7)), Number(from.slice(0, 4)), { today, start: 1 })?.back;
  const [back, ahead] = [of(other.period.back), of(other.period.ahead)];
  return back && ahead ? { period: { kind: "day", back, ahead }, end: start + day[0].length } : undefined;
}
