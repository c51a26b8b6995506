import type { Weight } from "#worker/record/weights.ts";

type Weighing = Pick<Weight, "id" | "weighed_on" | "grams" | "is_jump">;
type Level = { y: number; grams: number };
export type Plot = {
  width: number;
  height: number;
  points: Array<{ id: string; x: number; y: number; is_jump: boolean }>;
  low: Level;
  high: Level;
  first: string;
  last: string;
};

const sheet = { width: 400, height: 180, left: 64, right: 392, top: 16, bottom: 140 };
const dayOf = ({ weighed_on }: Weighing) => Date.parse(`${weighed_on}T00:00:00Z`);
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where each weighing stands on the chart, from the oldest on; undefined where there is no line to draw. */
export function plotted(newestFirst: readonly Weighing[]): Plot | undefined {
  const items = newestFirst.toReversed();
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || items.length < 2) return undefined;
  const grams = items.map((item) => item.grams);
  const [low, high] = [Math.min(...grams), Math.max(...grams)];
  const days = dayOf(last) - dayOf(first);
  // All on one day they stand in their order; all of one weight they stand on one line.
  const x = (item: Weighing, at: number) =>
    sheet.left +
    (sheet.right - sheet.left) * (days > 0 ? (dayOf(item) - dayOf(first)) / days : at / (items.length - 1));
  const y = (value: number) =>
    high === low
      ? (sheet.top + sheet.bottom) / 2
      : sheet.bottom - ((sheet.bottom - sheet.top) * (value - low)) / (high - low);
  return {
    width: sheet.width,
    height: sheet.height,
    points: items.map((item, at) => ({
      ...{ id: item.id, is_jump: item.is_jump },
      ...{ x: rounded(x(item, at)), y: rounded(y(item.grams)) },
    })),
    low: { y: rounded(y(low)), grams: low },
    high: { y: rounded(y(high)), grams: high },
    first: first.weighed_on,
    last: last.weighed_on,
  };
}
