import type { Language } from "#db/vocabulary.ts";
import { fixed, type Period } from "./period.ts";
import {
  type Calendar,
  namedDay,
  namedMonth,
  namedQuarter,
  runOf,
  seasonBy,
  type Unit,
  unitAway,
  weekday,
  yearBy,
} from "./spans.ts";
import { type PeriodWords, periodWords } from "./words.ts";

/** One way to say a period: what it looks like, and what it is. */
type Way = { looks: RegExp; is: (found: string[], calendar: Calendar) => Period | undefined };

const any = (names: readonly string[]) => `(${[...names].sort((a, b) => b.length - a.length).join("|")})`;
const year = "((?:19|20)\\d\\d)";
const nth = "(\\d{1,2})(?:\\.?o|st|nd|rd|th)?";
const numeric = (text: string | undefined) => (text ? Number(text) : undefined);

// Words that are months or something else, and months cut short: only behind a word that leads to them.
const whole = (names: readonly string[]) =>
  names.slice(0, 12).map((it) => (it === "may" ? "may(?= (?:19|20)\\d\\d)" : it));

function waysOf(words: PeriodWords): Way[] {
  const { months, weekdays, units, before, behind, days, quarters, lead, of } = words;
  const unit = any(Object.keys(units));
  const unitOf = (text: string | undefined) => units[text ?? ""] as Unit;
  const number = `(\\d{1,3}|${words.numbers.join("|")})`;
  const count = (text = "") => numeric(/^\d+$/.test(text) ? text : undefined) ?? numberOf(words, text);
  const month = (text = "") => (months.findIndex((it) => new RegExp(`^${it}$`).test(text)) % 12) + 1;
  const modified = any(Object.keys({ ...before }));
  const back = any(Object.keys(behind));
  const way = (looks: string, is: Way["is"]): Way => ({
    looks: new RegExp(`${looks}(?![\\p{L}\\p{N}]|[-/.]\\d)`, "uy"),
    is,
  });
  const toYear = `(?:${of}(?:${year}|${modified} (?:ano|year)|(?:ano|year) ${back}))?`;
  const yearGiven = (y?: string, pre?: string, post?: string, { today }: Calendar = { today: "", start: 1 }) =>
    y
      ? Number(y)
      : pre || post
        ? Number(today.slice(0, 4)) + (before[pre ?? ""] ?? behind[post ?? ""] ?? 0)
        : undefined;
  return [
    way(`${lead}${any(Object.keys(days))}`, ([, it], at) => unitAway("day", days[it ?? ""] ?? 0, at)),
    way(any(Object.keys(words.wholes)), ([, it], at) => {
      const [of, away] = words.wholes[it ?? ""] ?? ["week", 1];
      return unitAway(of, away, at);
    }),
    way(`${lead}${modified} ${unit}`, ([, it, of], at) => unitAway(unitOf(of), before[it ?? ""] ?? 0, at)),
    way(`${lead}${unit} ${back}`, ([, of, it], at) => unitAway(unitOf(of), behind[it ?? ""] ?? 0, at)),
    way(`${words.ago[0]}${number} ${unit}${words.ago[1]}`, ([, n, of], at) => unitAway(unitOf(of), -count(n), at)),
    way(`(?:${words.last}) ${number} ${unit}`, ([, n, of], at) => run(count(n), unitOf(of), at)),
    way(`(?:${words.next}) ${number} ${unit}`, ([, n, of], at) => run(-count(n), unitOf(of), at)),
    way(`${lead}${number} (?:${words.last}) ${unit}`, ([, n, of], at) => run(count(n), unitOf(of), at)),
    way(`${lead}${number} (?:${words.next}) ${unit}`, ([, n, of], at) => run(-count(n), unitOf(of), at)),
    way(`(?:${words.next}) ${any(["dias", "days", "few days"])}`, (_, at) => runOf(-7, "day", at)),
    way(`(?:${words.last}) ${any(["dias", "days", "few days"])}`, (_, at) => runOf(7, "day", at)),
    way(`${lead}${any(whole(months))}${toYear}`, ([, it, ...y], at) =>
      namedMonth(month(it), yearGiven(y[0], y[1], y[2], at), at),
    ),
    way(`(?=\\p{L})(?:${lead.replace(/\*$/, "+")})${any(months)}${toYear}`, ([, it, ...y], at) =>
      namedMonth(month(it), yearGiven(y[0], y[1], y[2], at), at),
    ),
    way(`${lead}${modified} ${any(months)}`, ([, it, of], at) =>
      turned(namedMonth(month(of), undefined, at), before[it ?? ""] ?? 0),
    ),
    way(`${lead}${any(months)} ${back}`, ([, of, it], at) =>
      turned(namedMonth(month(of), undefined, at), behind[it ?? ""] ?? 0),
    ),
    way(`${lead}${nth} (?:de |of )?${any(months)}${toYear}`, ([, d, it, ...y], at) =>
      namedDay(Number(d), month(it), yearGiven(y[0], y[1], y[2], at), at),
    ),
    way(`${lead}${any(months)} (?:the )?${nth}${toYear}`, ([, it, d, ...y], at) =>
      namedDay(Number(d), month(it), yearGiven(y[0], y[1], y[2], at), at),
    ),
    way(`${lead}(?:${words.year} )?${year}`, ([, it]) => yearBy(Number(it))),
    way(`${lead}(?:${words.season}) ${year}`, ([, it], at) => seasonBy(Number(it), at)),
    way(`${lead}${year} (?:${words.season})`, ([, it], at) => seasonBy(Number(it), at)),
    way(`${lead}${any(Object.keys(quarters))}(?:\\.?o)? (?:trimestre|quarter)${toYear}`, ([, it, ...y], at) =>
      namedQuarter(quarters[it ?? ""] ?? 1, yearGiven(y[0], y[1], y[2], at), at),
    ),
    way(`${lead}[qt]([1-4])${toYear}`, ([, it, ...y], at) =>
      namedQuarter(Number(it), yearGiven(y[0], y[1], y[2], at), at),
    ),
    // "Segunda" and its like are also ordinals: they need a word that leads to them, or all of their name.
    ...weekdays.flatMap((it, at) => [
      way(`(?:${lead.replace(/\*$/, "+")}|${modified} )(?:${it})(?: ${back})?`, (_, calendar) =>
        weekday(at + 1, calendar),
      ),
      way(it.replace("(?: feira)?", " feira"), (_, calendar) => weekday(at + 1, calendar)),
    ]),
    way(`${lead}${year}-(\\d\\d)-(\\d\\d)`, ([, y, m, d], at) => namedDay(Number(d), Number(m), Number(y), at)),
    way(`${lead}(\\d{1,2})[/.-](\\d{1,2})(?:[/.-]${year})?`, ([, d, m, y], at) =>
      namedDay(Number(d), Number(m), numeric(y), at),
    ),
    way(`${lead}(\\d{1,2})[/-]${year}`, ([, m, y], at) =>
      Number(m) > 12 ? undefined : namedMonth(Number(m), Number(y), at),
    ),
  ];
}

const numberOf = ({ numbers }: PeriodWords, text: string): number =>
  numbers.findIndex((it) => new RegExp(`^(?:${it})$`).test(text)) + 1;

const turned = ({ kind, back, ahead }: Period, away: number): Period =>
  away < 0 ? fixed(kind, back.from, back.to) : away > 0 ? fixed(kind, ahead.from, ahead.to) : { kind, back, ahead };

function run(count: number, unit: Unit, at: Calendar): Period | undefined {
  if (unit !== "season") return runOf(count, unit, at);
  return undefined;
}

const made = new Map<Language, Way[]>();

/** The ways of a language, made when they are first asked for. */
export function waysIn(language: Language): Way[] {
  const known = made.get(language) ?? waysOf(periodWords[language]);
  made.set(language, known);
  return known;
}
