import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { CourseState } from "#worker/health/courses/course-view.ts";
import type { HealthEvent } from "#worker/health/event-rows.ts";
import type { listHealth } from "#worker/health/queries.ts";
import { CourseRows } from "./courses/course-rows.tsx";
import { Seen } from "./event-list.tsx";

type OpenNowProps = Pick<Awaited<ReturnType<typeof listHealth>>, "open" | "today"> & { idempotencyKey: string };

/** What is open: courses with what is to be given, visits that are due, quarantines that run. */
export function OpenNow({ open: { follow_ups, quarantines, courses }, today, idempotencyKey }: OpenNowProps) {
  const { t, language } = useWords();
  const may = useMay();
  if (follow_ups.length + quarantines.length + courses.length === 0) return null;
  return (
    <div className="grid gap-4 mb-6">
      <OpenCourses courses={courses} today={today} idempotencyKey={idempotencyKey} />
      <div className="grid gap-4 lg:grid-cols-2">
        {follow_ups.length > 0 && (
          <Card title={t("health.open.follow_ups")}>
            <ul className="grid gap-3">
              {follow_ups.map((event) => (
                <OpenLine
                  key={event.id}
                  event={event}
                  says={`${t(`health.kind.${event.kind}`)} · ${dayText(event.follow_up_on ?? "", today, language)}`}
                >
                  <Seen id={event.id} ring={event.ring} back="/health" />
                </OpenLine>
              ))}
            </ul>
          </Card>
        )}
        {quarantines.length > 0 && (
          <Card title={t("health.open.quarantines")}>
            <ul className="grid gap-3">
              {quarantines.map((event) => (
                <OpenLine
                  key={event.id}
                  event={event}
                  says={[event.place, t("health.until", { day: dayText(event.until ?? "", today, language) })]
                    .filter(Boolean)
                    .join(" · ")}
                >
                  {may("health.write") && (
                    <LinkButton
                      to={`/birds/${event.bird_id}/health?edit=new&kind=recovery`}
                      aria-label={t("health.recover.label", { ring: event.ring })}
                    >
                      {t("health.recover")}
                    </LinkButton>
                  )}
                </OpenLine>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}

function OpenLine({ event, says, children }: { event: HealthEvent; says: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <Link className="link" to={`/birds/${event.bird_id}/health`}>
          <Ring>{event.ring}</Ring>
        </Link>
        <span className="block text-sm text-muted">{says}</span>
      </span>
      {children}
    </li>
  );
}

type OpenCoursesProps = Omit<OpenNowProps, "open"> & { courses: OpenNowProps["open"]["courses"] };

/** In which order courses are told: what is to be given first. */
const states: readonly CourseState[] = ["running", "coming", "withdrawal", "ended"];

function OpenCourses({ courses, today, idempotencyKey }: OpenCoursesProps) {
  const { t } = useWords();
  if (courses.length === 0) return null;
  const rank = ({ state }: (typeof courses)[number]) => states.indexOf(state);
  return (
    <Card title={t("courses.title")}>
      <CourseRows
        courses={courses.toSorted((one, other) => rank(one) - rank(other))}
        today={today}
        back="/health"
        idempotencyKey={idempotencyKey}
      />
    </Card>
  );
}
