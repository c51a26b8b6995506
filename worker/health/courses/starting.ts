import { type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { meantBy } from "#worker/health/whom/meant-birds.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { daysFrom } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { Along } from "./along.ts";
import { most } from "./bounds-contract.ts";
import type { CourseDraft } from "./contract.ts";
import { type CourseRead, courseOf, courseRows, isOpen, readCourses, untilDay } from "./course-rows.ts";
import { type CourseView, viewCourse } from "./course-view.ts";

/** Birds that take part in open courses, all together. */
const mostParts = 5000;

type Chosen = { id: string; ring: string; gone: 0 | 1; left_on: string | null; born: string | null };
/** A course that was entered, and the rings of those who died or left while it ran. */
type Started = { course: CourseView; left: string[] };

/**
 * Enters a course for birds, or for whoever lives in a place, as one write that looks once more at all it rests on. Refuses
 * `missing` for a bird or place that is not there; `invalid` for a day far off or before a birth, and for birds that had died
 * or left before its first day; `conflict` where as many run as may. With an Idempotency-Key the same request makes it once.
 */
export async function startCourse(
  scope: Scope,
  draft: CourseDraft,
  alongOf?: (course_id: string) => Along,
): Promise<Started> {
  const { bird_ids, org_id: _, ...given } = draft;
  refuseFirstDay(scope, given.first_on);
  const id = await idFor(scope, "course");
  const along = alongOf?.(id);
  const { db, org_id, today } = scope;
  const listed = bird_ids.length > 0;
  const chosen = chosenBirds(scope, draft);
  const { made, line } = courseRows.insertion(scope, id, given, {
    when: sql`${mayStart(scope, draft, chosen)} AND ${along?.may ?? sql`1`}`,
  });
  // More than can take part: so many rows are made ready for a place, of which nobody knows yet how many live there.
  const cells = listed
    ? newIds("course_bird", bird_ids.length).map((part, at) => [part, bird_ids[at]])
    : newIds("course_bird", most.birds).map((part, at) => [part, at + 1]);
  const answers = await batch(db, {
    chosen: db.all<Chosen>(
      sql`SELECT id, ring, gone, left_on, born FROM (${chosen}) ORDER BY nth LIMIT ${most.birds + 1}`,
    ),
    place: db.all(sql`SELECT 1 FROM places WHERE org_id = ${org_id} AND id = ${given.place_id}`),
    ...along?.before,
    made,
    line,
    parts: db.run(sql`
      INSERT INTO course_birds (id, org_id, course_id, bird_id, ring, until_on)
      SELECT said.value->>0, ${org_id}, courses.id, it.id, it.ring, ${untilDay}
      FROM ${jsonCells(cells)} AS said CROSS JOIN (${chosen}) it ON ${listed ? sql`it.id = said.value->>1` : sql`it.nth = said.value->>1`}
      CROSS JOIN courses ON courses.org_id = ${org_id} AND courses.id = ${id}
      WHERE NOT EXISTS (SELECT 1 FROM course_birds known WHERE known.org_id = ${org_id} AND known.course_id = ${id})`),
    ...along?.behind,
    rows: readCourses(scope, sql`courses.id = ${id}`),
  });
  const [row] = answers.rows;
  if (!row) throw along?.whyNot?.(answers) ?? whyNot(draft, answers.chosen, answers.place.length > 0);
  const course = courseOf(row);
  if (answers.made.length === 0 && !isSame(course, draft))
    throw new Refusal("conflict", {}, { detail: "courses.key_reused" });
  const left = course.birds.filter(({ is_gone }) => is_gone).map(({ ring }) => ring);
  return { course: viewCourse(course, today), left };
}

/** The query of who is chosen: `nth` in the order of their rings. */
function chosenBirds(scope: Scope, { bird_ids, place_id }: CourseDraft): SQL {
  const { org_id } = scope;
  const { which } = meantBy(scope, bird_ids.length > 0 ? { ids: bird_ids } : { of_place_id: place_id ?? "" });
  return sql`
    SELECT birds.id, birds.identifier AS ring, ${isGone(scope)} AS gone,
      CASE WHEN ${isGone(scope)} THEN birds.status_since END AS left_on,
      CASE WHEN birds.birth_precision IS NULL THEN birds.birth_date END AS born,
      row_number() OVER (ORDER BY birds.identifier_key) AS nth
    FROM birds WHERE birds.org_id = ${org_id} AND ${inFlock} AND ${which}`;
}

/** All that a course rests on, looked at by its own write. */
function mayStart(scope: Scope, { bird_ids, place_id, first_on }: CourseDraft, chosen: SQL): SQL {
  const { org_id, today } = scope;
  const counted = sql`(SELECT count(*) FROM (${chosen}))`;
  const many = bird_ids.length > 0 ? sql`${counted} = ${bird_ids.length}` : sql`${counted} BETWEEN 1 AND ${most.birds}`;
  const open = sql`SELECT courses.id FROM courses WHERE courses.org_id = ${org_id} AND ${isOpen(today)}`;
  return sql`${many}
    AND NOT EXISTS (SELECT 1 FROM (${chosen}) it WHERE it.born > ${first_on} OR (it.gone AND ifnull(it.left_on, '') <= ${first_on}))
    AND (${place_id} IS NULL OR EXISTS (SELECT 1 FROM places WHERE places.org_id = ${org_id} AND places.id = ${place_id}))
    AND (SELECT count(*) FROM (${open})) < ${most.open}
    AND (SELECT count(*) FROM (${open}) it CROSS JOIN course_birds part ON part.org_id = ${org_id} AND part.course_id = it.id)
      + ${counted} <= ${mostParts}`;
}

/** Refuses a first day more than a year away. */
export function refuseFirstDay({ today }: Scope, first_on: string): void {
  if (Math.abs(daysFrom(today, first_on)) > most.daysOff)
    throw new Refusal("invalid", { first_on: ["courses.first_on.far"] });
}

/** So many rings are named in a refusal. */
const named = 5;
const rings = (birds: readonly Chosen[]) =>
  birds.length > named
    ? `${birds
        .slice(0, named)
        .map(({ ring }) => ring)
        .join(", ")}…`
    : birds.map(({ ring }) => ring).join(", ");

function whyNot({ bird_ids, place_id, first_on }: CourseDraft, chosen: readonly Chosen[], isPlace: boolean) {
  const wrong = (field: string, key: string, birds: readonly Chosen[]) =>
    new Refusal("invalid", { [field]: [key] }, { values: { rings: rings(birds), count: birds.length } });
  if (place_id !== null && !isPlace) return new Refusal("missing");
  if (bird_ids.length > 0 && chosen.length < bird_ids.length) return new Refusal("missing");
  if (chosen.length === 0) return new Refusal("invalid", { bird_ids: ["courses.birds.none_here"] });
  if (chosen.length > most.birds) return new Refusal("invalid", { bird_ids: ["courses.birds.many"] });
  const gone = chosen.filter((it) => it.gone === 1 && (it.left_on ?? "") <= first_on);
  if (gone.length > 0) return wrong("bird_ids", "courses.birds.gone", gone);
  const unborn = chosen.filter(({ born }) => born !== null && born > first_on);
  if (unborn.length > 0) return wrong("first_on", "courses.first_on.birth", unborn);
  return new Refusal("conflict", {}, { detail: "courses.many", values: { most: most.open, birds: mostParts } });
}

const compared = [
  "medicine",
  "dose",
  "route",
  "prescribed_by",
  "first_on",
  "days",
  "times_a_day",
  "withdrawal_days",
  "notes",
] as const;

/** Whether a course that is there already is the one asked for; one that was edited since is. */
const isSame = (course: CourseRead, draft: CourseDraft): boolean =>
  course.version > 1 || compared.every((name) => course[name] === draft[name]);
