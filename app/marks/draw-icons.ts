import { writeFileSync } from "node:fs";
import type { LucideIcon } from "lucide-react";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { iconNames } from "./icon-names.ts";

// Writes icons.svg from Lucide's drawings: `node --import tsx app/marks/draw-icons.ts` after a name was added.

/** Where all drawings lie, each as a symbol; it is in git, so that nothing is made before a page is shown. */
export const spritePath = "app/marks/icons.svg";

/** All drawings in one file. What they have in common, lines of currentColor, is the style's. */
export function sprite(): string {
  const symbols = iconNames.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${linesOf(name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

const known = new Map(Object.entries(lucide));

function linesOf(name: string): string {
  const exported = name.replace(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  const Drawing = known.get(exported) as LucideIcon | undefined;
  if (!Drawing) throw new Error(`Lucide has no drawing ${name}.`);
  const [, lines = ""] = /^<svg[^>]*>([\s\S]*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Drawing))) ?? [];
  return lines.replace(/><\/[a-z]+>/g, "/>");
}

if (process.argv[1]?.endsWith("draw-icons.ts")) writeFileSync(spritePath, sprite());
