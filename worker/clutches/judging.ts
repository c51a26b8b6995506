import type { EggState, PairState } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { EggActionInput } from "./contract.ts";
import type { EggRow } from "./eggs/egg-rows.ts";
import { tagOf } from "./eggs/egg-view.ts";
import { standingOf } from "./eggs/writing.ts";
import { isOpen, mayBecome, mayMove } from "./states/egg-states.ts";

/** The pair that is to foster. */
export type Target = { id: string; number: string; state: PairState };

type Judged = {
  rows: readonly EggRow[];
  input: EggActionInput;
  on: string;
  /** The last day of each egg that holds, where there is one. */
  days: ReadonlyMap<string, string | null>;
  target: Target | undefined;
};

/** Refuses what may not become of eggs: a state by the table, a nest that is theirs or has ended, a day before. */
export function refuseAction(scope: Scope, { rows, input, on, days, target }: Judged): void {
  const { state, foster_pair_id } = input;
  const stuck = rows.filter((egg) => !may(egg, input));
  if (stuck.length > 0) throw illegal(scope, stuck, state);
  if (foster_pair_id !== undefined) refuseNest(rows, foster_pair_id, target);
  const unlaid = rows.find(({ laid_on }) => laid_on !== null && on < laid_on);
  if (unlaid) throw new Refusal("invalid", { on: ["clutches.on.before_laying"] }, { values: { egg: tagOf(unlaid) } });
  const later = rows.find(({ id }) => on < (days.get(id) ?? ""));
  if (later) throw new Refusal("invalid", { on: ["clutches.on.before_last"] }, { values: { egg: tagOf(later) } });
}

const may = (egg: EggRow, { state, looked }: EggActionInput): boolean => {
  if (state !== undefined) return mayBecome(egg.state, state);
  if (looked) return isOpen(egg.state) && egg.state !== "stored";
  return mayMove(egg.state);
};

/** The refusal that names the states which stand in the way; `current` tells them to whoever asked. */
export function illegal({ language }: Scope, stuck: readonly EggRow[], wanted?: EggState): Refusal {
  const [first] = stuck;
  const word = (state: EggState | undefined) => (state ? translate(language, `clutches.states.${state}`) : "");
  return new Refusal(
    "illegal_state",
    {},
    {
      detail: wanted ? "clutches.illegal" : "clutches.illegal_deed",
      values: { egg: first ? tagOf(first) : "", state: word(first?.state), wanted: word(wanted), count: stuck.length },
      ...(first && { from: first.state }),
      current: stuck.map(standingOf),
    },
  );
}

function refuseNest(rows: readonly EggRow[], id: string, target: Target | undefined): void {
  const wrong = (code: string, values = {}) => new Refusal("invalid", { foster_pair_id: [code] }, { values });
  if (!target) throw wrong("fields.unknown_id");
  if (target.state === "ended") throw wrong("clutches.foster.ended", { pair: target.number });
  const there = rows.find((egg) => egg.tray_id === null && (egg.foster_pair_id ?? egg.pair_id) === id);
  if (there) throw wrong("clutches.foster.own_nest", { egg: tagOf(there), pair: target.number });
}
