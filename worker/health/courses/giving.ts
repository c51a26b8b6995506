import { sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { clockIn } from "#worker/locales/dates.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { Along } from "./along.ts";
import type { DoseMark } from "./contract.ts";
import { type CourseRead, courseOf, readCourses } from "./course-rows.ts";
import { type CourseView, viewCourse } from "./course-view.ts";
import { dosesDue, isAwaited } from "./doses.ts";

/**
 * Writes down what became of a dose, once: of two phones one does, and the other is refused (`conflict`) with who wrote
 * what and when. `except` are birds that did not get it; who had died or left by that day is among them by itself. Refuses
 * `missing`, and (`invalid`) a day to come, a time the course does not have, and birds that take no part.
 */
export async function markDose(
  scope: Scope,
  course_id: string,
  mark: DoseMark,
  alongOf?: (dose_id: string) => Along,
): Promise<CourseView> {
  const { db, org_id, user_id, now, today } = scope;
  const { on, nth, state } = mark;
  const before = await find(scope, course_id);
  refuseMark(before, mark, today);
  const id = await idFor(scope, "dose");
  const except = exceptOf(before, mark);
  const along = alongOf?.(id);
  // The course may have been stopped or brought forward since it was read.
  const answers = await batch(db, {
    ...along?.before,
    made: db.all<{ id: string }>(sql`
      INSERT INTO course_doses (id, org_id, course_id, on_day, nth, state, "except", at, user_id)
      SELECT ${id}, ${org_id}, courses.id, ${on}, ${nth}, ${state}, ${JSON.stringify(except)}, ${now}, ${user_id}
      FROM courses WHERE courses.org_id = ${org_id} AND courses.id = ${course_id} AND courses.version = ${before.version}
        AND ${along?.may ?? sql`1`}
      ON CONFLICT DO NOTHING RETURNING id`),
    line: audited(scope, {
      subject: "course",
      subject_id: course_id,
      deed: "changed",
      changes: {
        [state]: [null, `${on} ${nth}`],
        ...(except.length > 0 && { except: [null, except.map(([, ring]) => ring).join(", ")] }),
      },
    }),
    ...along?.behind,
    rows: readCourses(scope, sql`courses.id = ${course_id}`),
    clock: db.select({ timezone: organizations.timezone }).from(organizations).where(sql`id = ${org_id}`),
  });
  const [row] = answers.rows;
  if (!row) throw new Refusal("missing");
  const course = courseOf(row);
  const known = course.given.find((it) => it.on === on && it.nth === nth);
  // The same request sent twice under one key has already happened.
  if (answers.made.length > 0 || known?.id === id) return viewCourse(course, today);
  if (!known && course.version === before.version)
    throw along?.whyNot?.(answers) ?? new Refusal("conflict", {}, { detail: "courses.key_reused" });
  if (!known) throw new Refusal("stale", {}, { current: viewCourse(course, today) });
  const when = clockIn(scope.language, answers.clock[0]?.timezone ?? "UTC").moment(known.at);
  throw new Refusal(
    "conflict",
    {},
    {
      detail: known.by === null ? `courses.${known.state}.already` : `courses.${known.state}.already_by`,
      values: { who: known.by ?? "", when },
      current: { state: known.state, at: known.at, by: known.by },
    },
  );
}

/** Takes back what was written down of a dose; `missing` where nothing was. */
export async function takeBackDose(
  scope: Scope,
  course_id: string,
  { on, nth }: Pick<DoseMark, "on" | "nth">,
  along?: Pick<Along, "before">,
) {
  if (!Number.isInteger(nth)) throw new Refusal("missing");
  const { db, org_id, today } = scope;
  const answers = await batch(db, {
    ...along?.before,
    gone: db.all<{ id: string }>(sql`
      DELETE FROM course_doses WHERE org_id = ${org_id} AND course_id = ${course_id} AND on_day = ${on} AND nth = ${nth}
      RETURNING id`),
    line: audited(scope, {
      subject: "course",
      subject_id: course_id,
      deed: "undone",
      changes: { given: [`${on} ${nth}`, null] },
    }),
    rows: readCourses(scope, sql`courses.id = ${course_id}`),
  });
  const [row] = answers.rows;
  if (!row || answers.gone.length === 0) throw new Refusal("missing");
  return viewCourse(courseOf(row), today);
}

async function find(scope: Scope, id: string): Promise<CourseRead> {
  const [row] = await readCourses(scope, sql`courses.id = ${id}`);
  if (!row) throw new Refusal("missing");
  return courseOf(row);
}

function refuseMark(course: CourseRead, { on, nth, except }: DoseMark, today: string): void {
  if (on > today) throw new Refusal("invalid", { on: ["courses.on.future"] });
  const known = course.given.some((it) => it.on === on && it.nth === nth);
  const isDose = dosesDue(course, course.birds, [], today).some((it) => it.on === on && it.nth === nth);
  // On the day it was stopped, and for whoever has left, nothing is awaited any more.
  if (!known && !isDose) throw new Refusal("invalid", { on: ["courses.on.none"] });
  const parts = new Set(course.birds.map(({ id }) => id));
  if (except.some((id) => !parts.has(id))) throw new Refusal("invalid", { except: ["courses.except.other"] });
  if (!known && course.birds.every(({ id, is_gone }) => is_gone || except.includes(id ?? "")))
    throw new Refusal("invalid", { except: ["courses.except.all"] });
}

/** Who did not get a dose, by id and ring. */
const exceptOf = ({ birds }: CourseRead, { on, except }: DoseMark): Array<[string, string]> =>
  birds.flatMap((bird) =>
    bird.id !== null && (except.includes(bird.id) || !isAwaited(bird, on))
      ? [[bird.id, bird.ring] as [string, string]]
      : [],
  );

/** The condition that nothing was written down of a course. */
export const nothingGiven = (scope: Scope, course_id: string) => sql`NOT EXISTS (
  SELECT 1 FROM course_doses dose WHERE dose.org_id = ${scope.org_id} AND dose.course_id = ${course_id})`;
