import { fc } from "@fast-check/vitest";
import { birdColumns, birdColumnsWith, columnKinds, type GivenFact } from "#db/bird-columns.ts";

// Values of facts, made of what the plan and the kind of a column say: a new one is tried wherever these are asked for.

/** Told of a bird only by its status, or of one that is dead or went to somebody. */
const ofStatus: readonly GivenFact[] = ["status_since", "cause_of_death", "left_to", "left_price_cents"];
/** What can be told of any bird. */
export const freeFacts = birdColumnsWith({ isFact: true, isGiven: true }).filter((name) => !ofStatus.includes(name));

type Kind = {
  stored: "text" | "real" | "integer" | "boolean";
  control: string;
  display: string | { unit: string };
  parts?: number;
};
/** What follows from the kind of a fact's column. */
export const kindOf = (name: GivenFact): Kind => columnKinds[birdColumns[name].kind];

/** The least and the most of a number; a price has no plan of its own. */
function boundsOf(name: GivenFact): { least: number; most: number } {
  const plan = birdColumns[name];
  return "least" in plan ? plan : { least: 0, most: 100_000_000 };
}

/** Any value of a fact as it is stored; of a text any that `text` brings, whether or not it would be taken. */
export function factValues(name: GivenFact, text: fc.Arbitrary<string>): fc.Arbitrary<string | number | boolean> {
  const plan = birdColumns[name];
  const { stored, control } = kindOf(name);
  const { least, most } = boundsOf(name);
  if ("of" in plan) return fc.constantFrom(...plan.of);
  if (control === "day") return fc.constantFrom("1900-01-01", "2024-02-29", "2025-11-05");
  return {
    text: () => text,
    boolean: () => fc.boolean(),
    integer: () => fc.integer({ min: least, max: most }),
    real: () => fc.integer({ min: Math.ceil(least * 10), max: Math.floor(most * 10) }).map((tenths) => tenths / 10),
  }[stored]();
}

/** One of two values of a fact as it is stored, so that all may be known and all may change; numbers have parts where they can. */
export function factSample(name: GivenFact, at: 0 | 1): string | number | boolean {
  const plan = birdColumns[name];
  const { stored, control } = kindOf(name);
  const { least, most } = boundsOf(name);
  if ("of" in plan) return plan.of[at];
  if (control === "day") return ["2024-02-29", "2025-11-05"][at] ?? "";
  const between = Math.floor(least + (Math.min(most, 10_000) - least) / (at + 3));
  return {
    text: plan.kind === "chip" ? `62009810000000${at}` : `${name} ${at}`,
    boolean: at === 0,
    integer: between,
    real: between + 0.5,
  }[stored];
}
