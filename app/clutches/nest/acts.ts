import type { EggState } from "#db/vocabulary.ts";
import type { ShownEgg } from "./shown.ts";

/** Something that may be done to eggs that are ticked: what its button sends, and the key of its words. */
export type Act = {
  act: Exclude<EggState, "laid"> | "looked" | "wean" | "lost" | "chick";
  words: Exclude<EggState, "laid"> | "give_back" | "looked" | "wean" | "lost" | "chick";
  /** The numbers of the eggs of the page that allow it. */
  numbers: number[];
};

const ofEggs = ["fertile", "clear", "pipped", "hatched", "stored", "set"] as const;
const ofChicks = ["lost", "wean"] as const;
const rarer = ["looked", "chick", "early_dead", "late_dead", "broken", "abandoned", "removed"] as const;
// Two rows of three buttons under a thumb.
const mostInReach = 6;

/** A chick that is still in the nest. */
export const isNestling = ({ chick, weaned_on }: ShownEgg): boolean =>
  chick !== null && chick.id !== null && !chick.is_gone && weaned_on === null;
const isHere = ({ chick }: ShownEgg): boolean => chick !== null && chick.id !== null && !chick.is_gone;

function allows(egg: ShownEgg, act: Act["act"]): boolean {
  if (act === "wean") return isNestling(egg);
  if (act === "lost") return isHere(egg);
  if (act === "chick") return egg.state === "hatched" && egg.chick === null;
  return act === "looked" ? egg.state === "fertile" : egg.next.includes(act);
}

/**
 * What may be done to the eggs of a page on a day (`YYYY-MM-DD`): the likeliest within reach, what is due first among
 * them, and whatever else there is.
 */
export function actsOn(eggs: readonly ShownEgg[], today: string): { first: Act[]; rest: Act[] } {
  const isDue = (...steps: string[]) =>
    eggs.some((egg) => egg.steps.some(({ step, on }) => steps.includes(step) && on <= today));
  const isPulled = eggs.some(({ state }) => state === "stored" || state === "abandoned");
  const due: Array<Act["act"]> = [
    ...(isDue("hatch", "overdue") || eggs.some(({ state }) => state === "pipped")
      ? (["hatched", "clear", "late_dead"] as const)
      : []),
    ...(eggs.some(
      (egg) => egg.state === "fertile" && egg.steps.some(({ step, on }) => step === "candle" && on <= today),
    )
      ? (["looked"] as const)
      : []),
  ];
  // Beside chicks the eggs have what is noted of them in the end.
  const inReach = eggs.some(isHere)
    ? ([...due, "fertile", "clear", "hatched", ...ofChicks, ...ofEggs] as const)
    : [...due, ...ofEggs];
  const order = [...new Set<Act["act"]>([...inReach, ...rarer])];
  const all = order.flatMap((act): Act[] => {
    const numbers = eggs.filter((egg) => allows(egg, act)).map(({ number }) => number);
    const words = act === "set" && isPulled ? "give_back" : act;
    return numbers.length > 0 ? [{ act, words, numbers }] : [];
  });
  const reach = new Set<Act["act"]>(inReach);
  const first = all.filter(({ act }) => reach.has(act)).slice(0, mostInReach);
  return { first, rest: all.filter((it) => !first.includes(it)) };
}

/** Numbers as short as people write them: `1–4, 6`. */
export function numbersInWords(numbers: readonly number[]): string {
  const spans: Array<[from: number, to: number]> = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
