import { translate } from "#worker/locales/translate.ts";
import { compared } from "#worker/record/weighing.ts";
import { actionArguments } from "../tools/arguments.ts";
import { action, warned } from "./action.ts";

type Weight = { id: string; weighed_on: string; grams: number };

/** What a bird weighed on a day, beside what it weighed before. */
export const weightNoted = action({
  permission: "flock.write",
  arguments: actionArguments.note_weight,
  plan: async ({ bird_id, grams, on }, { call, language, scope, speech }) => {
    const { say, number, day } = speech;
    const [{ data }, { data: bird }] = await Promise.all([
      call<{ data: { items: Weight[] } }>(`/api/birds/${bird_id}/weights`),
      call<{ data: { identifier: string; birth_date: string | null } }>(`/api/birds/${bird_id}`),
    ]);
    const before = data.items.find(({ weighed_on }) => weighed_on <= on);
    const inWords = (it: { grams: number; weighed_on: string }) =>
      say("deeds.weight.grams", { grams: number(it.grams, 2), day: day(it.weighed_on) });
    const added = { id: "", grams, weighed_on: on };
    const [judged] = compared(before ? [added, before] : [added], bird.birth_date);
    const odd = judged?.is_jump ? "weight_jump" : judged?.is_drop ? "weight_drop" : null;
    const isFuture = on > scope.today;
    return {
      title: say("deeds.weight.title", { grams: number(grams, 2), ring: bird.identifier }),
      rows: isFuture
        ? []
        : [
            {
              label: bird.identifier,
              href: `/birds/${bird_id}/weights`,
              before: before ? inWords(before) : say("deeds.weight.none"),
              after: inWords(added),
            },
          ],
      warnings: odd ? [translate(language, `birds.warnings.${odd}`)] : [],
      refused: isFuture ? [translate(language, "birds.weighed_on.future")] : [],
      versions: { [bird_id]: before?.id ?? "" },
      write: { method: "POST", path: `/api/birds/${bird_id}/weights`, body: { grams, weighed_on: on } },
      href: `/birds/${bird_id}/weights`,
    };
  },
  done: (answer: { data: Weight; warnings: Array<{ message: string }> }, { bird_id }) => ({
    href: `/birds/${bird_id}/weights`,
    warnings: warned(answer),
    undo: [{ method: "DELETE", path: `/api/birds/${bird_id}/weights/${answer.data.id}` }],
  }),
});
