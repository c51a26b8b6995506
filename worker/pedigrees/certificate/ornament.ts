import type { Look } from "./looks.ts";
import { mm } from "./measures.ts";
import type { Sheet, Spot } from "./sheet.ts";
import { box, circle } from "./strokes.ts";

/** The frame around a sheet, or the bar at its head. */
export function drawFrame(sheet: Sheet, look: Look) {
  const { width, height } = sheet;
  if (!look.isFramed) {
    sheet.draw(box({ x: 0, y: 0, width, height: 5 * mm }), { fill: look.strong });
    return;
  }
  const inset = (by: number) => ({ x: by * mm, y: by * mm, width: width - 2 * by * mm, height: height - 2 * by * mm });
  sheet.draw(box(inset(7)), { line: look.strong, width: 2.2 });
  sheet.draw(box(inset(8.3)), { line: look.fine, width: 0.5 });
  for (const right of [false, true])
    for (const below of [false, true]) drawCorner(sheet, look, inset(8.3), { right, below });
}

// A leaf with two curls, for the upper left corner.
const curls = ["M0 34C0 16 16 0 34 0M0 24C8 22 22 8 24 0", "M5 46C5 38 9 33 15 31M46 5C38 5 33 9 31 15"];
const leaf = "M9 9C16 9 22 13 25 25C13 22 9 16 9 9z";

type Corner = { right: boolean; below: boolean };

function drawCorner(
  sheet: Sheet,
  look: Look,
  frame: Spot & { width: number; height: number },
  { right, below }: Corner,
) {
  const at = { x: frame.x + (right ? frame.width : 0), y: frame.y + (below ? frame.height : 0) };
  const turned = (path: string) => mirrored(path, right ? -1 : 1, below ? -1 : 1);
  for (const curl of curls) sheet.draw(turned(curl), { line: look.fine, width: 0.8 }, at);
  sheet.draw(turned(leaf), { fill: look.strong }, at);
  sheet.draw(turned(circle({ x: 29.5, y: 29.5 }, 1.5)), { fill: look.fine }, at);
}

/** A path of absolute M, C, L and z and of circles, seen in a mirror. */
function mirrored(path: string, alongX: number, alongY: number): string {
  if (path.includes("a")) {
    const [x = 0, y = 0, rx = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    return circle({ x: alongX * (x + rx), y: alongY * y }, rx);
  }
  let at = 0;
  return path.replace(/-?[\d.]+/g, (number) => String(Number(number) * (at++ % 2 === 0 ? alongX : alongY)));
}

/** A rule with a diamond in its middle. */
export function drawDivider(sheet: Sheet, look: Look, { x, y }: Spot, width: number) {
  const half = width / 2;
  sheet.draw(`M${-half} 0H-7M7 0H${half}`, { line: look.fine, width: 0.7 }, { x, y });
  sheet.draw("M0 -3.2L3.2 0L0 3.2L-3.2 0z", { fill: look.fine }, { x, y });
  sheet.draw(`${circle({ x: -half, y: 0 }, 1.1)}${circle({ x: half, y: 0 }, 1.1)}`, { fill: look.fine }, { x, y });
}

const songbird = [
  "M13 36l12-7c1-10 9-17 20-17 10 0 17 6 20 15 8 9 21 15 33 24l25 25-5 6-30-12c-5 11-15 18-28 18-18 0-33-13-35-32-1-5-1-9 0-14z",
  "M56 42c13-1 28 5 39 14 5 4 9 8 12 13-8 2-17 2-26-1-13-4-22-13-25-26z",
  "M68 46c3 9 10 16 20 20M80 51c2 6 7 11 14 14M25 29c3 2 4 5 3 9M13 36l12 1",
  "M54 87l-2 12M68 88l-1 11M46 99h12M61 99h12",
] as const;
const sprig = "M0 0C-16 -3 -29 -13 -35 -29";
const leaves = [
  "M-9 -2.500C-12 -8 -17 -9 -20 -8C-18 -4 -14 -1.500 -9 -2.500z",
  "M-19 -8C-20 -14 -24 -17 -28 -16.500C-27 -12 -24 -8.500 -19 -8z",
  "M-28 -17C-27 -23 -29.500 -27 -33.500 -28.500C-34.500 -23.500 -33 -19 -28 -17z",
  "M-13 -4C-10 -8 -10 -12 -12 -15C-15 -12 -16 -8 -13 -4z",
  "M-22 -11C-18 -14 -17 -18 -18.500 -21.500C-22 -19 -24 -15 -22 -11z",
];

/**
 * What stands for an organisation without a logo: a songbird with its ring, between two sprigs. `at` is its middle, `radius` half its height, in points.
 */
export function drawCrest(sheet: Sheet, look: Look, at: Spot, radius: number) {
  const scale = radius / 50;
  sheet.draw(circle({ x: 0, y: 0 }, 40), { fill: look.tint, line: look.strong, width: 1.6 }, { ...at, scale });
  sheet.draw(circle({ x: 0, y: 0 }, 36.5), { line: look.fine, width: 0.8 }, { ...at, scale });
  const [body, wing, lines, legs] = songbird;
  const inside = { x: at.x - 63 * scale * 0.52, y: at.y - 57 * scale * 0.52, scale: scale * 0.52 };
  const pen = { line: look.strong, width: 2.2 };
  sheet.draw(body, { fill: "#ffffff", ...pen }, inside);
  sheet.draw(wing, { fill: look.tint, ...pen }, inside);
  sheet.draw(lines, { ...pen, width: 1.6 }, inside);
  sheet.draw(legs, pen, inside);
  sheet.draw("M50 90h6.500v4h-6.500z", { fill: look.fine }, inside);
  sheet.draw(circle({ x: 40, y: 27 }, 2.4), { fill: look.strong }, inside);
  const foot = { x: at.x, y: at.y + 49 * scale, scale };
  for (const side of [1, -1]) {
    const turned = (path: string) => mirrored(path, side, 1);
    sheet.draw(turned(sprig), { line: look.strong, width: 1.4 }, foot);
    for (const it of leaves) sheet.draw(turned(it), { fill: look.strong }, foot);
  }
}
