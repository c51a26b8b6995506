import { walkMarkup } from "../markup.ts";
import { type Archive, notExcel, swollen } from "../zip-entries.ts";
import { costOf, mostCost } from "./cost.ts";

// A workbook may list one part as many sheets, and each is read anew.
const mostRead = 2 * mostCost;

/** The parts of a workbook, by their names in lower case. */
export type Parts = {
  has: (name: string) => boolean;
  /** Weighs what will be read, so often as it will be; refuses more than a look may cost, before any of it is read. */
  weigh: (names: readonly string[]) => Promise<void>;
  /** Walks a part that was weighed. */
  walk: (name: string, listener: Parameters<typeof walkMarkup>[1]) => Promise<void>;
};

/** The parts of an .xlsx, each weighed before it is read. */
export function partsIn(archive: Archive): Parts {
  const costs = new Map<string, number>();
  let held = 0;
  let read = 0;
  return {
    has: (name) => archive.has(name),
    async weigh(names) {
      for (const name of names) {
        const known = costs.get(name);
        const cost = known ?? (await costOf(archive.get(name) ?? new Uint8Array()));
        costs.set(name, cost);
        if (known === undefined) held += cost;
        read += cost;
        if (held > mostCost || read > mostRead) throw swollen();
      }
    },
    async walk(name, listener) {
      const content = archive.get(name);
      if (!content || !costs.has(name)) throw notExcel();
      await walkMarkup(new TextDecoder().decode(content), listener, mostCost);
    },
  };
}
