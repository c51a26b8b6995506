import { createContext, useContext } from "react";
import type { Fields } from "./queue/fields.ts";
import type { Pressed } from "./queue/overlay.ts";

/** How presses are noted where a script runs: kept at once, sent when they can be; without one their forms are sent. */
export type Noter = {
  note: (fields: Fields) => void;
  /** What was pressed in this round of an egg, a chick or a pair. */
  pressedOf: (subject: string) => Pressed[];
  takeBack: (pressed: Pressed) => void;
  /** The key of what was pressed last: what takes it back gets the focus. */
  last: string | null;
};

const Noting = createContext<Noter | null>(null);
export const NoterProvider = Noting.Provider;
export const useNoter = () => useContext(Noting);
