import { Refusal } from "#worker/refusal.ts";
import { actionArguments } from "../tools/arguments.ts";
import { action } from "./action.ts";

const longestTitle = 120;
type Choices = { bird: { identifier: string } | null; pair: { number: string } | null };

/** Something to be reminded of, once, on a day. */
export const taskAdded = action({
  permission: "flock.write",
  arguments: actionArguments.add_task,
  plan: async ({ title, on, bird_id, pair_id }, { call, scope, speech }) => {
    const { say, day } = speech;
    const about = new URLSearchParams({ ...(bird_id && { bird_id }), ...(pair_id && { pair_id }) });
    const { data } = await call<{ data: Choices }>(`/api/tasks/choices?${about}`);
    if ((bird_id && !data.bird) || (pair_id && !data.pair)) throw new Refusal("missing");
    const short = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
    const whom = [data.bird?.identifier, data.pair && say("deeds.task.pair", { pair: data.pair.number })];
    const named = whom.filter((it) => typeof it === "string").join(", ");
    return {
      title: say("deeds.task.title", { title: short, day: day(on) }),
      rows: [
        {
          label: named || say("deeds.task.label"),
          href: bird_id ? `/birds/${bird_id}` : pair_id ? `/pairs/${pair_id}` : null,
          before: say("deeds.task.none"),
          after: say("deeds.task.after", { title: short, day: day(on) }),
        },
      ],
      warnings: on < scope.today ? [say("deeds.task.past")] : [],
      refused: [],
      versions: {},
      write: { method: "POST", path: "/api/tasks", body: { title: short, on, bird_id, pair_id } },
      href: "/tasks",
    };
  },
  done: ({ data }: { data: { id: string; version: number } }) => ({
    href: "/tasks",
    warnings: [],
    undo: [{ method: "DELETE", path: `/api/tasks/${data.id}`, version: data.version }],
  }),
});
