import type { Language } from "#db/vocabulary.ts";
import { type AgendaLine, joining, type Slots } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { type OpenDose, openDosesOf, readOpen } from "./open-doses.ts";

/** So many lines come at once, the earliest. */
const mostLines = 500;

/** Doses of the days asked for, and those that were missed: a line for each course and time. */
export const dosesOnAgenda = {
  needs: "flock.read",
  without: { doses: [] as AgendaLine[] },
  join: (scope: Scope, { from, to, late }) =>
    joining({ courses: readOpen(scope) }, ({ courses }) => {
      const open = openDosesOf(courses, scope.today, to);
      const wanted = open.filter(({ on, state }) => on >= from || (late && state === "missed"));
      return { doses: wanted.slice(0, mostLines).map((it) => lineOf(it, scope.language)) };
    }),
} satisfies Slots["agendaLines"];

function lineOf(
  { course_id, medicine, on, nth, state, bird_ids, place_id, place, ...it }: OpenDose,
  language: Language,
) {
  const line: AgendaLine = {
    step: "dose",
    on,
    until: on,
    is_late: state === "missed",
    subject_id: course_id,
    title: medicine,
    detail: detailOf({ nth, ...it }, language),
    hour: null,
    nth,
    bird_ids,
    egg_ids: [],
    place_id,
    place,
  };
  return line;
}

/** How many birds, which time of the day, and the dose as it was prescribed. */
function detailOf(
  { birds, nth, times_a_day, dose }: Pick<OpenDose, "birds" | "nth" | "times_a_day" | "dose">,
  language: Language,
) {
  const count = translate(language, "courses.birds", { count: birds });
  const time = times_a_day > 1 ? translate(language, "courses.time", { nth, times: times_a_day }) : undefined;
  return [count, time, dose].filter(Boolean).join(" · ");
}
