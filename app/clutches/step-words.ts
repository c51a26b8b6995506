import type { Translate } from "#app/locales/words.tsx";
import type { Language, SeasonStep } from "#db/vocabulary.ts";
import { keepsDays } from "#worker/clutches/limits-contract.ts";
import { daysFrom } from "#worker/locales/calendar.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { dateFormat } from "#worker/locales/formats.ts";

/** A step of an egg or a chick from a day (`YYYY-MM-DD`), until another where it takes several. */
type Step = { step: SeasonStep; on: string; until?: string };
type Reading = { today: string; language: Language };

/** A day (`YYYY-MM-DD`) of this season, as short as it is understood: `23 Nov`. */
export const shortDay = (day: string, language: Language): string =>
  dateFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));

/** What an egg or a chick is due for and when, in the reader's words; a day of another year is said with it. */
export function stepInWords(t: Translate, { step: name, on, until = on }: Step, { today, language }: Reading): string {
  const dayText = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? shortDay(day, language) : dayInWords(day, language);
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
  return on === today ? t("clutches.step.today", { step }) : t("clutches.step.on", { step, day });
}
