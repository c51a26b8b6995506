import * as z from "zod";
import { courseBirds, courseDoses, courses } from "#db/schema/health.ts";
import { doseStates } from "#db/words/care.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, instant, oneOf, rowId, text, version, whole, word } from "#worker/kit/archived-fields.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { most } from "./bounds-contract.ts";
import { lastDay, withdrawalUntil } from "./doses.ts";

export const archivedCourses = archived(courses, {
  kind: "course",
  beside: "refused",
  planned: ["first_on"],
  row: z.strictObject({
    id: rowId,
    medicine: word,
    dose: text(1000),
    route: text(500),
    prescribed_by: text(500),
    first_on: calendarDay,
    days: whole(1, most.days),
    times_a_day: whole(1, most.timesADay),
    withdrawal_days: whole(0, most.withdrawalDays),
    place_id: empty(rowId),
    stopped_on: day,
    notes: text(8000),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault(rows) {
    const at = rows.findIndex(
      ({ stopped_on, first_on, days }) =>
        stopped_on !== null && (stopped_on < first_on || stopped_on > plusDays(first_on, days - 1)),
    );
    return at < 0 ? undefined : { key: "courses.archive.stopped", values: { row: at + 1 } };
  },
});

export const archivedCourseBirds = archived(courseBirds, {
  kind: "course_bird",
  beside: "refused",
  // Worked out from the course.
  left: ["until_on"],
  row: z.strictObject({ id: rowId, course_id: rowId, bird_id: empty(rowId), ring: word }),
  fault(rows) {
    const counts = new Map<string, number>();
    const at = rows.findIndex(({ course_id }) => {
      counts.set(course_id, (counts.get(course_id) ?? 0) + 1);
      return (counts.get(course_id) ?? 0) > most.birds;
    });
    return at < 0 ? undefined : { key: "courses.archive.birds", values: { row: at + 1, limit: most.birds } };
  },
  same: ({ course_id, bird_id }) => (bird_id === null ? null : `${course_id} ${bird_id}`),
  returned(_rows, { brought }) {
    const untils = new Map(brought(archivedCourses).map((it) => [it.id, withdrawalUntil(it)]));
    return ({ course_id }) => ({ until_on: untils.get(course_id) });
  },
});

const excepted = z.array(z.tuple([rowId, word])).max(most.birds, "fields.long");

export const archivedCourseDoses = archived(courseDoses, {
  kind: "dose",
  beside: "refused",
  unread: ["user_id"],
  json: ["except"],
  worded: { state: "audit.course" },
  row: z.strictObject({
    id: rowId,
    course_id: rowId,
    on_day: calendarDay,
    nth: whole(1, most.timesADay),
    state: oneOf(doseStates),
    except: excepted,
    at: instant,
    user_id: empty(rowId),
  }),
  fault(rows, brought) {
    const all = new Map(brought(archivedCourses).map((it) => [it.id, it]));
    const at = rows.findIndex(({ course_id, on_day, nth }) => {
      const course = all.get(course_id);
      return course && (on_day < course.first_on || on_day > lastDay(course) || nth > course.times_a_day);
    });
    return at < 0 ? undefined : { key: "courses.archive.dose", values: { row: at + 1 } };
  },
  same: ({ course_id, on_day, nth }) => `${course_id} ${on_day} ${nth}`,
  returned:
    (_rows, { anywhere }) =>
    ({ except }) => ({ except: JSON.stringify(except.map(([id, ring]) => [anywhere(id) ?? id, ring])) }),
});
