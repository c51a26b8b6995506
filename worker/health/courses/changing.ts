import { type SQL, sql } from "drizzle-orm";
import { courses } from "#db/schema/health.ts";
import { auditedEdit } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Along } from "./along.ts";
import type { CourseChange, CourseStop } from "./contract.ts";
import { courseOf, courseRows, readCourses, untilDay } from "./course-rows.ts";
import { type CourseView, viewCourse } from "./course-view.ts";
import { nothingGiven } from "./giving.ts";
import { refuseFirstDay } from "./starting.ts";

/**
 * Changes what was prescribed, while nothing was given. Refuses `missing`, `stale` with the course as it stands, `invalid`
 * for a first day far off or before a bird's birth or after it left, and `conflict` once a dose was written down. What
 * goes along is told the condition of the edit, which it stands before.
 */
export async function changeCourse(
  scope: Scope,
  id: string,
  change: CourseChange,
  alongOf?: (when: SQL) => Along,
): Promise<CourseView> {
  const { org_id: _, ...given } = change;
  if (given.first_on !== undefined) refuseFirstDay(scope, given.first_on);
  const [fits, begun] = [mayBegin(scope, id, given.first_on), nothingGiven(scope, id)];
  const may = sql`courses.stopped_on IS NULL AND ${begun} AND ${fits}`;
  const along = alongOf?.(sql`${isVersion(given.version)} AND ${may}`);
  const { line, made } = courseRows.edit(scope, id, given, { when: sql`${may} AND ${along?.may ?? sql`1`}` });
  const answers = await batch(scope.db, {
    ...along?.before,
    line,
    made,
    until: withdrawn(scope, id),
    rows: readCourses(scope, sql`courses.id = ${id}`),
    fits: scope.db.all<{ fits: 0 | 1 }>(sql`SELECT ${fits} AS fits`),
  });
  const [row] = answers.rows;
  if (!row) throw new Refusal("missing");
  const current = viewCourse(courseOf(row), scope.today);
  if (answers.made.length > 0) return current;
  if (given.version !== undefined && given.version !== current.version) throw new Refusal("stale", {}, { current });
  if (answers.fits[0]?.fits === 0) throw new Refusal("invalid", { first_on: ["courses.first_on.life"] });
  throw along?.whyNot?.(answers) ?? new Refusal("conflict", {}, { detail: "courses.begun" });
}

/** The condition that the row of `courses` at hand is of that version; true where none is said. */
export const isVersion = (version: number | undefined) =>
  sql`(${version ?? null} IS NULL OR courses.version = ${version ?? null})`;

/** The condition that all birds of a course are born on its first day, and none has left by it; true where no day is said. */
const mayBegin = (
  { org_id }: Scope,
  id: string,
  first_on: string | undefined,
) => sql`(${first_on ?? null} IS NULL OR NOT EXISTS (
  SELECT 1 FROM course_birds part CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = part.bird_id
  LEFT JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = birds.status_id
  WHERE part.org_id = ${org_id} AND part.course_id = ${id} AND (
    (birds.birth_precision IS NULL AND birds.birth_date > ${first_on ?? null})
    OR (statuses.kind = 'gone' AND birds.status_since <= ${first_on ?? null}))))`;

/**
 * Stops a course: nothing is given after that day, and what was not written down on it is none. The withdrawal is counted
 * from it.
 * Refuses `missing`, `stale`, (`invalid`) a day to come, before the course or before a dose that was given, and
 * (`conflict`) one that has ended.
 */
export async function stopCourse(scope: Scope, id: string, { on, version }: CourseStop): Promise<CourseView> {
  const { db, org_id, today, now } = scope;
  if (on !== null && on > today) throw new Refusal("invalid", { on: ["courses.stop.future"] });
  const day = on ?? today;
  const isLater = sql`EXISTS (SELECT 1 FROM course_doses dose WHERE dose.org_id = ${org_id} AND dose.course_id = ${id}
    AND dose.on_day > ${day})`;
  const when = sql`courses.stopped_on IS NULL AND courses.first_on <= ${day}
    AND date(courses.first_on, '+' || (courses.days - 1) || ' days') >= ${day} AND NOT ${isLater}
    AND ${isVersion(version)}`;
  const answers = await batch(db, {
    line: auditedEdit(scope, { table: courses, subject: "course", subject_id: id, wanted: { stopped_on: day }, when }),
    made: db.all<{ id: string }>(sql`
      UPDATE courses SET stopped_on = ${day}, version = version + 1, updated_at = ${now}
      WHERE courses.org_id = ${org_id} AND courses.id = ${id} AND ${when} RETURNING id`),
    until: withdrawn(scope, id),
    later: db.all<{ later: 0 | 1 }>(sql`SELECT ${isLater} AS later`),
    rows: readCourses(scope, sql`courses.id = ${id}`),
  });
  const [row] = answers.rows;
  if (!row) throw new Refusal("missing");
  const course = courseOf(row);
  const current = viewCourse(course, today);
  if (answers.made.length > 0) return current;
  if (version !== undefined && version !== course.version) throw new Refusal("stale", {}, { current });
  if (course.stopped_on !== null) throw new Refusal("conflict", {}, { detail: "courses.stop.stopped" });
  if (answers.later[0]?.later === 1) throw new Refusal("invalid", { on: ["courses.stop.given"] });
  if (day < course.first_on) throw new Refusal("invalid", { on: ["courses.stop.early"] });
  if (day > plusDays(course.first_on, course.days - 1))
    throw new Refusal("conflict", {}, { detail: "courses.stop.over" });
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

/** Lets a stopped course go on as it was prescribed; `conflict` for one that was not stopped. */
export async function resumeCourse(scope: Scope, id: string): Promise<CourseView> {
  const { db, org_id, today, now } = scope;
  const when = sql`courses.stopped_on IS NOT NULL`;
  const answers = await batch(db, {
    line: auditedEdit(scope, { table: courses, subject: "course", subject_id: id, wanted: { stopped_on: null }, when }),
    made: db.all<{ id: string }>(sql`
      UPDATE courses SET stopped_on = NULL, version = version + 1, updated_at = ${now}
      WHERE courses.org_id = ${org_id} AND courses.id = ${id} AND ${when} RETURNING id`),
    until: withdrawn(scope, id),
    rows: readCourses(scope, sql`courses.id = ${id}`),
  });
  const [row] = answers.rows;
  if (!row) throw new Refusal("missing");
  if (answers.made.length === 0) throw new Refusal("conflict", {}, { detail: "courses.stop.none" });
  return viewCourse(courseOf(row), today);
}

/** Deletes a course to which nothing was given yet; `missing`, and `conflict` once a dose was written down. */
export const removeCourse = (scope: Scope, id: string): Promise<void> =>
  courseRows.remove(scope, id, { when: nothingGiven(scope, id) });

/** The statement that says of all birds of a course until when they are under it, from the course as it stands. */
const withdrawn = ({ db, org_id }: Scope, id: string) =>
  db.run(sql`
    UPDATE course_birds SET until_on = (
      SELECT ${untilDay} FROM courses WHERE courses.org_id = ${org_id} AND courses.id = ${id}
    ) WHERE org_id = ${org_id} AND course_id = ${id} AND EXISTS (
      SELECT 1 FROM courses WHERE courses.org_id = ${org_id} AND courses.id = ${id})`);
