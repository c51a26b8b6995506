import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { most } from "./bounds-contract.ts";
import type { CourseFilter } from "./contract.ts";
import { type CourseRow, courseOf, isOpen, readCourses } from "./course-rows.ts";
import { type CourseSummary, type CourseView, summarizeCourse, viewCourse } from "./course-view.ts";

const atOnce = 50;

/** A page of courses, the one that began last first; `today` is the organisation's day. */
export type CourseList = { data: CourseSummary[]; total: number; page: number; total_pages: number; today: string };

/** Courses that run, are to come or ended lately, or a page of all of them. */
export async function listCourses(scope: Scope, { show, page }: CourseFilter): Promise<CourseList> {
  const { db, org_id, today } = scope;
  const which = show === "open" ? isOpen(today) : sql`1`;
  const at = { limit: show === "open" ? most.open * 2 : atOnce, offset: show === "open" ? 0 : (page - 1) * atOnce };
  const { rows, counted } = await batch(db, {
    rows: readCourses(scope, which, at),
    counted: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM courses WHERE courses.org_id = ${org_id} AND ${which}`,
    ),
  });
  const total = counted[0]?.n ?? 0;
  const data = rows.map((row) => courseSummary(row, scope));
  return {
    data,
    total,
    page: show === "open" ? 1 : page,
    total_pages: Math.max(1, Math.ceil(total / at.limit)),
    today,
  };
}

/** One course with its doses and what later rooms say of it, in one trip; `missing` when it is not there. */
export async function findCourse(scope: Scope, id: string, slots: FilledSlots): Promise<CourseView> {
  const added = joined(scope, slots.coursePage, { id });
  const found = await batch(scope.db, { rows: readCourses(scope, sql`courses.id = ${id}`), ...added.statements });
  const [row] = found.rows as CourseRow[];
  if (!row) throw new Refusal("missing");
  return { ...viewCourse(courseOf(row), scope.today), ...added.serialize(found, undefined) };
}

/** A course as a bird's page tells it. */
export type BirdCourse = CourseSummary & {
  /** How many of the doses written down the bird got, and how many not. */
  got: number;
  without: number;
};

/** So many courses of a bird are told. */
const mostOfBird = 100;

/** The statement that reads the courses a bird took part in, the newest first; `birdCourse` tells each. */
export const readCoursesOf = (scope: Scope, bird_id: string) =>
  readCourses(
    scope,
    sql`courses.id IN (
      SELECT part.course_id FROM course_birds part WHERE part.org_id = ${scope.org_id} AND part.bird_id = ${bird_id})`,
    { limit: mostOfBird, offset: 0 },
  );

/** A row of `readCourses` as a list tells it. */
export const courseSummary = (row: CourseRow, { today }: Scope): CourseSummary => summarizeCourse(courseOf(row), today);

/** A row of `readCoursesOf` as the page of that bird tells it. */
export function birdCourse(row: CourseRow, bird_id: string, { today }: Scope): BirdCourse {
  const course = courseOf(row);
  const given = course.given.filter(({ state }) => state === "given");
  const without = given.filter(({ except }) => except.some(([id]) => id === bird_id)).length;
  return { ...summarizeCourse(course, today), got: given.length - without, without };
}
