import type { Language } from "#db/vocabulary.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { translate } from "#worker/locales/translate.ts";
import type { HealthSheet, SheetBird, SheetCourse, SheetEvent, SheetWeight } from "./reading.ts";

/** An entry of a sheet on paper: when, what in short, and what is written below it. */
export type Entry = { when: string; title: string; more: string[] };
/** What stands on a sheet, in words. */
export type SheetText = {
  title: string;
  facts: string;
  sections: Array<{ title: string; none: string; entries: Entry[] }>;
  weights: { title: string; none: string; cells: Array<{ when: string; grams: string }> };
  note: string;
};

/** So many letters of a part are printed, some twenty pages, the newest entries of it. */
const mostLetters = 40_000;

/** How many letters a sheet has, which is what printing it costs by. */
export const lettersOf = ({ sections }: SheetText): number =>
  sections
    .flatMap(({ entries }) => entries)
    .reduce((sum, { title, more }) => sum + title.length + more.join("").length, 0);

/** A sheet in the words of a language. */
export function textOf(sheet: HealthSheet, language: Language): SheetText {
  const say = (key: string, values = {}) => translate(language, `health.sheet.${key}`, values);
  const printed = (entries: Entry[]): Entry[] => {
    let letters = 0;
    const at = entries.findIndex(({ title, more }) => {
      letters += title.length + more.join("").length;
      return letters > mostLetters;
    });
    return at < 0
      ? entries
      : [...entries.slice(0, at), { when: "", title: say("earlier", { count: entries.length - at }), more: [] }];
  };
  return {
    title: say("title"),
    facts: factsOf(sheet.bird, language),
    sections: [
      {
        title: say("events"),
        none: translate(language, "health.sheet.events.none"),
        entries: printed(sheet.events.map((it) => eventIn(it, language))),
      },
      {
        title: say("courses"),
        none: translate(language, "health.sheet.courses.none"),
        entries: printed(sheet.courses.map((it) => courseIn(it, language))),
      },
    ],
    weights: {
      title: say("weights"),
      none: translate(language, "health.sheet.weights.none"),
      cells: sheet.weights.map((it) => weightIn(it, language)),
    },
    note: say("note"),
  };
}

function factsOf({ name, species, sex, birth_date, birth_precision, status }: SheetBird, language: Language): string {
  const born = birth_date && partDayInWords(birth_date, birth_precision, language);
  return [
    name,
    species,
    translate(language, `health.sheet.sex.${sex}`),
    born && translate(language, "health.sheet.born", { day: born }),
    status,
  ]
    .filter(Boolean)
    .join(" · ");
}

function eventIn({ kind, on, until, findings, vet }: SheetEvent, language: Language): Entry {
  const ends = until && translate(language, "health.sheet.until", { day: dayInWords(until, language) });
  const by = vet && translate(language, "health.sheet.vet", { vet });
  const more = [ends, findings, by].filter((it): it is string => !!it);
  return { when: dayInWords(on, language), title: translate(language, `audit.health.kind.${kind}`), more };
}

function courseIn(course: SheetCourse, language: Language): Entry {
  const { medicine, dose, route, prescribed_by, first_on, last_on, times_a_day, got, planned } = course;
  const say = (key: string, values = {}) => translate(language, `health.sheet.${key}`, values);
  const until = dayInWords(course.withdrawal_until, language);
  const more = [
    [dose, route, say("times", { count: times_a_day })].filter(Boolean).join(" · "),
    prescribed_by && say("prescribed_by", { who: prescribed_by }),
    [
      say("span", { from: dayInWords(first_on, language), to: dayInWords(last_on, language) }),
      say("got", { got, count: planned }),
    ].join(" · "),
    course.withdrawal_until > last_on && say("withdrawal", { day: until }),
  ].filter((it): it is string => !!it);
  return { when: dayInWords(first_on, language), title: medicine, more };
}

const weightIn = ({ on, grams }: SheetWeight, language: Language) => ({
  when: dayInWords(on, language),
  grams: numberFormat(language, { style: "unit", unit: "gram", maximumFractionDigits: 2 }).format(grams),
});
