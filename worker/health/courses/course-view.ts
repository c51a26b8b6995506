import type { CourseRead, GivenDose } from "./course-rows.ts";
import { type Dose, dosesDue, lastDay, withdrawalUntil } from "./doses.ts";

/** To come, running, over but for its withdrawal, or over. */
export type CourseState = "coming" | "running" | "withdrawal" | "ended";

/** What became of the doses of a course, and what is still open. */
type Counts = Record<Dose["state"], number>;

type Kept = Omit<CourseRead, "given" | "birds" | "place_id" | "place">;
/** A course without its doses and notes, for lists. */
export type CourseSummary = Omit<Kept, "notes"> & {
  last_on: string;
  /** The last day, with it, on which its birds have the caution `treated`. */
  withdrawal_until: string;
  state: CourseState;
  place: { id: string; name: string } | null;
  /** How many birds take part still. */
  birds: number;
  counts: Counts;
  /** What is to be given today and is not written down yet. */
  due: Array<{ on: string; nth: number }>;
};
/** A course with all that is told of it. */
export type CourseView = Omit<CourseSummary, "birds" | "due"> & {
  notes: string | null;
  birds: Array<{ id: string | null; ring: string; is_gone: boolean; left_on: string | null }>;
  doses: Array<Dose<GivenDose>>;
};

/** A course as it stands on a day, `YYYY-MM-DD`. */
export function viewCourse(course: CourseRead, today: string): CourseView {
  const { given, birds, place_id, place, ...kept } = course;
  const doses = dosesDue(course, birds, given, today);
  return {
    ...kept,
    last_on: lastDay(course),
    withdrawal_until: withdrawalUntil(course),
    state: stateOf(course, today),
    place: place_id !== null && place !== null ? { id: place_id, name: place } : null,
    birds: birds.map(({ id, ring, is_gone, left_on }) => ({ id, ring, is_gone, left_on })),
    doses,
    counts: countsOf(doses),
  };
}

/** The same without its doses and notes. */
export function summarizeCourse(course: CourseRead, today: string): CourseSummary {
  const { birds, doses, notes: _, ...view } = viewCourse(course, today);
  const due = doses.filter(({ state }) => state === "due").map(({ on, nth }) => ({ on, nth }));
  return { ...view, birds: birds.filter(({ is_gone }) => !is_gone).length, due };
}

function stateOf(course: CourseRead, today: string): CourseState {
  if (course.first_on > today) return "coming";
  if (lastDay(course) >= today && course.birds.some(({ is_gone }) => !is_gone) && course.stopped_on === null)
    return "running";
  return withdrawalUntil(course) >= today ? "withdrawal" : "ended";
}

function countsOf(doses: readonly Dose[]): Counts {
  const counts: Counts = { given: 0, skipped: 0, due: 0, missed: 0, coming: 0 };
  for (const { state } of doses) counts[state] += 1;
  return counts;
}

/** Where a course is given: the place it was entered for, or where all its birds live; null for several places. */
export function placeOf({ place_id, place, birds }: CourseRead): { id: string; name: string } | null {
  if (place_id !== null && place !== null) return { id: place_id, name: place };
  const here = birds.filter(({ is_gone }) => !is_gone);
  const [first] = here;
  if (!first || first.place_id === null || first.place === null) return null;
  return here.every((it) => it.place_id === first.place_id) ? { id: first.place_id, name: first.place } : null;
}
