import type { EggState } from "#db/vocabulary.ts";
import { type Fields, ofUndo, stateIn, subjectOf } from "./fields.ts";
import type { Waiting } from "./press-queue.ts";
import type { Done, PressSenderOptions } from "./press-sender.ts";

/** Something that was pressed in this round, and what takes it back: its key while it waits, or a press of its own. */
export type Pressed = {
  key: string;
  fields: Fields;
  isWaiting: boolean;
  /** What the app found worth a second look. */
  caution?: string;
  undo: { withdraw: string } | { note: Fields } | null;
};

/** What was pressed of one egg, chick, pair or tray and not taken back, the first first. */
export function pressedOf({ line, done, sending }: PressSenderOptions, subject: string): Pressed[] {
  const mine = <One extends Waiting>(all: readonly One[]) => all.filter(({ fields }) => subjectOf(fields) === subject);
  const [sent, waiting] = [mine(done), mine(line.waiting)];
  const version = sent.findLast((it) => it.version !== null)?.version ?? null;
  const standing: Pressed[] = [];
  const enter = (one: Done | Waiting, isWaiting: boolean) => {
    if (isUndo(one.fields)) return void standing.pop();
    const undo =
      "egg_id" in one
        ? { note: ofUndo(one.fields, { egg_id: one.egg_id, version: one.fields.deed === "wean" ? null : version }) }
        : sending === one.key
          ? null
          : { withdraw: one.key };
    const caution = "egg_id" in one && one.caution;
    standing.push({ key: one.key, fields: one.fields, isWaiting, undo, ...(caution && { caution }) });
  };
  for (const one of sent) enter(one, false);
  for (const one of waiting) enter(one, true);
  // While a step back is on its way nobody knows which version the egg will be of.
  const goesBack = waiting.some(({ fields }) => isUndo(fields));
  return goesBack ? standing.map((it) => ({ ...it, undo: null })) : standing;
}

const isUndo = ({ deed }: Fields) => deed === "undo" || deed === "unlay" || deed === "unlock" || deed === "unfeed";

/** The state an egg has once all of that has got through; undefined where nothing of it says one. */
export const stateAfter = (pressed: readonly Pressed[]): EggState | undefined =>
  pressed.findLast(({ fields }) => stateIn(fields) !== undefined)?.fields.state as EggState | undefined;
