import { Sex } from "#app/birds/sex.tsx";
import { inGrams } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { SharedSheets } from "#worker/health/shares/shared-sheets.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";

type Sheet = SharedSheets["sheets"][number];

/** One bird's health for a stranger: what happened, what it was given, what it weighed. */
export function SharedSheet({ sheet: { bird, events, courses, weights } }: { sheet: Sheet }) {
  const { t, language } = useWords();
  const { ring, name, species, sex, birth_date, birth_precision, status } = bird;
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2>
        {name && <bdi>{name}</bdi>} <Ring>{ring}</Ring>
      </h2>
      <dl className={factsClass}>
        <Fact label="sheet.species">{species}</Fact>
        <Fact label="sheet.sex">
          <Sex sex={sex} spoken />
        </Fact>
        <FactIfKnown label="sheet.born">
          {birth_date && partDayInWords(birth_date, birth_precision, language)}
        </FactIfKnown>
        <FactIfKnown label="sheet.status">{status}</FactIfKnown>
      </dl>
      <div>
        <h3 className="mb-1">{t("sheet.events")}</h3>
        {events.length === 0 && <p className="text-muted">{t("sheet.none")}</p>}
        <ul className="lines">
          {events.map(({ kind, on, until, findings }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a day may be alike, and the list never changes
            <li key={`${on} ${kind} ${at}`} className="py-2">
              <strong>{t(`health.kind.${kind}`)}</strong>
              <span className="text-muted">
                {" · "}
                {dayInWords(on, language)}
                {until && `, ${t("sheet.to", { day: dayInWords(until, language) })}`}
              </span>
              {findings && <p className="whitespace-pre-line">{findings}</p>}
            </li>
          ))}
        </ul>
      </div>
      <Courses courses={courses} />
      <div>
        <h3 className="mb-1">{t("sheet.weights")}</h3>
        {weights.length === 0 && <p className="text-muted">{t("sheet.none")}</p>}
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {weights.map(({ on, grams }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a day may be alike, and the list never changes
            <li key={`${on} ${at}`}>
              <span className="text-sm text-muted">{dayInWords(on, language)}</span> {inGrams(grams, language)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Courses({ courses }: Pick<Sheet, "courses">) {
  const { t, language } = useWords();
  return (
    <div>
      <h3 className="mb-1">{t("sheet.courses")}</h3>
      {courses.length === 0 && <p className="text-muted">{t("sheet.none")}</p>}
      <ul className="lines">
        {courses.map(
          ({ medicine, dose, route, first_on, last_on, times_a_day, withdrawal_until, got, planned }, at) => {
            const span = { from: dayInWords(first_on, language), to: dayInWords(last_on, language) };
            const facts = [dose, route, t("sheet.times", { count: times_a_day })];
            const course = [
              t("sheet.period", span),
              t("sheet.got", { got, count: planned }),
              withdrawal_until > last_on && t("sheet.withdrawal", { day: dayInWords(withdrawal_until, language) }),
            ];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a day may be alike, and the list never changes
              <li key={`${first_on} ${medicine} ${at}`} className="py-2">
                <strong>{medicine}</strong>
                <p>{facts.filter(Boolean).join(" · ")}</p>
                <p className="text-sm text-muted">{course.filter(Boolean).join(" · ")}</p>
              </li>
            );
          },
        )}
      </ul>
    </div>
  );
}
