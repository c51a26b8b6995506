import { type Cell, type Kind, valuesIn } from "./cells/cells.ts";
import type { Concept } from "./patterns/concepts.ts";

/** What a deed makes of a question. */
export type Taking = {
  arguments: Record<string, unknown>;
  /** Cells that are used up, and what of the rest changes nothing. */
  uses: Cell[];
  takes: (cell: Cell) => boolean;
  /** Things that have to be just one. */
  named: ReadonlyArray<readonly [Cell, Kind]>;
  /** What was named in numbers and is not there. */
  lacks?: string;
};

/** Whether a cell only says one of these. */
export const saysOf =
  (...concepts: Concept[]) =>
  (cell: Cell): boolean =>
    valuesIn(cell, "concept").some((it) => concepts.includes(it));
