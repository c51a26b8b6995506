import { type SQL, sql } from "drizzle-orm";
import type { Language, Sex } from "#db/vocabulary.ts";
import type { HealthKind } from "#db/words/care.ts";
import { nameOfStatus } from "#worker/birds/columns/columns.ts";
import type { Answers } from "#worker/kit/batch.ts";
import type { Known } from "#worker/locales/part-days.ts";
import type { Scope } from "#worker/scope.ts";
import { type CourseRow, courseOf, readCourses } from "../courses/course-rows.ts";
import { type CourseState, viewCourse } from "../courses/course-view.ts";

/** What a sheet tells of each bird at most, the newest of it. */
const most = { events: 1000, courses: 300, weights: 500 };

export type SheetBird = {
  id: string;
  ring: string;
  name: string | null;
  sex: Sex;
  species: string;
  birth_date: string | null;
  birth_precision: Known;
  status: string | null;
};
/** Something that happened to a bird's health. What it cost is on no sheet. */
export type SheetEvent = {
  kind: HealthKind;
  on: string;
  until: string | null;
  findings: string | null;
  vet: string | null;
};
/** A course as it stands, with how many of its doses the bird got. */
export type SheetCourse = {
  medicine: string;
  dose: string | null;
  route: string | null;
  prescribed_by: string | null;
  first_on: string;
  last_on: string;
  times_a_day: number;
  withdrawal_until: string;
  state: CourseState;
  got: number;
  /** How many it has in all. */
  planned: number;
};
export type SheetWeight = { on: string; grams: number };
/** What is known of a bird's health, the newest first. */
export type HealthSheet = { bird: SheetBird; events: SheetEvent[]; courses: SheetCourse[]; weights: SheetWeight[] };

type OrgScope = Pick<Scope, "db" | "org_id">;
type Of<Row> = Row & { bird_id: string };

/** The statements that read the sheets of birds under a condition on `birds`; `bare` leaves out who treated and prescribed. */
export function readingSheets({ db, org_id }: OrgScope, which: SQL, language: Language) {
  const chosen = sql`SELECT birds.id FROM birds WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND ${which}`;
  return {
    birds: db.all<SheetBird>(sql`
      SELECT birds.id, birds.identifier AS ring, birds.name, birds.sex, species.common_name AS species,
        birds.birth_date, birds.birth_precision, ${nameOfStatus(language)} AS status
      FROM birds CROSS JOIN species ON species.org_id = birds.org_id AND species.id = birds.species_id
      WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND ${which} ORDER BY birds.identifier_key`),
    events: db.all<Of<SheetEvent>>(sql`
      SELECT it.bird_id, it.kind, it.on_day AS "on", it.until_on AS until, it.findings, it.vet
      FROM (${chosen}) chosen CROSS JOIN health_events it ON it.org_id = ${org_id} AND it.bird_id = chosen.id
      ORDER BY it.on_day DESC, it.id DESC LIMIT ${most.events}`),
    courses: readCourses(
      { db, org_id },
      sql`courses.id IN (SELECT part.course_id FROM (${chosen}) chosen
        CROSS JOIN course_birds part ON part.org_id = ${org_id} AND part.bird_id = chosen.id)`,
      { limit: most.courses, offset: 0 },
    ),
    weights: db.all<Of<SheetWeight>>(sql`
      SELECT it.bird_id, it.weighed_on AS "on", it.grams
      FROM (${chosen}) chosen CROSS JOIN bird_weights it ON it.org_id = ${org_id} AND it.bird_id = chosen.id
      ORDER BY it.weighed_on DESC, it.id DESC LIMIT ${most.weights}`),
  };
}

/** The sheets behind what `readingSheets` read, by rings, as they stand on a day. */
export function sheetsOf(found: Answers<ReturnType<typeof readingSheets>>, today: string): HealthSheet[] {
  const courses = found.courses.map((row) => courseOf(row as CourseRow));
  const own = <Row>(rows: ReadonlyArray<Of<Row>>, id: string) =>
    rows.filter(({ bird_id }) => bird_id === id).map(({ bird_id: _, ...row }) => row as unknown as Row);
  return found.birds.map((bird) => ({
    bird,
    events: own<SheetEvent>(found.events, bird.id),
    courses: courses
      .filter(({ birds }) => birds.some(({ id }) => id === bird.id))
      .map((it) => courseFor(it, bird.id, today)),
    weights: own<SheetWeight>(found.weights, bird.id),
  }));
}

function courseFor(course: ReturnType<typeof courseOf>, bird_id: string, today: string): SheetCourse {
  const { medicine, dose, route, prescribed_by, first_on, times_a_day, last_on, withdrawal_until, state } = viewCourse(
    course,
    today,
  );
  const given = course.given.filter((it) => it.state === "given" && !it.except.some(([id]) => id === bird_id)).length;
  const shared = { medicine, dose, route, prescribed_by, first_on, last_on, times_a_day, withdrawal_until, state };
  return { ...shared, got: given, planned: course.days * times_a_day };
}

/** A sheet without the people who treated and prescribed. */
export const withoutPeople = ({ events, courses, ...sheet }: HealthSheet): HealthSheet => ({
  ...sheet,
  events: events.map((it) => ({ ...it, vet: null })),
  courses: courses.map((it) => ({ ...it, prescribed_by: null })),
});
