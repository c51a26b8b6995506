import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { type CourseRow, courseOf, isOpen, missedFor, readCourses } from "./course-rows.ts";
import { placeOf } from "./course-view.ts";
import { type Dose, dosesDue } from "./doses.ts";

/** A dose of a course that is not written down yet, and where it is given. */
export type OpenDose = {
  course_id: string;
  medicine: string;
  /** As it was prescribed. */
  dose: string | null;
  route: string | null;
  on: string;
  nth: number;
  times_a_day: number;
  state: "due" | "missed" | "coming";
  birds: number;
  /** Who is to get it today; nobody is named of other days. */
  bird_ids: string[];
  place_id: string | null;
  place: string | null;
};

/** The statement that reads the courses of which something may be open today. */
export const readOpen = (scope: Pick<Scope, "db" | "org_id" | "today">) => readCourses(scope, isOpen(scope.today));

/**
 * What is not written down of courses, from the first day on: what was missed in the last two weeks, what is due today, and
 * what is to come until a day.
 */
export function openDosesOf(rows: readonly CourseRow[], today: string, until: string = today): OpenDose[] {
  const earliest = plusDays(today, -missedFor);
  const open = rows.flatMap((row) => {
    const course = courseOf(row);
    const { id, medicine, dose, route, times_a_day, birds, given } = course;
    const place = placeOf(course);
    const shared = {
      course_id: id,
      medicine,
      dose,
      route,
      times_a_day,
      place_id: place?.id ?? null,
      place: place?.name ?? null,
    };
    const here = birds.flatMap((it) => (it.id === null || it.is_gone ? [] : [it.id]));
    return dosesDue(course, birds, given, today).flatMap((it) =>
      isNotWritten(it) && it.on >= earliest && it.on <= until
        ? [
            {
              ...shared,
              on: it.on,
              nth: it.nth,
              state: it.state,
              birds: it.birds,
              bird_ids: it.state === "due" ? here : [],
            },
          ]
        : [],
    );
  });
  return open.sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : one.nth - other.nth));
}

type NotWritten = Dose & { state: OpenDose["state"] };
const isNotWritten = (it: Dose): it is NotWritten => it.recorded === null;
