import type { Growth } from "#worker/record/growth.ts";
import type { Usual } from "#worker/record/weighing.ts";
import type { Weight } from "#worker/record/weights.ts";

type Weighing = Pick<Weight, "id" | "weighed_on" | "grams" | "is_jump" | "is_drop">;
type Level = { y: number; grams: number };
type Point = { x: number; y: number };
type Plot = {
  width: number;
  height: number;
  points: Array<Point & { id: string; is_odd: boolean }>;
  low: Level;
  high: Level;
  /** The band of the usual weight, where there is one: its upper edge and its height. */
  band: { y: number; height: number } | null;
  first: string;
  last: string;
};

const sheet = { width: 400, height: 180, left: 64, right: 392, top: 16, bottom: 140 };
const dayOf = ({ weighed_on }: Weighing) => Date.parse(`${weighed_on}T00:00:00Z`);
const rounded = (value: number) => Math.round(value * 10) / 10;

/** From a stretch of values to a stretch of the sheet; a stretch of nothing stands in the middle. */
const scale = (from: number, to: number, start: number, end: number) => (value: number) =>
  rounded(to === from ? (start + end) / 2 : start + ((end - start) * (value - from)) / (to - from));

/** Where each weighing stands on the chart, from the oldest on; undefined where there is no line to draw. */
export function plotted(newestFirst: readonly Weighing[], usual: Usual | null = null): Plot | undefined {
  const items = newestFirst.toReversed();
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || items.length < 2) return undefined;
  const grams = items.map((item) => item.grams);
  const [low, high] = [Math.min(...grams), Math.max(...grams)];
  const [from, to] = [Math.min(low, usual?.low ?? low), Math.max(high, usual?.high ?? high)];
  const y = scale(from, to, sheet.bottom, sheet.top);
  const days = scale(dayOf(first), dayOf(last), sheet.left, sheet.right);
  // Weighings of one day are drawn in their order.
  const turns = scale(0, items.length - 1, sheet.left, sheet.right);
  const isOneDay = dayOf(first) === dayOf(last);
  return {
    width: sheet.width,
    height: sheet.height,
    first: first.weighed_on,
    last: last.weighed_on,
    points: items.map((item, at) => ({
      id: item.id,
      is_odd: item.is_jump || item.is_drop,
      x: isOneDay ? turns(at) : days(dayOf(item)),
      y: y(item.grams),
    })),
    low: { y: y(low), grams: low },
    high: { y: y(high), grams: high },
    band: usual && { y: y(usual.high), height: rounded(y(usual.low) - y(usual.high)) },
  };
}

/** Growth on the same sheet: days of life from left to right, the bird's own line and one for each sibling. */
export function growthPlotted({ own, siblings }: Growth) {
  const all = [...own, ...siblings.flatMap(({ points }) => points)];
  const [ages, grams] = [all.map(({ age }) => age), all.map((it) => it.grams)];
  const [youngest, eldest] = [Math.min(...ages), Math.max(...ages)];
  const [low, high] = [Math.min(...grams), Math.max(...grams)];
  const [x, y] = [scale(youngest, eldest, sheet.left, sheet.right), scale(low, high, sheet.bottom, sheet.top)];
  const line = (points: Growth["own"]): Point[] =>
    points.map(({ age, grams: weight }) => ({ x: x(age), y: y(weight) }));
  return {
    width: sheet.width,
    height: sheet.height,
    youngest,
    eldest,
    low: { y: y(low), grams: low },
    high: { y: y(high), grams: high },
    own: line(own),
    siblings: siblings.map(({ id, points }) => ({ id, points: line(points) })),
  };
}

/** Points as the `d` of a path. */
export const pathThrough = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
