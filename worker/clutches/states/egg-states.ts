import { type EggState, eggStates, openEggStates } from "#db/vocabulary.ts";

const ofSet = [
  ...["fertile", "clear", "pipped", "hatched", "early_dead", "late_dead"],
  ...["broken", "abandoned", "removed"],
] as EggState[];

/** Where an egg may go from each state. */
export const eggMoves: Readonly<Record<EggState, readonly EggState[]>> = {
  // In the nest the hen sets it herself: nobody has to say so before it is candled.
  laid: ["stored", "set", ...ofSet],
  stored: ["set", "broken", "removed"],
  set: ofSet,
  fertile: ["pipped", "hatched", "early_dead", "late_dead", "broken", "abandoned", "removed"],
  // A later candling may correct an earlier one.
  clear: ["fertile", "removed"],
  pipped: ["hatched", "late_dead"],
  // Another hen may take it over.
  abandoned: ["set", "removed"],
  hatched: [],
  early_dead: [],
  late_dead: [],
  broken: [],
  removed: [],
};

/** Whether an egg may go from one state to another; none stays as it is. */
export const mayBecome = (now: EggState, next: EggState): boolean => eggMoves[now].includes(next);

const open: ReadonlySet<EggState> = new Set(openEggStates);

export const isOpen = (state: EggState): boolean => open.has(state);
/** Whether another nest, or a machine, may take an egg. */
export const mayMove = (state: EggState): boolean => open.has(state) || state === "abandoned";
/** The state that an egg goes to with the tray it is put into: one that was not set is set by it. */
export const setByTray = (state: EggState, tray_id: string | null): "set" | null =>
  tray_id !== null && mayBecome(state, "set") ? "set" : null;
/** Ended as far as anybody knows: `clear` and `abandoned` may come back. */
export const endedEggStates: readonly EggState[] = eggStates.filter((state) => !open.has(state));

// Who died in the shell or came out of it had been fertile, candled or not.
const provesFertile: ReadonlySet<EggState> = new Set(["fertile", "pipped", "hatched", "early_dead", "late_dead"]);

/** Whether an egg that went through these states, its present one among them, was fertile. */
export const wasFertile = (states: readonly EggState[]): boolean => states.some((state) => provesFertile.has(state));

/** Whether it is known if it was fertile: once fertile, or clear. */
export const wasChecked = (states: readonly EggState[]): boolean => wasFertile(states) || states.includes("clear");

/** Whether it was ever under a hen: all but those that are stored, or went while they were. */
export function wasSet(states: readonly EggState[]): boolean {
  const stored = states.lastIndexOf("stored");
  if (stored === -1) return true;
  return states.slice(stored + 1).some((state) => state !== "broken" && state !== "removed");
}
