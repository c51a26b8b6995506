import { traverseMarkup } from "../markup.ts";
import { type Archive, notExcel, swollen } from "../zip-entries.ts";
import { costOf, mostCost } from "./cost.ts";

// A workbook may list one part as many sheets, and each is read anew.
const mostRead = 2 * mostCost;

/** The parts of a workbook, by their names in lower case. */
export type Parts = {
  has: (name: string) => boolean;
  /** Weighs what will be read, so often as it will be; refuses more than a look may cost, before any of it is read. */
  weigh: (names: readonly string[]) => Promise<void>;
  /** Walks a part that was weighed, and forgets it when it was read so often as it was to be. */
  traverse: (name: string, listener: Parameters<typeof traverseMarkup>[1]) => Promise<void>;
};

type Part = { content: Uint8Array; cost: number; left: number };

/** The parts of an .xlsx, each weighed before it is read. */
export function partsIn(archive: Archive): Parts {
  const contents = new Map([...archive].filter(([name]) => /\.(?:xml|rels)$/.test(name)));
  const weighed = new Map<string, Part>();
  const spent = { held: 0, read: 0 };
  return {
    has: (name) => contents.has(name),
    async weigh(names) {
      for (const name of names) {
        const content = contents.get(name);
        if (!content) continue;
        const known = weighed.get(name);
        const part = known ?? { content, cost: await costOf(content), left: 0 };
        weighed.set(name, part);
        part.left += 1;
        if (!known) spent.held += part.cost;
        spent.read += part.cost;
        if (spent.held > mostCost || spent.read > mostRead) throw swollen();
      }
    },
    async traverse(name, listener) {
      const part = weighed.get(name);
      if (!part) throw notExcel();
      const xml = new TextDecoder().decode(part.content);
      part.left -= 1;
      if (part.left <= 0) {
        contents.delete(name);
        weighed.delete(name);
      }
      await traverseMarkup(xml, listener, mostCost);
    },
  };
}
