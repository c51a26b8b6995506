import type { EggState } from "#db/vocabulary.ts";
import type { Round } from "#worker/round/queries.ts";
import type { RoundStep } from "#worker/round/stops.ts";

/** An egg as one stands before it. */
export type EggHere = {
  clutch_id: string;
  /** Its clutch as people say it: `2027-07/2`. */
  clutch: string;
  number: number;
  /** As it was seen: what somebody else noted since is not noted over. */
  version: number;
  state: EggState;
  seen_on?: string;
  steps: readonly RoundStep[];
};
/** What a press says of an egg: another state, or a look that changed nothing. */
export type Offer = {
  words: Exclude<EggState, "laid"> | "give_back" | "looked" | "not_yet";
  fields: { state: EggState } | { looked: "true" };
};

const to = (state: Exclude<EggState, "laid">, words: Offer["words"] = state): Offer => ({ words, fields: { state } });
const look = (words: "looked" | "not_yet"): Offer => ({ words, fields: { looked: "true" } });

/** What is likeliest to be noted of an egg on a day (`YYYY-MM-DD`), and whatever else may be. */
export function offered(
  egg: EggHere,
  { today, moves }: Pick<Round, "today" | "moves">,
): { first: Offer[]; more: Offer[] } {
  const first = likeliest(egg, today, moves[egg.state].includes("hatched"));
  const there = new Set(first.flatMap(({ fields }) => ("state" in fields ? [fields.state] : [])));
  const looks = first.some(({ fields }) => "looked" in fields);
  const others = othersOf(egg, moves).filter(({ fields }) => !("state" in fields && there.has(fields.state)));
  return { first, more: [...(egg.state === "fertile" && !looks ? [look("looked")] : []), ...others] };
}

/** Every state an egg may go to. */
export const othersOf = ({ state }: Pick<EggHere, "state">, moves: Round["moves"]): Offer[] =>
  moves[state].flatMap((next) => (next === "laid" ? [] : [to(next)]));

function likeliest({ state, steps, seen_on }: EggHere, today: string, mayHatch: boolean): Offer[] {
  const isDue = (...names: string[]) => steps.some(([step, on]) => names.includes(step) && on <= today);
  if (state === "stored") return [to("set", "give_back")];
  if (state === "abandoned") return [to("set", "give_back"), to("removed")];
  if (state === "pipped" || (mayHatch && isDue("hatch", "overdue")))
    return [to("hatched"), ...(seen_on !== undefined && seen_on >= today ? [] : [look("not_yet")])];
  if (!isDue("candle") || !["laid", "set", "fertile"].includes(state)) return [];
  return state === "fertile" ? [look("looked"), to("early_dead")] : [to("fertile"), to("clear")];
}

/** The eggs of a clutch one by one, in the order of their numbers. */
export function eggsIn(clutch: {
  id: string;
  number: string;
  eggs: ReadonlyArray<
    Omit<EggHere, "clutch_id" | "clutch" | "number" | "version"> & {
      numbers: readonly number[];
      v: number | readonly number[];
    }
  >;
}): EggHere[] {
  const eggs = clutch.eggs.flatMap(({ numbers, v, ...alike }) =>
    numbers.map((number, at) => ({
      ...alike,
      clutch_id: clutch.id,
      clutch: clutch.number,
      number,
      version: typeof v === "number" ? v : (v[at] ?? 1),
    })),
  );
  return eggs.sort((one, other) => one.number - other.number);
}
