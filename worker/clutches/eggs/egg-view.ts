import type { EggState } from "#db/vocabulary.ts";
import { eggMoves, mayMove } from "../states/egg-states.ts";
import type { Due, DueEgg, Silent } from "./due.ts";
import { dueTasksBy } from "./due.ts";
import type { EggRow, EggsRead } from "./egg-rows.ts";

/** The days that matter of an egg, known today or not: when to look, and from when until when it may hatch. */
type EggDays = { candle: string[]; hatch_from: string | null; hatch_to: string | null };
type Chick = {
  id: string | null;
  ring: string;
  is_ringed: boolean;
  is_gone: boolean;
  /** The status it left with, and the day (`YYYY-MM-DD`) where it is known. */
  left?: { status: string | null; on: string | null };
};

/** Where in which machine an egg lies. */
export type EggTray = { id: string; name: string; incubator_id: string; incubator: string };

/** An egg as it goes over the wire. */
export type Egg = {
  id: string;
  number: number;
  /** What it is called in the flock: `2027-07/2-3`. */
  tag: string;
  mark: string | null;
  hen_id: string | null;
  laid_on: string | null;
  set_on: string | null;
  stored_on: string | null;
  state: EggState;
  clutch: { id: string; number: number };
  pair: { id: string; number: string };
  /** Where it lies: with its own pair, or with the one that fosters it; the place is that of the machine it lies in. */
  nest: { pair_id: string; number: string; place_id: string | null; place: string | null; is_foster: boolean };
  /** The tray of a machine in which it lies. */
  tray: EggTray | null;
  due: EggDays;
  /** What it is due for by today, in the order of its life; and what nothing can be said of. */
  steps: Due[];
  silent: Silent[];
  seen_on: string | null;
  hatched_on: string | null;
  weaned_on: string | null;
  chick: Chick | null;
  notes: string | null;
  /** Where it may go from its state, and whether another nest may take it. */
  next: readonly EggState[];
  may_foster: boolean;
  version: number;
};

/** Eggs with what is due of them on a day (`YYYY-MM-DD`). */
export function serializeEggs({ rows, layings, species }: EggsRead, today: string): Egg[] {
  const dueTasksOf = dueTasksBy(layings, species, today);
  // Before anything was missed: every candling ahead, and the hatch itself however late it is.
  const planOf = dueTasksBy(layings, species, "0000-01-01");
  return rows.map((row) => {
    const input = [dueEgg(row), row.clutch_id, row.species_id] as const;
    const { due, silent } = dueTasksOf(...input);
    return { ...serializeEgg(row), due: daysOf(planOf(...input).due), steps: due, silent };
  });
}

function daysOf(plan: readonly Due[]): EggDays {
  const hatch = plan.find(({ step }) => step === "hatch");
  return {
    candle: plan.flatMap(({ step, on }) => (step === "candle" ? [on] : [])),
    hatch_from: hatch?.on ?? null,
    hatch_to: hatch?.until ?? null,
  };
}

/** What a chick is called until it is ringed, and an egg always. */
export const tagOf = (row: Pick<EggRow, "pair_number" | "clutch_number" | "number">): string =>
  `${row.pair_number}/${row.clutch_number}-${row.number}`;

/** Whether a chick no longer bears its tag. */
export const isRinged = ({ chick_ring, chick_tag }: Pick<EggRow, "chick_ring" | "chick_tag">): boolean =>
  chick_ring !== null && chick_tag !== null && chick_ring !== chick_tag;

function serializeEgg(row: EggRow): Omit<Egg, "due" | "steps" | "silent"> {
  const { id, number, mark, hen_id, laid_on, set_on, stored_on, state, seen_on, hatched_on, weaned_on } = row;
  return {
    id,
    number,
    tag: tagOf(row),
    mark,
    hen_id,
    laid_on,
    set_on,
    stored_on,
    state,
    clutch: { id: row.clutch_id, number: row.clutch_number },
    pair: { id: row.pair_id, number: row.pair_number },
    nest: {
      pair_id: row.foster_pair_id ?? row.pair_id,
      number: row.nest_number,
      place_id: row.place_id,
      place: row.place_name,
      is_foster: row.foster_pair_id !== null,
    },
    tray: trayOf(row),
    seen_on,
    hatched_on,
    weaned_on,
    chick: chickOf(row),
    next: eggMoves[state],
    may_foster: mayMove(state),
    notes: row.notes,
    version: row.version,
  };
}

/** The tray that eggs lie in; null where that is a nest. */
const trayOf = ({ tray_id, tray_name, incubator_id, incubator_name }: TrayColumns): EggTray | null =>
  tray_id === null
    ? null
    : { id: tray_id, name: tray_name ?? "", incubator_id: incubator_id ?? "", incubator: incubator_name ?? "" };
type TrayColumns = Pick<EggRow, "tray_id" | "tray_name" | "incubator_id" | "incubator_name">;

function chickOf(row: EggRow): Chick | null {
  const { chick_id, chick_ring, chick_gone, chick_left, chick_left_on } = row;
  if (chick_ring === null) return null;
  const left = chick_left !== null || chick_left_on !== null ? { left: { status: chick_left, on: chick_left_on } } : {};
  return { id: chick_id, ring: chick_ring, is_ringed: isRinged(row), is_gone: chick_gone === 1, ...left };
}

/** What its days follow from. */
export const dueEgg = (row: EggRow): DueEgg => ({
  laid_on: row.laid_on,
  set_on: row.set_on,
  state: row.state,
  stored_on: row.stored_on,
  seen_on: row.seen_on,
  once_fertile: row.once_fertile === 1,
  hatched_on: row.hatched_on,
  ...(row.tray_id !== null && { tray: { is_locked: row.lockdown_on !== null } }),
  chick: row.chick_gone ? null : { is_ringed: isRinged(row), is_weaned: row.weaned_on !== null },
});
