import type { Translate } from "#app/locales/words.tsx";
import type { Language, SeasonStep } from "#db/vocabulary.ts";
import { keepsDays } from "#db/words/nest.ts";
import { daysFrom } from "#worker/locales/calendar.ts";
import { dateFormat } from "#worker/locales/formats.ts";

/** A step of an egg or a chick from a day (`YYYY-MM-DD`), until another where it takes several. */
type Step = { step: SeasonStep; on: string; until?: string };
type Reading = { today: string; language: Language };

/** A day (`YYYY-MM-DD`) as short as it is understood beside today: `23 Nov`, with its year where that is another. */
export const shortDay = (day: string, today: string, language: Language): string =>
  dateFormat(language, {
    day: "numeric",
    month: "short",
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.parse(day));

/** A month (`YYYY-MM`) with its year: `April 2027`. */
export const monthInWords = (month: string, language: Language): string =>
  dateFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(Date.parse(`${month}-01`));

/** What an egg or a chick is due for and when, in the reader's words. */
export function stepInWords(t: Translate, { step: name, on, until = on }: Step, { today, language }: Reading): string {
  const dayText = (day: string) => shortDay(day, today, language);
  if (name === "stored") {
    const late = daysFrom(on, today);
    return late < 0
      ? t("clutches.step.stored.until", { day: dayText(on) })
      : t("clutches.step.stored.for", { count: keepsDays + late });
  }
  const step = t(`clutches.step.${name}`);
  const day = dayText(on);
  if (name === "overdue") return t("clutches.step.since", { step, day });
  if (until !== on) return t("clutches.step.between", { step, day, until: dayText(until) });
  return t(`clutches.step.${on === today ? "today" : "on"}`, { step, day });
}
