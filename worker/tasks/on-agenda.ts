import { type AgendaLine, joining, type MorningScope, type Notice, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type DueDay, dueDays, marksFrom } from "./due-tasks.ts";
import { openTasks } from "./task-rows.ts";

/** Tasks among the lines of the agenda. */
export const tasksOnAgenda = {
  join: (scope: Scope, { from, to, late }: { from: string; to: string; late: boolean }) =>
    joining({ tasks: openTasks(scope, marksFrom(from), to) }, ({ tasks }) => ({
      tasks: dueDays(tasks, { from, to, today: scope.today, late }).map(lineOf),
    })),
} satisfies Slots["agendaLines"];

/** Today's tasks and the missed at the places where they are to be done; those without a place stand in the agenda alone. */
export const tasksOnRound = {
  join: (scope: Scope) =>
    joining({ tasks: openTasks(scope, marksFrom(scope.today), scope.today) }, ({ tasks }) => ({
      tasks: dueDays(tasks, { from: scope.today, to: scope.today, today: scope.today, late: true })
        .map(lineOf)
        .filter(({ place_id }) => place_id !== null),
    })),
} satisfies Slots["round"];

/** What of the tasks begins with a day: one notice for all of them. */
export const tasksOnMornings = {
  join: (scope: MorningScope) =>
    joining({ tasks: openTasks(scope, marksFrom(scope.today), scope.today) }, ({ tasks }) => {
      const { today } = scope;
      const due = dueDays(tasks, { from: today, to: today, today, late: false });
      const [first] = due;
      const notice: Notice | undefined = first && {
        event: "task.due",
        key: today,
        link: "/agenda",
        facts: { count: due.length, title: first.task.title },
      };
      return { notices: notice ? [notice] : [] };
    }),
} satisfies Slots["mornings"];

function lineOf({ task, on, is_late }: DueDay): AgendaLine {
  const { id, title, hour, bird_id, bird, pair, done_at, every_unit } = task;
  const [place_id, place] = done_at === null ? [null, null] : (JSON.parse(done_at) as [string, string]);
  return {
    step: "task",
    on,
    until: on,
    is_late,
    subject_id: id,
    title,
    hour,
    nth: null,
    place_id,
    place,
    ...(every_unit !== null && { occurrence: on }),
    detail: [bird, pair].filter(Boolean).join(" · ") || null,
    bird_ids: bird_id === null || bird === null ? [] : [bird_id],
    egg_ids: [],
  };
}
