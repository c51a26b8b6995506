import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { sourceSerif } from "./display-face.ts";

const painted = ".cache/brand";
// No face of this machine: the same words give the same picture everywhere.
const font = {
  fontFiles: [sourceSerif("400Regular"), sourceSerif("600SemiBold")],
  loadSystemFonts: false,
  defaultFontFamily: "Source Serif 4",
};
// Part of what a kept picture depends on, beside its drawing.
const painter = "@resvg/resvg-js 2.6.2";

/** The picture of a drawing as PNG; one that was painted before is taken from the cache. */
export function paint(svg: string, width: number): Buffer {
  const kept = join(painted, `${digest(`${painter} ${width} ${svg}`)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = new Resvg(svg, { font, fitTo: { mode: "width", value: width } }).render().asPng();
  mkdirSync(painted, { recursive: true });
  writeFileSync(kept, png);
  return png;
}

/** How wide a line of text is, as it will be painted. */
export function widthOf(text: string, size: number, weight: number): number {
  const line = `<text y="200" font-family="Source Serif 4" font-weight="${weight}" font-size="${size}">${escaped(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="400">${line}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

/** Words as they may stand in a drawing. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
