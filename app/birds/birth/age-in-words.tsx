import { NotKnown } from "#app/lists/unknown-value.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { partDayInWords, typedPart } from "#worker/locales/part-days.ts";
import { type Age, ageOn, type Born } from "./age.ts";

type Props = { of: Born /** The organisation's day, `YYYY-MM-DD`. */; today: string };

/** The age as a breeder says it; the birth date is in the title, and on paper, where an age would soon be wrong. */
export function AgeInWords({ of, today }: Props) {
  const { t, language } = useWords();
  if (!of.birth_date) return <NotKnown />;
  const age = ageOn(of, today);
  const date = partDayInWords(of.birth_date, of.birth_precision, language);
  return (
    <time dateTime={typedPart(of.birth_date, of.birth_precision)} title={t("birds.age.born", { date })}>
      {age ? <span className="print:hidden">{ageWords(age, t)}</span> : date}
      {age && <span className="hidden print:inline">{date}</span>}
    </time>
  );
}

/** An age in the reader's words. */
export function ageWords({ unit, count, isAbout }: Age, t: Translate): string {
  if (isAbout && count === 0) return t(unit === "year" ? "birds.age.under_year" : "birds.age.under_month");
  const age = unit === "day" && count === 0 ? t("birds.age.newborn") : t(`birds.age.${unit}`, { count });
  return isAbout ? t("birds.age.about", { age }) : age;
}

/** A birth by the part of it that is known. */
export function BirthInWords({ birth_date, birth_precision }: Born) {
  const { language } = useWords();
  if (!birth_date) return <NotKnown />;
  const words = partDayInWords(birth_date, birth_precision, language);
  return <time dateTime={typedPart(birth_date, birth_precision)}>{words}</time>;
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
