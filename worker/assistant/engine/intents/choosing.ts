import { type Cell, type Kind, valuesIn } from "../cells/cells.ts";
import type { Concept } from "../patterns/concepts.ts";
import type { Calendar } from "../periods/spans.ts";
import { flockIntents } from "./flock.ts";
import type { Group, Intent } from "./intent.ts";
import { ledgerIntents } from "./ledger.ts";
import { seasonIntents } from "./season.ts";
import { type Slots, slotsOf } from "./slots.ts";

/** Every way to use a tool. */
export const intents: readonly Intent[] = [...flockIntents, ...seasonIntents, ...ledgerIntents];

export type Used = { cell: Cell; kind: Kind; values: unknown[] };
/** An intent held against a question: what it makes of each word, and of which nothing. */
export type Fit = {
  intent: Intent;
  score: number;
  used: Used[];
  unaccounted: Cell[];
  slots: Slots;
  input: Record<string, unknown>;
};

// Only say how something is asked: every intent takes them.
const soft = new Set<Concept>(["count", "which", "all", "it"]);
const worth = { need: 3, thing: 2, help: 1, slot: 1.2, word: 0.5, unaccounted: -4 } as const;

/** All intents that have what they need, the best first. `follows` asks for nothing: what is needed was said before. */
export function fitting(
  cells: readonly Cell[],
  calendar: Calendar,
  among: readonly Intent[] = intents,
  follows = false,
): Fit[] {
  return among.flatMap((intent) => fitOf(intent, cells, calendar, follows) ?? []).sort((a, b) => b.score - a.score);
}

function fitOf(intent: Intent, cells: readonly Cell[], calendar: Calendar, follows: boolean): Fit | undefined {
  const { needs, helps = [], takes = [], not = [], weight = 0 } = intent;
  const needed = needs.flat();
  const wanted = new Set<string>([...needed, ...helps]);
  const used: Used[] = [];
  const unaccounted: Cell[] = [];
  let score = weight;
  for (const cell of cells) {
    const concepts = valuesIn(cell, "concept");
    if (concepts.some((it) => not.includes(it))) return undefined;
    const mine = concepts.filter((it) => wanted.has(it) || soft.has(it));
    const kind = takes.find((it) => cell.readings.some((reading) => reading.kind === it));
    if (mine.length > 0) used.push({ cell, kind: "concept", values: mine });
    if (kind) used.push({ cell, kind, values: valuesIn(cell, kind) });
    if (mine.some((it) => helps.includes(it) && !needed.includes(it))) score += worth.help;
    if (kind) score += worth.slot;
    if (mine.length === 0 && !kind && !cell.readings.some((it) => it.kind === "idle")) unaccounted.push(cell);
  }
  if (!follows && !needs.every((group) => isGiven(group, used))) return undefined;
  score += needs.reduce((sum, group) => sum + worthOf(group, used), 0);
  unaccounted.push(...others(used, intent.many ?? []));
  const slots = slotsOf(used, calendar);
  const input = intent.input(slots);
  if (!input) return undefined;
  for (const { cell, kind } of used) if (slots.refused.has(kind)) unaccounted.push(cell);
  return { intent, score: score + worth.unaccounted * unaccounted.length, used, unaccounted, slots, input };
}

/** Of a kind of which one can be asked, the cells that name another. */
function others(used: readonly Used[], many: readonly Kind[]): Cell[] {
  const firsts = new Map<Kind, unknown>();
  return used.flatMap(({ cell, kind, values: [value] }) => {
    if (kind === "concept" || many.includes(kind)) return [];
    const text = JSON.stringify(value ?? null);
    const first = firsts.get(kind) ?? text;
    firsts.set(kind, first);
    return first === text ? [] : [cell];
  });
}

const givenBy = (group: Group, used: readonly Used[]) =>
  used.filter(({ kind, values }) =>
    kind === "concept" ? (values as Concept[]).some((it) => group.includes(it)) : group.includes(`#${kind}`),
  );
const isGiven = (group: Group, used: readonly Used[]) => givenBy(group, used).length > 0;

function worthOf(group: Group, used: readonly Used[]): number {
  const inputs = givenBy(group, used);
  const [first] = inputs;
  if (!first) return 0;
  const words = Math.max(...inputs.map(({ cell }) => cell.to - cell.from));
  const isThing = first.kind !== "concept" && group.every((it) => it.startsWith("#"));
  return (isThing ? worth.thing : worth.need) + worth.word * (words - 1) + 0.5 * (inputs.length - 1);
}
