import { sql } from "drizzle-orm";
import type { DoseState } from "#db/words/care.ts";
import { type CourseRow, courseOf, readCourses, untilDay } from "#worker/health/courses/course-rows.ts";
import { viewCourse } from "#worker/health/courses/course-view.ts";
import type { Scope } from "#worker/scope.ts";

/** A dose that was written down, given or not, and who did not get it. */
type LogDose = { on: string; nth: number; state: DoseState; except: string[] };
type LogCourse = {
  medicine: string;
  dose: string | null;
  route: string | null;
  prescribed_by: string | null;
  first_on: string;
  last_on: string;
  times_a_day: number;
  withdrawal_until: string;
  place: string | null;
  rings: string[];
  given: number;
  planned: number;
  /** Of a log of one course alone. */
  doses: LogDose[];
};
/** The medicines of a year, or one course of one, as the health room knows them. */
export type TreatmentFacts = { of: "treatments"; id: string | null; year: number | null; courses: LogCourse[] };

/** So many courses stand in the log of a year. */
export const mostCourses = 200;

/** The statement that reads the courses of a log: one of them, or all whose days or withdrawal lie in a year. */
export const readingLog = (scope: Scope, { course_id, year }: { course_id?: string; year?: number }) =>
  readCourses(
    scope,
    course_id
      ? sql`courses.id = ${course_id}`
      : sql`courses.first_on <= ${`${year}-12-31`} AND ${untilDay} >= ${`${year}-01-01`}`,
    { limit: mostCourses + 1, offset: 0 },
  );

/** A row of it as a log tells it; doses only where it is of that course alone. */
export function logCourse(row: CourseRow, today: string, isAlone: boolean): LogCourse {
  const { medicine, dose, route, prescribed_by, first_on, last_on, times_a_day, withdrawal_until, ...view } =
    viewCourse(courseOf(row), today);
  const written = view.doses.flatMap(({ on, nth, recorded }): LogDose[] =>
    recorded ? [{ on, nth, state: recorded.state, except: recorded.except.map(([, ring]) => ring) }] : [],
  );
  return {
    medicine,
    dose,
    route,
    prescribed_by,
    first_on,
    last_on,
    times_a_day,
    withdrawal_until,
    place: view.place?.name ?? null,
    rings: view.birds.map(({ ring }) => ring),
    given: view.counts.given,
    planned: view.doses.length,
    doses: isAlone ? written : [],
  };
}
