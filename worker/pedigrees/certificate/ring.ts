import { bareRing, type Look, ringInks } from "./looks.ts";
import type { PedigreeBird } from "./pedigree.ts";
import type { Sheet, Spot } from "./sheet.ts";
import { box } from "./strokes.ts";

type Band = Spot & { width: number; size: number; align: "left" | "middle" };

/** A ring as it lies around the leg: a band of its metal with the number stamped on it. Answers how tall it is. */
export function drawBand(sheet: Sheet, { ring, ring_colour }: PedigreeBird, look: Look, band: Band): number {
  const { metal, ink } = ring_colour ? ringInks[ring_colour] : bareRing;
  const pad = band.size * 0.75;
  const wide = Math.min(band.width, sheet.widthOf(ring, band.size) + 2 * pad);
  const height = band.size * 1.75;
  const x = band.align === "middle" ? band.x - wide / 2 : band.x;
  const room = { x, y: band.y, width: wide, height };
  sheet.draw(box(room, 3), { fill: metal, line: ring_colour ? metal : look.fine, width: 0.8 });
  // The light on its upper and lower edge.
  for (const y of [band.y + 1.6, band.y + height - 1.6])
    sheet.draw(`M${(x + 4).toFixed(2)} ${y.toFixed(2)}h${(wide - 8).toFixed(2)}`, { line: ink, width: 0.35 });
  const middle = { x: x + wide / 2, y: band.y + height * 0.5 + band.size * 0.36 };
  sheet.write(ring, { ...middle, size: band.size, width: wide - 2 * pad + 1, colour: ink, align: "middle" });
  return height;
}

/** A ring as a small band beside its number, for an ancestor; `y` is its middle. */
export function drawBead(sheet: Sheet, { ring_colour }: PedigreeBird, { x, y }: Spot) {
  if (!ring_colour) return;
  const { metal } = ringInks[ring_colour];
  sheet.draw(box({ x, y: y - 2.4, width: 3.4, height: 4.8 }, 1), { fill: metal, line: "#6d6d66", width: 0.25 });
}
