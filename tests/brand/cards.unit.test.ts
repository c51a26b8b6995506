import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardDrawing } from "#app/brand/card-drawing.ts";
import { brandFiles } from "#app/brand/files.ts";
import { broken, fitted } from "#app/brand/lines.ts";
import { widthOf } from "#app/brand/paint.ts";
import { palettesIn } from "#app/styles/palette.ts";
import { sitePages } from "#app/web/site-pages.ts";

const files = brandFiles();
const { light } = palettesIn(readFileSync("app/styles/tokens.css", "utf8"));
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === "PNG";

test("every public page has a card of 1200 by 630 in both languages, light enough to be fetched", () => {
  const cards = Object.entries(files).filter(([path]) => path.startsWith("/img/cards/"));
  expect(cards.length).toBe(sitePages.length * 2);
  for (const [path, make] of cards) {
    const png = make();
    expect([path, isPng(png), sizeOf(png)]).toEqual([path, true, [1200, 630]]);
    expect([path, png.length < 200 * 1024]).toEqual([path, true]);
  }
});

test("the icons have the sizes they are announced with", () => {
  const sizes = Object.entries(files).filter(([path]) => path.endsWith("png") && !path.includes("/cards/"));
  expect(Object.fromEntries(sizes.map(([path, make]) => [path, sizeOf(make())]))).toEqual({
    "/apple-touch-icon.png": [180, 180],
    "/img/icon-192.png": [192, 192],
    "/img/icon-512.png": [512, 512],
    "/img/icon-maskable-512.png": [512, 512],
  });
  const ico = files["/favicon.ico"]?.() ?? Buffer.alloc(0);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect([isPng(ico.subarray(22)), ico.readUInt32LE(14)]).toEqual([true, ico.length - 22]);
});

test("a card keeps its words on the paper, however long they are and whatever they contain", () => {
  const long = {
    title: "Preços claros para criadores que têm muito que anotar ".repeat(4),
    description: "ave ".repeat(60),
  };
  for (const words of [long, { title: '<Aves> & "anilhas"', description: "a".repeat(90) }]) {
    const svg = cardDrawing("/pricing", { ...words, tagline: "Plataforma" }, light);
    expect(svg).not.toMatch(/var\(|none"\/>|undefined/);
    const texts = [...svg.matchAll(/y="(\d+)" font-size="(\d+)" font-weight="(\d+)"[^>]*>([^<]*)</g)];
    expect(texts.length).toBeGreaterThan(3);
    for (const [, y, size, weight, text = ""] of texts) {
      const found = text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
      const isWithin = Number(y) < 600 && widthOf(found, Number(size), Number(weight)) <= 610;
      expect([text, isWithin]).toEqual([text, true]);
    }
  }
});

test("text is broken between words, and made smaller before it is cut", () => {
  const ruler = (text: string, size: number) => text.length * size;
  expect(broken("uma ave no seu lugar", 8, (line) => line.length)).toEqual(["uma ave", "no seu", "lugar"]);
  const wish = { width: 80, lines: 2, sizes: [20, 10] };
  expect(fitted("uma ave", wish, ruler)).toEqual({ size: 20, lines: ["uma", "ave"] });
  expect(fitted("uma ave no ninho", wish, ruler)).toEqual({ size: 10, lines: ["uma ave", "no ninho"] });
  expect(fitted("uma ave no ninho, sempre", wish, ruler)).toEqual({ size: 10, lines: ["uma ave", "no…"] });
  expect(fitted("anticonstitucional", { ...wish, lines: 1 }, ruler).lines).toEqual(["anticon…"]);
});
