import { after, type EggEvent, type EggFacts, justLaid } from "./egg-after.ts";
import { isOpen, mayBecome, mayMove, setByTray } from "./egg-states.ts";

/** An egg's columns that follow from its events. */
type Columns = { [Name in keyof EggFacts]: EggFacts[Name] extends boolean ? 0 | 1 | boolean : EggFacts[Name] };

/**
 * Whether these events, in their order, could have come about, and lead to what the columns say: laid once and first, each
 * state from the one before it by the table, and nothing taken back but what stood last. One walk, for an archive brings
 * as many as it likes.
 */
export function couldBe(events: readonly EggEvent[], columns: Columns): boolean {
  if (events[0]?.deed !== "laid") return false;
  /** What stands, and what the egg was after it. */
  const standing: Array<{ position: number; egg: EggFacts }> = [];
  for (const [at, event] of events.entries()) {
    const last = standing.at(-1);
    if (event.position !== at + 1 || (at > 0 && event.deed === "laid")) return false;
    if (event.deed === "undone") {
      if (last === undefined || last.position !== event.undoes) return false;
      standing.pop();
    } else {
      const egg = last?.egg ?? justLaid;
      if (event.undoes !== null || !follows(egg, event)) return false;
      standing.push({ position: event.position, egg: after(egg, event) });
    }
  }
  return agree(standing.at(-1)?.egg ?? justLaid, columns);
}

function follows({ state, tray_id }: EggFacts, event: EggEvent): boolean {
  const { deed, from_state, to_state, from_tray_id = null, to_tray_id = null } = event;
  if (deed === "state") return to_state !== null && from_state === state && mayBecome(state, to_state);
  if (deed !== "tray") return true;
  const isFrom = from_tray_id === tray_id && (to_state === null || from_state === state);
  return isFrom && mayMove(state) && to_tray_id !== tray_id && to_state === setByTray(state, to_tray_id);
}

function agree(facts: EggFacts, columns: Columns): boolean {
  const names = Object.keys(facts) as Array<keyof EggFacts>;
  const isSame = (name: keyof EggFacts) =>
    typeof facts[name] === "boolean" ? facts[name] === Boolean(columns[name]) : facts[name] === columns[name];
  return names.every(isSame) && isOpen(facts.state) === (facts.ended_from === null);
}
