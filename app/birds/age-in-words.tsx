import { localeOf, type Translate, useWords } from "#app/ui/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { type Age, ageOn } from "./age.ts";

type Props = { birthDate: string | null /** The organisation's day, `YYYY-MM-DD`. */; today: string };

/** The age as a breeder says it; the birth date is in the title, and on paper, where an age would soon be wrong. */
export function AgeInWords({ birthDate, today }: Props) {
  const { t, language } = useWords();
  if (!birthDate) return <span className="text-muted not-known">{t("birds.unknown")}</span>;
  const age = ageOn(birthDate, today);
  const date = dayInWords(birthDate, language);
  return (
    <time dateTime={birthDate} title={t("birds.age.born", { date })}>
      {age ? <span className="print:hidden">{ageWords(age, t)}</span> : date}
      {age && <span className="hidden print:inline">{date}</span>}
    </time>
  );
}

/** An age in the reader's words. */
export function ageWords({ unit, count }: Age, t: Translate): string {
  return unit === "day" && count === 0 ? t("birds.age.newborn") : t(`birds.age.${unit}`, { count });
}

/** A calendar day, `YYYY-MM-DD`, as the reader writes it. */
export function dayInWords(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(date);
}
