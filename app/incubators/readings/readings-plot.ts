import type { Point, ReadingsPage } from "#worker/incubators/readings/chart.ts";
import type { Measure } from "./measures.ts";

type Page = Pick<ReadingsPage, "data" | "head">;
type Span = { x: number; width: number };
/** Where everything of one measure stands on its sheet. */
export type Plot = {
  width: number;
  height: number;
  /** Pieces of the line, as the `d` of a path each; points alone are pieces of one. */
  line: string[];
  dots: Array<{ x: number; y: number }>;
  /** From the lowest to the highest of each day, as the `d` of a path. */
  area: string | null;
  bands: Array<{ y: number; height: number; set: number; value: number }>;
  alarms: Span[];
  cuts: Span[];
  least: number;
  greatest: number;
  levels: Array<{ y: number; value: number }>;
};

export const sheet = { width: 560, height: 220, left: 56, right: 552, top: 12, bottom: 184 };
const rounded = (value: number) => Math.round(value * 10) / 10;
const hour = 3_600_000;
/** How far apart points of a step are at most for a line between them; a reading an hour is a line. */
const apart = { raw: 2 * hour, hour: 3 * hour, day: 49 * hour };

type Drawn = { at: number; value: number; range: readonly [number, number] | null };

const drawn = (points: readonly Point[], measure: Measure): Drawn[] =>
  points.flatMap((it) => {
    const value = measure === "temperature" ? it.temperature_c : it.humidity_pct;
    const range = (measure === "temperature" ? it.temperature_range : it.humidity_range) ?? null;
    // A day stands for its noon.
    const at = it.at.length === 10 ? Date.parse(`${it.at}T12:00:00Z`) : Date.parse(it.at);
    return value === null ? [] : [{ at, value, range }];
  });

/** A measure on its sheet; undefined where nothing of it was read. */
export function readingsPlot({ data, head }: Page, measure: Measure): Plot | undefined {
  const points = drawn(data.points, measure);
  if (points.length === 0) return undefined;
  const { incubator, humidities, alarms, power_cuts } = head;
  const wanted =
    measure === "humidity" ? humidities : incubator.temperature_c === null ? [] : [incubator.temperature_c];
  const warning = measure === "temperature" ? incubator.warning_c : incubator.warning_pct;
  const values = points.flatMap(({ value, range }) => [value, ...(range ?? [])]);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const [low, high] = [
    Math.min(least, ...wanted.map((it) => it - warning)),
    Math.max(greatest, ...wanted.map((it) => it + warning)),
  ];
  const margin = Math.max((high - low) * 0.08, measure === "temperature" ? 0.1 : 2);
  const y = scale(low - margin, high + margin, sheet.bottom, sheet.top);
  const [from, to] = [Date.parse(data.from), Date.parse(data.to)];
  const x = scale(from, to, sheet.left, sheet.right);
  const span = (opened: string, closed: string | null): Span => {
    const [start, end] = [x(Math.max(from, Date.parse(opened))), x(Math.min(to, closed ? Date.parse(closed) : to))];
    return { x: start, width: rounded(Math.max(2, end - start)) };
  };
  const pieces = piecesOf(points, apart[data.step]);
  const within = (it: Drawn) => ({ x: Math.min(sheet.right, Math.max(sheet.left, x(it.at))), y: y(it.value) });
  return {
    width: sheet.width,
    height: sheet.height,
    line: pieces.filter((it) => it.length > 1).map((it) => path(it.map(within))),
    dots:
      points.length <= 60
        ? points.map(within)
        : pieces
            .filter((it) => it.length === 1)
            .flat()
            .map(within),
    area: data.step === "day" ? areaOf(points, x, y) : null,
    bands: wanted.map((value) => ({
      value,
      set: y(value),
      y: y(value + warning),
      height: rounded(y(value - warning) - y(value + warning)),
    })),
    alarms: alarms.filter((it) => it.kind === measure).map((it) => span(it.opened_at, it.closed_at)),
    cuts: power_cuts.map((it) => span(it.from_at, it.to_at)),
    least,
    greatest,
    levels: levelsOf([least, greatest], wanted, y),
  };
}

function scale(from: number, to: number, start: number, end: number) {
  return (value: number) =>
    rounded(to === from ? (start + end) / 2 : start + ((end - start) * (value - from)) / (to - from));
}

/** The values named at the edge, no two of them over each other. */
function levelsOf(read: readonly number[], wanted: readonly number[], y: (value: number) => number) {
  const levels: Plot["levels"] = [];
  for (const value of [...wanted, ...read])
    if (levels.every((it) => Math.abs(it.y - y(value)) > 14)) levels.push({ value, y: y(value) });
  return levels;
}

function piecesOf(points: readonly Drawn[], most: number): Drawn[][] {
  const pieces: Drawn[][] = [];
  for (const point of points) {
    const open = pieces.at(-1);
    if (open && point.at - (open.at(-1)?.at ?? 0) <= most) open.push(point);
    else pieces.push([point]);
  }
  return pieces;
}

const path = (points: ReadonlyArray<{ x: number; y: number }>) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

function areaOf(points: readonly Drawn[], x: (at: number) => number, y: (value: number) => number): string | null {
  const ranged = points.flatMap(({ at, range }) => (range ? [{ x: x(at), low: y(range[0]), high: y(range[1]) }] : []));
  if (ranged.length < 2) return null;
  const there = ranged.map((it) => ({ x: it.x, y: it.high }));
  const back = ranged.toReversed().map((it) => ({ x: it.x, y: it.low }));
  return `${path([...there, ...back])}Z`;
}
