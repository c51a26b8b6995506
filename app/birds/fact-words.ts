import type { WordKey } from "#app/locales/words.tsx";
import { birdColumns, columnKinds, type Fact } from "#db/bird-columns.ts";

/** The key of a word of a fact's list. */
export const optionKey = (name: Fact, word: string) => `birds.option.${name}.${word}` as WordKey;

/** The key of what is said beside the box of a fact; undefined where nothing is. */
export const hintKey = (name: Fact): WordKey | undefined =>
  "isHinted" in birdColumns[name] ? (`birds.hint.${name}` as WordKey) : undefined;

/** The key of a fact's name on its page, which has no unit where its value has it. */
export function shownKey(name: Fact): WordKey {
  const { display } = columnKinds[birdColumns[name].kind];
  const isMeasured = display === "money" || typeof display === "object";
  return isMeasured ? (`birds.shown.${name}` as WordKey) : `birds.field.${name}`;
}
