import { expect, test } from "vitest";
import { certificateFaceModule, makeCertificateFace } from "#app/brand/certificate-face.ts";
import { certificateStyles } from "#db/vocabulary.ts";
import type { Room } from "#worker/labels/pdf-picture.ts";
import { drawCertificate, isAcross } from "#worker/pedigrees/certificate/draw.ts";
import { certificateFace } from "#worker/pedigrees/certificate/face.ts";
import { a4 } from "#worker/pedigrees/certificate/measures.ts";
import "#worker/rooms.ts";
import { certificateWith, noted, wholePedigree } from "./paper.ts";

const figures = { inbreeding: 0.125, completeness: 0.71, pedigree_depth: 7 };

function drawn(generations: number, more: Partial<Parameters<typeof certificateWith>[0]> = {}) {
  const paper = noted(isAcross(generations) ? a4.across : a4.upright);
  const pedigree = { birds: wholePedigree(generations), generations, ...figures };
  drawCertificate(paper.sheet, certificateWith({ pedigree, ...more }));
  return paper;
}

const meet = (one: Room, other: Room) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

test("every ancestor of three to seven generations is on the sheet, large enough to read, over nothing else", () => {
  for (const style of certificateStyles)
    for (const generations of [3, 4, 5, 6, 7]) {
      const { sheet, texts } = drawn(generations, { style });
      const rings = texts.filter(({ text }) => /^FOP/.test(text));
      expect(new Set(rings.map(({ text }) => text.slice(0, 18))).size).toBe(2 ** (generations + 1) - 1);
      expect(Math.min(...rings.map(({ size }) => size))).toBeGreaterThan(4.4);
      for (const { room } of texts) {
        expect(Math.min(room.x, room.y)).toBeGreaterThan(20);
        expect(room.x + room.width).toBeLessThan(sheet.width - 20);
        expect(room.y + room.height).toBeLessThan(sheet.height - 20);
      }
      const over = rings.flatMap((one, at) => rings.slice(at + 1).filter((other) => meet(one.room, other.room)));
      expect([style, generations, over.map(({ text }) => text)]).toEqual([style, generations, []]);
    }
});

test("a certificate says who gives it out, when, and F as far as it is known", () => {
  const texts = drawn(3).texts.map(({ text }) => text);
  for (const text of ["Viveiro A", "Stam no. 4471", "23 November 2026", "Breeder's signature", "at least 12.5%", "71%"])
    expect(texts).toContain(text);
  const alone = drawn(3, {
    pedigree: { birds: wholePedigree(0), generations: 3, inbreeding: 0, completeness: 0, pedigree_depth: 0 },
  });
  const words = alone.texts.map(({ text }) => text);
  expect([words.includes("unknown"), words.some((it) => it.includes("0%"))]).toEqual([true, false]);
});

test("a certificate names another breeder, and has a QR code only while the tree is shared", () => {
  const texts = drawn(4, { bred_by: "Criador do Norte" }).texts.map(({ text }) => text);
  expect([texts.includes("Criador do Norte"), texts.includes("See the tree online")]).toEqual([true, false]);
});

test("the committed certificate font equals the generated one", async () => {
  expect(certificateFaceModule(await makeCertificateFace()).includes(certificateFace)).toBe(true);
});
