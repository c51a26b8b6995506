import { type Translate, useWords } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
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

/** The heading of ages. On paper an age would soon be wrong, so birth dates stand under it there. */
export function AgeHeading() {
  const { t } = useWords();
  return (
    <>
      <span className="print:hidden">{t("birds.field.age")}</span>
      <span className="hidden print:inline">{t("birds.field.born")}</span>
    </>
  );
}
