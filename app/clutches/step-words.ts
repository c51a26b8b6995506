import type { Translate } from "#app/locales/words.tsx";
import type { SeasonStep } from "#db/vocabulary.ts";
import { keepsDays } from "#worker/clutches/limits-contract.ts";
import { daysFrom } from "#worker/locales/calendar.ts";

/** A step of an egg or a chick from a day (`YYYY-MM-DD`), until another where it takes several. */
type Step = { step: SeasonStep; on: string; until?: string };
/** Today (`YYYY-MM-DD`), and how a day is written where the step stands. */
type Reading = { today: string; dayText: (day: string) => string };

/** What an egg or a chick is due for and when, in the reader's words. */
export function stepInWords(t: Translate, { step: name, on, until = on }: Step, { today, dayText }: Reading): string {
  if (name === "stored") {
    const late = daysFrom(on, today);
    return late < 0
      ? t("clutches.step.stored.until", { day: dayText(on) })
      : t("clutches.step.stored.for", { count: keepsDays + late });
  }
  const step = t(`clutches.step.${name}`);
  const day = dayText(on);
  if (name === "overdue") return t("clutches.step.since", { step, day });
  return until === on
    ? t("clutches.step.on", { step, day })
    : t("clutches.step.between", { step, day, until: dayText(until) });
}
