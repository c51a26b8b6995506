import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
type Tokens = Record<string, string>;

const light = tokensAfter(":root {");
const dark = { ...light, ...tokensAfter(':root[data-theme="dark"] {') };
const darkByDevice = { ...light, ...tokensAfter(':root:not([data-theme="light"]) {') };

/** Ink and the paper it is read on: 4.5 to 1. */
const texts: Array<[ink: string, papers: string[]]> = [
  ["ink", ["paper", "shade", "card", "leaf", "stone-soft", "heat-0", "heat-1", "heat-2", "heat-3", "heat-4"]],
  ["muted", ["paper", "shade", "card"]],
  ["deep", ["paper", "shade", "card", "leaf"]],
  ["clay", ["paper", "card"]],
  ["amber", ["paper", "card", "amber-soft"]],
  ["red", ["paper", "card", "red-soft"]],
  ["sky", ["paper", "card", "sky-soft"]],
  ["stone", ["stone-soft"]],
  ["on-green", ["green", "green-hover"]],
  ["on-red", ["red-fill", "red-hover"]],
];
/** Edges of controls, the focus ring, filled buttons: 3 to 1. */
const edges: Array<[edge: string, papers: string[]]> = [
  ["edge", ["paper", "card"]],
  ["ring", ["paper", "shade", "card", "leaf", "red-soft", "amber-soft", "sky-soft", "stone-soft"]],
  ["green", ["paper", "card"]],
  ["red-fill", ["paper", "card"]],
  ["red", ["card"]],
];

test("every word can be read in both themes", () => {
  expect([...tooClose(light, texts, 4.5), ...tooClose(dark, texts, 4.5)]).toEqual([]);
});

test("every control and the focus ring can be seen in both themes", () => {
  expect([...tooClose(light, edges, 3), ...tooClose(dark, edges, 3)]).toEqual([]);
});

test("the dark theme is the same whether the reader or the device chose it", () => {
  expect(darkByDevice).toEqual(dark);
});

test("colours are defined only in the theme tokens", () => {
  const sheets = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => {
    return name.endsWith(".css") && !/(^|\/)(tokens|print)\.css$/.test(name);
  });
  expect(sheets.length).toBeGreaterThan(30);
  const literal = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;
  const found = sheets.filter((name) => literal.test(readFileSync(`app/${name}`, "utf8")));
  expect(found).toEqual([]);
});

function tokensAfter(opening: string): Tokens {
  const body = css.slice(css.indexOf(opening) + opening.length);
  const block = body.slice(0, body.indexOf("}"));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function tooClose(tokens: Tokens, pairs: Array<[string, string[]]>, least: number): string[] {
  return pairs.flatMap(([front, papers]) =>
    papers
      .map((paper) => ({ paper, ratio: contrast(tokens[front], tokens[paper]) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ paper, ratio }) => `${front} ${tokens[front]} on ${paper} ${tokens[paper]}: ${ratio.toFixed(2)}`),
  );
}

function contrast(one = "", other = ""): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

// WCAG 2.2, relative luminance.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
