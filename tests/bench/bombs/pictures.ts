import { jpegOf, pngOf, webpOf } from "#tests/photos/in-parts.ts";
import type { Bomb } from "./tables.ts";

const named: Array<[what: string, name: string, bytes: () => Uint8Array]> = [
  ["60,000 pixels square", "a.png", () => pngOf({ width: 60_000, height: 60_000 })],
  ["a million empty parts", "a.png", () => pngOf({ notes: 450_000, pieces: 450_000 })],
  ["2 million tables", "a.jpg", () => jpegOf(2_000_000)],
  ["1.5 million chunks", "a.webp", () => webpOf(1_500_000)],
];

/** Pictures that say they are huge, or fall into very many parts. */
export const pictures = (): Bomb[] =>
  named.map(([what, name, bytes]) => ({ what, name, bytes: new Uint8Array(bytes()) }));

const pdf = (body: string) => new Uint8Array(Buffer.from(`%PDF-1.7\n${body}\n%%EOF`, "latin1"));

/** Papers that would unfold in a reader that opens them; nobody here does. */
export const papers = (): Bomb[] => [
  { what: "9 MB of brackets", name: "a.pdf", bytes: pdf("<<".repeat(4_500_000)) },
  { what: "9 MB of spaces", name: "a.pdf", bytes: pdf(" ".repeat(9_000_000)) },
  ...pictures(),
];
