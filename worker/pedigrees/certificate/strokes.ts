import type { Room } from "#worker/labels/pdf-picture.ts";
import type { Spot } from "./sheet.ts";

// Shapes as SVG paths.

const n = (value: number) => value.toFixed(2);

/** A rectangle, its corners round where a radius is given. */
export function box({ x, y, width, height }: Room, radius = 0): string {
  if (radius === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const arc = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${n(right)} ${n(down)}`;
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${n(x + r)} ${n(y)}h${n(w)}${arc(r, r)}v${n(h)}${arc(-r, r)}h${n(-w)}${arc(-r, -r)}v${n(-h)}${arc(r, -r)}z`;
}

/** A straight line. */
export const straight = (from: Spot, to: Spot) => `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;

/** A circle. */
export const circle = ({ x, y }: Spot, radius: number) =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0z`;

/** ♂ or ♀ in a box of 6 by 8 points, the middle of its circle at the origin. */
export const sign = {
  male: `${circle({ x: 0, y: 0 }, 1.6)}M1.1 -1.1L3 -3M1.4 -3H3V-1.4`,
  female: `${circle({ x: 0, y: -0.6 }, 1.6)}M0 1V3.4M-1.2 2.2H1.2`,
} as const;
