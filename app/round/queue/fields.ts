import type { EggState } from "#db/vocabulary.ts";

/** What the form of a press says, as it is sent and as it waits: a field and its value. */
export type Fields = Record<string, string>;

type EggNamed = { clutch_id: string; number: number; version?: number };
export const ofEgg = ({ clutch_id, number, version }: EggNamed): Fields => ({
  deed: "egg",
  clutch_id,
  number: String(number),
  ...(version !== undefined && { version: String(version) }),
});
export const ofLaying = (pair_id: string, on: string): Fields => ({ deed: "lay", pair_id, on });

/** A tray of a machine is no longer turned, or all its eggs go to where they hatch; and is again, or they come back. */
export const ofLockdown = (tray_id: string, on: string, hatcher_id?: string): Fields => ({
  deed: "lockdown",
  tray_id,
  on,
  ...(hatcher_id && { hatcher_id }),
});
export const ofUnlock = (tray_id: string, hatcher_id?: string): Fields => ({
  deed: "unlock",
  tray_id,
  ...(hatcher_id && { hatcher_id }),
});

/** A feed round of a day, and that it was not. */
export const ofFeeding = (feed_round_id: string, on: string): Fields => ({ deed: "feed", feed_round_id, on });

type ChickHere = { id: string; egg_id: string; clutch_id: string; number: number };
export const ofWeaning = ({ id, egg_id, clutch_id, number }: ChickHere, on: string): Fields => ({
  deed: "wean",
  bird_id: id,
  egg_id,
  clutch_id,
  number: String(number),
  on,
});

/** What is taken back by what was answered to the press: the egg as it was left, an egg that was noted, a feeding, or a lockdown. */
export function ofUndo(fields: Fields, answer: { egg_id: string; version: number | null }): Fields {
  if (fields.deed === "feed") return { ...fields, deed: "unfeed" };
  return fields.deed === "lockdown" ? ofUnlock(fields.tray_id ?? "", fields.hatcher_id) : ofEggUndo(fields, answer);
}
const ofEggUndo = (fields: Fields, { egg_id, version }: { egg_id: string; version: number | null }): Fields => ({
  ...subject(fields),
  deed: fields.deed === "lay" ? "unlay" : "undo",
  egg_id,
  ...(version !== null && { version: String(version) }),
});

const subject = ({ clutch_id, number, pair_id }: Fields): Fields => ({
  ...(clutch_id && { clutch_id }),
  ...(number && { number }),
  ...(pair_id && { pair_id }),
});

/** Of what it is said: what is said of one thing is sent in the order it was said in. */
export const subjectOf = ({ clutch_id, number, pair_id, tray_id, feed_round_id, on }: Fields): string =>
  feed_round_id ? `${feed_round_id} ${on}` : (tray_id ?? pair_id ?? `${clutch_id}-${number}`);

/** A press of an egg that is of another version by now, by an action of the same reader; any other as it is. */
export const seenAs = (fields: Fields, version: number | null): Fields =>
  fields.deed === "egg" && fields.version && version !== null ? { ...fields, version: String(version) } : fields;

/** A press that is meant after all: whatever somebody else noted meanwhile, and on a day before the pair was together. */
export function regardless({ version, ...fields }: Fields): Fields {
  if (fields.deed === "lay") return { ...fields, confirmed: "on" };
  return fields.deed === "egg" || version === undefined ? fields : { ...fields, version };
}

/** The state that a press gives an egg; undefined where it gives none. */
export const stateIn = ({ deed, state }: Fields): EggState | undefined =>
  deed === "egg" ? (state as EggState | undefined) : undefined;
