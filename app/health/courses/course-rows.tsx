import { Link } from "@remix-run/react";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { CourseState, CourseSummary } from "#worker/health/courses/course-view.ts";
import { DoseButtons } from "./dose-buttons.tsx";

type CourseRowsProps = {
  courses: readonly CourseSummary[];
  today: string;
  /** Where a press comes back to; without it nothing is pressed here. */
  back?: string;
  idempotencyKey?: string;
};

const tones: Record<CourseState, Tone> = { coming: "stone", running: "sky", withdrawal: "amber", ended: "stone" };

/** The state of a course, in a word. */
export function CourseStatePill({ state }: { state: CourseState }) {
  const { t } = useWords();
  return <Pill tone={tones[state]}>{t(`courses.state.${state}`)}</Pill>;
}

/** Courses one below the other, each with what is to be given today and what was missed. */
export function CourseRows({ courses, today, back, idempotencyKey }: CourseRowsProps) {
  return (
    <ul className="rows">
      {courses.map((it) => (
        <CourseRow
          key={it.id}
          course={it}
          today={today}
          {...(back && { back })}
          {...(idempotencyKey && { idempotencyKey })}
        />
      ))}
    </ul>
  );
}

function CourseRow({
  course,
  today,
  back,
  idempotencyKey,
}: { course: CourseSummary } & Omit<CourseRowsProps, "courses">) {
  const { t, language } = useWords();
  const may = useMay();
  const { id, medicine, dose, route, birds, place, first_on, last_on, times_a_day, counts, due, state } = course;
  const span = { from: dayText(first_on, today, language), to: dayText(last_on, today, language) };
  const until =
    state === "withdrawal" && t("courses.until", { day: dayText(course.withdrawal_until, today, language) });
  const facts = [dose, route, t("courses.times", { count: times_a_day })];
  const where = [t("courses.birds", { count: birds }), place?.name, t("courses.span", span), until];
  return (
    <li className="flex-wrap">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link className="link font-semibold" to={`/health/courses/${id}`}>
            {medicine}
          </Link>
          <CourseStatePill state={state} />
          {counts.missed > 0 && (
            <Pill tone="red" icon="circle-alert">
              {t("courses.missed", { count: counts.missed })}
            </Pill>
          )}
        </p>
        <p>{facts.filter(Boolean).join(" · ")}</p>
        <p className="text-sm text-muted">{where.filter(Boolean).join(" · ")}</p>
      </div>
      {back && may("health.write") && due.length > 0 && (
        <ul className="grid gap-2">
          {due.map((it) => (
            <li key={it.nth} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="text-sm">
                {times_a_day > 1 ? t("courses.nth", { nth: it.nth }) : t("courses.dose.due")}
              </span>
              <DoseButtons
                course={course}
                dose={it}
                back={back}
                birds={birds}
                {...(idempotencyKey && { idempotencyKey: `${idempotencyKey}-${id}` })}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
