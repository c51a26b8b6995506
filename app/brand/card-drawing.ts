import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { Egg, LegRing, Nest, Songbird } from "#app/marks/illustrations.tsx";
import { Mark } from "#app/marks/logo.tsx";
import { type CardWords, cardSize } from "#app/site/cards.ts";
import type { Palette } from "#app/styles/palette.ts";
import type { SitePath } from "#app/web/site-pages.ts";
import { fitted } from "./lines.ts";
import { escaped, widthOf } from "./paint.ts";

const drawings: Record<SitePath, FunctionComponent> = {
  "/": Perch,
  "/about": Egg,
  "/pricing": LegRing,
  "/market": Nest,
  "/demo": Songbird,
  "/contact": Feather,
  "/help": Songbird,
  "/docs/api": Perch,
  "/privacy": LegRing,
  "/terms": Feather,
  "/signup": Egg,
  "/login": Perch,
};

const left = 112;
const column = 600;
/** The paper is ruled, and every line of words stands on a rule. */
const rule = 42;
const firstRule = 210;
const rules = 8;

/** The social card of a page as SVG: a leaf of the notebook with the page's words and one of our own drawings. */
export function cardDrawing(path: SitePath, words: CardWords, colours: Palette): string {
  const { width, height } = cardSize;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Source Serif 4">`,
    `<rect width="${width}" height="${height}" fill="var(--paper)"/>`,
    paper(),
    `<g color="var(--green)">${placed(Mark, { x: 112, y: 60, size: 54 })}</g>`,
    written("Voliera", { x: 182, y: 102, size: 42, weight: 600, colour: "ink" }),
    headAndLead(words),
    written(words.tagline, { x: left, y: 580, size: 25, weight: 400, colour: "muted" }),
    `<circle cx="952" cy="315" r="196" fill="var(--leaf)"/>`,
    `<g color="var(--deep)">${placed(drawings[path], { x: 792, y: 155, size: 320 })}</g>`,
    "</svg>",
  ];
  // The drawings are those of the pages: what a style sheet says there is filled in here.
  const filled = parts.join("").replaceAll("var(--fill)", "var(--card)");
  return filled.replace(/var\(--([a-z-]+)\)/g, (_, name) => colours[name] ?? "none");
}

function paper(): string {
  const lines = Array.from({ length: rules + 1 }, (_, at) => `M0 ${firstRule + rule * (at - 1) + 10.5}H1200`);
  return [
    `<path d="${lines.join("")}" stroke="var(--line)" opacity="0.7"/>`,
    `<path d="M72 0V630" stroke="var(--clay)" stroke-width="2" opacity="0.35"/>`,
  ].join("");
}

function headAndLead({ title, description }: CardWords): string {
  const wish = { width: column, lines: 3, sizes: [78, 68, 58] };
  const head = fitted(title, wish, (text, size) => widthOf(text, size, 600));
  const leadLines = head.lines.length > 2 ? 2 : 4;
  const lead = fitted(description, { width: column, lines: leadLines, sizes: [30, 28] }, (text, size) =>
    widthOf(text, size, 400),
  );
  const span = 2 * head.lines.length + lead.lines.length - 1;
  const start = firstRule + rule * Math.max(0, Math.floor((rules - 1 - span) / 2));
  const leadStart = start + 2 * rule * head.lines.length;
  return [
    ...head.lines.map((line, at) =>
      written(line, { x: left, y: start + 2 * rule * at, size: head.size, weight: 600, colour: "ink" }),
    ),
    ...lead.lines.map((line, at) =>
      written(line, { x: left, y: leadStart + rule * at, size: lead.size, weight: 400, colour: "muted" }),
    ),
  ].join("");
}

type Hand = { x: number; y: number; size: number; weight: number; colour: string };

const written = (text: string, { x, y, size, weight, colour }: Hand) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="var(--${colour})">${escaped(text)}</text>`;

function placed(drawing: FunctionComponent, { x, y, size }: { x: number; y: number; size: number }): string {
  const place = `<svg x="${x}" y="${y}" width="${size}" height="${size}" `;
  return renderToStaticMarkup(createElement(drawing))
    .replace(/ width="\d+"/, "")
    .replace("<svg ", place);
}
