import type { WordKey } from "#app/locales/words.tsx";

/**
 * What stands before an ending in the keys of words: "places.delete" opens `places.delete.done`. A part of the kit says a
 * room's words by it, and a room that lacks one of them does not compile.
 */
export type Opening<Ending extends string> = WordKey extends infer Key
  ? Key extends `${infer Start}.${Ending}`
    ? Start
    : never
  : never;
