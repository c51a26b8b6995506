import { Link } from "@remix-run/react";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { CourseView } from "#worker/health/courses/course-view.ts";

type CourseFactsProps = { course: CourseView; today: string };
/** So many rings are in view before the others are unfolded. */
const fewBirds = 24;

/** What was prescribed, for whom, and until when it lasts. */
export function CourseFacts({ course, today }: CourseFactsProps) {
  const { t, language } = useWords();
  const { dose, route, prescribed_by, first_on, last_on, times_a_day, withdrawal_days, withdrawal_until } = course;
  const { place, stopped_on, notes, birds } = course;
  const day = (it: string) => dayText(it, today, language);
  return (
    <div className="grid gap-4">
      <dl className={factsClass}>
        <FactIfKnown label="courses.field.dose">{dose}</FactIfKnown>
        <FactIfKnown label="courses.field.route">{route}</FactIfKnown>
        <FactIfKnown label="courses.field.prescribed_by">{prescribed_by}</FactIfKnown>
        <Fact label="courses.field.when">
          {t("courses.span", { from: day(first_on), to: day(last_on) })}
          <span className="block text-sm text-muted">{t("courses.times", { count: times_a_day })}</span>
          {stopped_on && (
            <span className="block text-sm text-muted">{t("courses.stopped", { day: day(stopped_on) })}</span>
          )}
        </Fact>
        {withdrawal_days > 0 && (
          <Fact label="courses.field.withdrawal">{t("courses.to_day", { day: day(withdrawal_until) })}</Fact>
        )}
        <FactIfKnown label="courses.field.where">
          {place && (
            <Link className="link" to={`/places/${place.id}`}>
              {place.name}
            </Link>
          )}
        </FactIfKnown>
        <Fact label="courses.field.birds" isWide>
          {birds.length <= fewBirds ? (
            <Birds birds={birds} today={today} />
          ) : (
            <details>
              <summary>{t("courses.birds", { count: birds.length })}</summary>
              <Birds birds={birds} today={today} />
            </details>
          )}
        </Fact>
        {notes && (
          <Fact label="courses.field.notes" isWide>
            <span className="whitespace-pre-line">{notes}</span>
          </Fact>
        )}
      </dl>
      <p className="text-sm text-muted">{t("courses.as_prescribed")}</p>
    </div>
  );
}

function Birds({ birds, today }: { birds: CourseView["birds"]; today: string }) {
  const { t, language } = useWords();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {birds.map(({ id, ring, is_gone, left_on }) => (
        <li key={id ?? ring}>
          {id ? (
            <Link className="link" to={`/birds/${id}`}>
              <Ring>{ring}</Ring>
            </Link>
          ) : (
            <Ring>{ring}</Ring>
          )}
          {is_gone && (
            <span className="text-sm text-muted">
              {" "}
              ({left_on ? t("courses.gone_on", { day: dayText(left_on, today, language) }) : t("courses.gone")})
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
