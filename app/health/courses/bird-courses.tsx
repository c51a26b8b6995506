import { Link } from "@remix-run/react";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdCourse } from "#worker/health/courses/listing.ts";
import { CourseStatePill } from "./course-rows.tsx";

type BirdCoursesProps = { courses: readonly BirdCourse[]; today: string };

/** The courses of one bird, with how much of each it got. */
export function BirdCourses({ courses, today }: BirdCoursesProps) {
  const { t, language } = useWords();
  if (courses.length === 0) return null;
  return (
    <Card title={t("courses.title")}>
      <ul className="rows">
        {courses.map(({ id, medicine, dose, first_on, last_on, state, got, counts, withdrawal_until }) => {
          const planned = Object.values(counts).reduce((sum, n) => sum + n, 0);
          const span = { from: dayText(first_on, today, language), to: dayText(last_on, today, language) };
          const until = state !== "ended" && withdrawal_until > last_on;
          const facts = [
            t("courses.span", span),
            t("courses.got", { got, count: planned }),
            until && t("courses.until", { day: dayText(withdrawal_until, today, language) }),
          ];
          return (
            <li key={id}>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <Link className="link font-semibold" to={`/health/courses/${id}`}>
                    {medicine}
                  </Link>
                  <CourseStatePill state={state} />
                </p>
                {dose && <p>{dose}</p>}
                <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What of a bird's health goes to others: its sheet on paper, and a link for a vet. */
export function HealthPapers({ birdId }: { birdId: string }) {
  const { t } = useWords();
  const may = useMay();
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <a className="link" href={`/birds/${birdId}/health.pdf`}>
        {t("courses.sheet")}
      </a>
      {may("flock.share") && (
        <Link className="link" to={`/health?${new URLSearchParams({ shares: "", ids: birdId })}`}>
          {t("courses.share")}
        </Link>
      )}
    </p>
  );
}
