import type { EggState } from "#db/vocabulary.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";

/** Something that is done to an egg with one press: what its form says, and the key of its words. */
export type OfferedEggAction = {
  fields: Record<string, string>;
  words: Exclude<EggState, "laid"> | "give_back" | "looked" | "chick" | "wean";
};

const to = (state: Exclude<EggState, "laid">, words: OfferedEggAction["words"] = state): OfferedEggAction => ({
  fields: { state },
  words,
});

/** What is likeliest to be done to an egg on a day (`YYYY-MM-DD`), the likeliest first; the rest stands under "more". */
export function likeliest(egg: Egg, today: string): OfferedEggAction[] {
  const isDue = (step: string) => egg.steps.some((it) => it.step === step && it.on <= today);
  const hatches = isDue("hatch") || isDue("overdue");
  switch (egg.state) {
    case "stored":
      return [to("set", "give_back")];
    case "laid":
    case "set":
      // A check for hatching may show that the egg was never fertile.
      if (hatches) return [to("hatched"), to("clear"), to("late_dead")];
      if (isDue("candle")) return [to("fertile"), to("clear")];
      return egg.state === "laid" ? [to("stored")] : [to("fertile"), to("clear")];
    case "fertile":
      if (hatches) return [to("hatched"), to("late_dead")];
      return isDue("candle") ? [{ fields: { looked: "true" }, words: "looked" }, to("early_dead")] : [];
    case "pipped":
      return [to("hatched"), to("late_dead")];
    case "abandoned":
      return [to("set", "give_back"), to("removed")];
    case "clear":
      return [to("removed")];
    case "hatched":
      return ofChick(egg, isDue("wean"));
    default:
      return [];
  }
}

function ofChick({ chick, weaned_on }: Egg, isDue: boolean): OfferedEggAction[] {
  if (chick === null) return [{ fields: { chick: "true" }, words: "chick" }];
  if (chick.is_gone || chick.id === null || weaned_on !== null || !isDue) return [];
  return [{ fields: { wean: chick.id }, words: "wean" }];
}
