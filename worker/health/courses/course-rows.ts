import { type SQL, sql } from "drizzle-orm";
import { courses } from "#db/schema/health.ts";
import type { DoseState } from "#db/words/care.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { most } from "./bounds-contract.ts";
import type { Patient, Prescribed } from "./doses.ts";

type OrgScope = Pick<Scope, "db" | "org_id">;

/** The organisation's courses; where one may not be changed the room says why. */
export const courseRows = rowsOf({
  table: courses,
  id: "course",
  subject: "course",
  hidden: [],
  auditNames: { made: ["medicine", "first_on"], gone: ["medicine", "first_on"] },
  messages: { in_use: "courses.begun", reused: "courses.key_reused" },
});

/** What was written down of a dose, by whom and when. */
export type GivenDose = {
  id: string;
  on: string;
  nth: number;
  state: DoseState;
  except: ReadonlyArray<readonly [string, string]>;
  /** An instant, ISO. */
  at: string;
  /** Who wrote it down; null once their account is gone. */
  by: string | null;
};
/** A course as it is read, with who takes part and what was written down. */
export type CourseRead = Prescribed & {
  id: string;
  medicine: string;
  dose: string | null;
  route: string | null;
  prescribed_by: string | null;
  notes: string | null;
  place_id: string | null;
  place: string | null;
  version: number;
  birds: Array<Patient & { place_id: string | null; place: string | null }>;
  given: GivenDose[];
};
/** The same as the database answers it. */
export type CourseRow = Omit<CourseRead, "birds" | "given"> & { birds: string; given: string };

/** The last day of the row of `courses` at hand, and until when its birds are under it. */
const lastDay = sql`ifnull(courses.stopped_on, date(courses.first_on, '+' || (courses.days - 1) || ' days'))`;
export const untilDay = sql`date(${lastDay}, '+' || courses.withdrawal_days || ' days')`;

/** For so many days a dose that was missed is still told among what is to be done. */
export const missedFor = 14;

/** The condition that the row of `courses` at hand is to come, runs, or ended so lately that what was missed is told. */
export const isOpen = (today: string): SQL => sql`(
  courses.first_on >= ${plusDays(today, -most.days - missedFor)} AND ${lastDay} >= ${plusDays(today, -missedFor)})`;

/**
 * The statement that reads courses under a condition on `courses`, the one that began last first. Whoever died, left, or
 * lies in the trash is gone.
 */
export const readCourses = ({ db, org_id }: OrgScope, which: SQL, page?: { limit: number; offset: number }) =>
  db.all<CourseRow>(sql`
    SELECT courses.id, courses.medicine, courses.dose, courses.route, courses.prescribed_by, courses.first_on,
      courses.days, courses.times_a_day, courses.withdrawal_days, courses.stopped_on, courses.notes, courses.version,
      courses.place_id, places.name AS place, (
        SELECT json_group_array(json_array(part.bird_id, ifnull(birds.identifier, part.ring),
          birds.id IS NULL OR birds.deleted_at IS NOT NULL OR ifnull(statuses.kind = 'gone', 0),
          CASE WHEN statuses.kind = 'gone' THEN birds.status_since ELSE date(birds.deleted_at) END,
          birds.place_id, home.name))
        FROM course_birds part
        LEFT JOIN birds ON birds.org_id = part.org_id AND birds.id = part.bird_id
        LEFT JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id
        LEFT JOIN places home ON home.org_id = birds.org_id AND home.id = birds.place_id
        WHERE part.org_id = ${org_id} AND part.course_id = courses.id
      ) AS birds, (
        SELECT json_group_array(json_array(dose.id, dose.on_day, dose.nth, dose.state, json(dose."except"), dose.at, users.name))
        FROM course_doses dose LEFT JOIN users ON users.org_id = dose.org_id AND users.id = dose.user_id
        WHERE dose.org_id = ${org_id} AND dose.course_id = courses.id
      ) AS given
    FROM courses LEFT JOIN places ON places.org_id = courses.org_id AND places.id = courses.place_id
    WHERE courses.org_id = ${org_id} AND ${which}
    ORDER BY courses.first_on DESC, courses.id DESC
    LIMIT ${page?.limit ?? most.open * 2} OFFSET ${page?.offset ?? 0}`);

type BirdCells = [string | null, string, 0 | 1, string | null, string | null, string | null];
type DoseCells = [string, string, number, DoseState, Array<[string, string]>, string, string | null];
const byRing = new Intl.Collator("pt", { numeric: true });

/** A row of `readCourses` as courses are understood, birds in the order of their rings. */
export function courseOf({ birds, given, ...row }: CourseRow): CourseRead {
  const parts = (JSON.parse(birds) as BirdCells[]).map(([id, ring, gone, left_on, place_id, place]) => {
    const is_gone = gone === 1;
    return { id, ring, is_gone, left_on: is_gone ? left_on : null, place_id, place };
  });
  return {
    ...row,
    birds: parts.sort((one, other) => byRing.compare(one.ring, other.ring)),
    given: (JSON.parse(given) as DoseCells[]).map(([id, on, nth, state, except, at, by]) => ({
      id,
      on,
      nth,
      state,
      except,
      at,
      by,
    })),
  };
}
