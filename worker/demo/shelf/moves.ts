import type { BookedItem } from "./items.ts";

/** A move of the demo's shelf: how many days ago, of which of its item's lots, and what it was. */
type BookedMove = {
  days: number;
  lot: number;
  kind: "purchase" | "use" | "count";
  /** What comes is positive. */
  quantity: number;
};

/** What came and left of an item, the oldest first, its lots used in the order they stand in the book; `short` lacked at a count. */
export function movesOf({ lots, use }: BookedItem, short?: { days: number; quantity: number }): BookedMove[] {
  const left = lots.map(({ quantity }) => quantity);
  const came = lots.map(({ days, quantity }, lot): BookedMove => ({ days, lot, kind: "purchase", quantity }));
  const days = Array.from(
    { length: use ? Math.ceil(use.from / use.every) : 0 },
    (_, n) => (use?.from ?? 0) - n * (use?.every ?? 1),
  );
  const out = [
    ...days.map((at) => ({ days: at, kind: "use" as const, quantity: use?.amount ?? 0 })),
    ...(short ? [{ ...short, kind: "count" as const }] : []),
  ].toSorted((one, other) => other.days - one.days);
  const gone = out.flatMap(({ quantity, ...it }) => {
    let wanted = quantity;
    return left.flatMap((there, lot): BookedMove[] => {
      const part = Math.min(there, wanted);
      if (part === 0) return [];
      left[lot] = there - part;
      wanted -= part;
      return [{ ...it, lot, quantity: -part }];
    });
  });
  return [...came, ...gone];
}
