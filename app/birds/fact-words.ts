import type { WordKey } from "#app/locales/words.tsx";
import { birdColumns, type Fact } from "#db/bird-columns.ts";

/** The key of a word of a fact's list. */
export const optionKey = (name: Fact, word: string) => `birds.option.${name}.${word}` as WordKey;

/** The key of what is said beside the box of a fact; undefined where nothing is. */
export const hintKey = (name: Fact): WordKey | undefined =>
  "isHinted" in birdColumns[name] ? (`birds.hint.${name}` as WordKey) : undefined;
