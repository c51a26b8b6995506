import { type EggEvent, type EggFacts, eggAfter, standing } from "./egg-after.ts";
import { isOpen, mayBecome } from "./egg-states.ts";

/** An egg's columns that follow from its events. */
export type Columns = { [Name in keyof EggFacts]: EggFacts[Name] extends boolean ? 0 | 1 | boolean : EggFacts[Name] };

/**
 * Whether these events, in their order, could have come about, and lead to what the columns say: laid once and first, each
 * state from the one before it by the table, and nothing taken back but what stood last. Each is judged by all before it.
 */
export function couldBe(events: readonly EggEvent[], columns: Columns): boolean {
  const [first] = events;
  if (first?.deed !== "laid" || events.filter(({ deed }) => deed === "laid").length > 1) return false;
  return (
    events.every((event, at) => event.position === at + 1 && follows(events.slice(0, at), event)) &&
    agree(events, columns)
  );
}

function follows(before: readonly EggEvent[], { deed, from_state, to_state, undoes }: EggEvent): boolean {
  if (deed === "undone") return undoes !== null && standing(before).at(-1)?.position === undoes;
  if (deed !== "state") return true;
  const { state } = eggAfter(before);
  return to_state !== null && from_state === state && mayBecome(state, to_state);
}

function agree(events: readonly EggEvent[], columns: Columns): boolean {
  const facts = eggAfter(events);
  const names = Object.keys(facts) as Array<keyof EggFacts>;
  const isSame = (name: keyof EggFacts) =>
    typeof facts[name] === "boolean" ? facts[name] === Boolean(columns[name]) : facts[name] === columns[name];
  return names.every(isSame) && isOpen(facts.state) === (facts.ended_from === null);
}
