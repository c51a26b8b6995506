import type { EggState } from "#db/vocabulary.ts";
import { isSeenTooSoon } from "#worker/clutches/days/cautions.ts";
import { mayBecome } from "#worker/clutches/states/egg-states.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { actionArguments } from "../tools/arguments.ts";
import type { ToolContext } from "../tools/tool.ts";
import { action, warned } from "./action.ts";

type Egg = {
  id: string;
  tag: string;
  state: EggState;
  laid_on: string | null;
  clutch: { id: string };
  version: number;
};
const eggsOfClutch = 200;

/** Eggs, each to the same state, on a day. Those that may not become that are refused and left as they are. */
export const eggsMarked = action({
  permission: "season.write",
  arguments: actionArguments.mark_eggs,
  plan: async ({ egg_ids, state, on }, context) => {
    const { language, scope, speech } = context;
    const { say } = speech;
    const stateOf = (it: EggState) => translate(language, `clutches.states.${it}`);
    const found = await eggsOf(egg_ids, context);
    const whyNot = (egg: Egg): string | undefined => {
      const values = { egg: egg.tag, state: stateOf(egg.state), wanted: stateOf(state) };
      if (on > scope.today) return say("deeds.eggs.future", values);
      if (egg.laid_on !== null && on < egg.laid_on) return say("deeds.eggs.before_laying", values);
      if (egg.state === state) return say("deeds.eggs.already", values);
      return mayBecome(egg.state, state) ? undefined : say("deeds.eggs.illegal", values);
    };
    const marked = found.filter((egg) => !whyNot(egg));
    const early = state === "fertile" ? marked.filter(({ laid_on }) => isSeenTooSoon(laid_on, on)) : [];
    const versions = Object.fromEntries(marked.map(({ id, version }) => [id, version]));
    return {
      title: say("deeds.eggs.title", { count: marked.length, state: stateOf(state), day: speech.day(on) }),
      rows: marked.map((egg) => ({
        label: say("deeds.eggs.egg", { egg: egg.tag }),
        href: `/clutches/${egg.clutch.id}`,
        before: stateOf(egg.state),
        after: stateOf(state),
      })),
      warnings: early.map(({ tag }) => translate(language, "clutches.seen_too_soon", { egg: tag })),
      refused: found.flatMap((egg) => whyNot(egg) ?? []),
      versions,
      write: {
        method: "POST",
        path: "/api/eggs/events",
        body: { egg_ids: marked.map(({ id }) => id), state, on, versions },
      },
      href: `/clutches/${found[0]?.clutch.id}`,
    };
  },
  done: (answer: { data: { eggs: Egg[] }; warnings: Array<{ message: string }> }) => ({
    href: `/clutches/${answer.data.eggs[0]?.clutch.id}`,
    warnings: warned(answer),
    undo: answer.data.eggs.map(({ id, version }) => ({
      method: "POST",
      path: `/api/eggs/${id}/undo`,
      version,
      still: `/api/eggs/${id}`,
    })),
  }),
});

/** The eggs in the order they were named, read clutch by clutch. */
async function eggsOf(ids: readonly string[], { call }: ToolContext): Promise<Egg[]> {
  const found = new Map<string, Egg>();
  for (const id of ids) {
    if (found.has(id)) continue;
    const { data } = await call<{ data: Egg }>(`/api/eggs/${id}`);
    const clutch = await call<{ data: { eggs: Egg[] } }>(`/api/clutches/${data.clutch.id}?page_size=${eggsOfClutch}`);
    for (const egg of clutch.data.eggs) found.set(egg.id, egg);
    if (!found.has(id)) throw new Refusal("missing");
  }
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}
