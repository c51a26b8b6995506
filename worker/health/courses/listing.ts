import { sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { most } from "./bounds-contract.ts";
import type { CourseFilter } from "./contract.ts";
import { courseOf, isOpen, readCourses } from "./course-rows.ts";
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
  const data = rows.map((row) => summarizeCourse(courseOf(row), today));
  return {
    data,
    total,
    page: show === "open" ? 1 : page,
    total_pages: Math.max(1, Math.ceil(total / at.limit)),
    today,
  };
}

/** One course with its doses; `missing` when it is not there. */
export async function findCourse(scope: Scope, id: string): Promise<CourseView> {
  const [row] = await readCourses(scope, sql`courses.id = ${id}`);
  if (!row) throw new Refusal("missing");
  return viewCourse(courseOf(row), scope.today);
}

/** A course as a bird's page tells it. */
export type BirdCourse = CourseSummary & {
  /** How many of the doses written down the bird got, and how many not. */
  got: number;
  without: number;
};

/** So many courses of a bird are told. */
const mostOfBird = 100;

/** What a bird's page tells of them; `today` is the organisation's day. */
export type BirdCourses = { ring: string; courses: BirdCourse[]; today: string };

/** The courses a bird took part in, the newest first; `missing` when the bird is not there. */
export async function coursesOfBird(scope: Scope, bird_id: string): Promise<BirdCourses> {
  const { db, org_id, today } = scope;
  const takesPart = sql`courses.id IN (
    SELECT part.course_id FROM course_birds part WHERE part.org_id = ${org_id} AND part.bird_id = ${bird_id})`;
  const { bird, rows } = await batch(db, {
    bird: db.all<{ ring: string }>(
      sql`SELECT identifier AS ring FROM birds WHERE org_id = ${org_id} AND id = ${bird_id} AND deleted_at IS NULL`,
    ),
    rows: readCourses(scope, takesPart, { limit: mostOfBird, offset: 0 }),
  });
  const [found] = bird;
  if (!found) throw new Refusal("missing");
  return { ...found, courses: rows.map((row) => ofBird(courseOf(row), bird_id, today)), today };
}

function ofBird(course: ReturnType<typeof courseOf>, bird_id: string, today: string): BirdCourse {
  const given = course.given.filter(({ state }) => state === "given");
  const without = given.filter(({ except }) => except.some(([id]) => id === bird_id)).length;
  return { ...summarizeCourse(course, today), got: given.length - without, without };
}

/** Birds that a course is about to be entered for. */
type CourseCandidate = { id: string; identifier: string; name: string | null; species: string };

/** Who is meant by ids, or lives in a place: those at hand, by their rings; `missing` for a place that is not there. */
export async function newCourse(scope: Scope, { ids, place_id }: { ids: string[]; place_id?: string | undefined }) {
  const { db, org_id, today } = scope;
  const chosen = place_id
    ? sql`birds.place_id IN (${placesWithin(scope, place_id)})`
    : sql`birds.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const { birds, places } = await batch(db, {
    birds: db.all<CourseCandidate>(sql`
      SELECT birds.id, birds.identifier, birds.name, species.common_name AS species
      FROM birds CROSS JOIN species ON species.org_id = birds.org_id AND species.id = birds.species_id
      WHERE birds.org_id = ${org_id} AND ${inFlock} AND NOT ${isGone(scope)} AND ${chosen}
      ORDER BY birds.identifier_key LIMIT ${most.birds + 1}`),
    places: db.all<{ id: string; name: string }>(
      sql`SELECT id, name FROM places WHERE org_id = ${org_id} AND id = ${place_id ?? ""}`,
    ),
  });
  if (place_id !== undefined && places.length === 0) throw new Refusal("missing");
  const place = places[0] ?? null;
  return { birds: birds.slice(0, most.birds), more: birds.length > most.birds, place, today };
}
export type NewCourse = Awaited<ReturnType<typeof newCourse>>;
