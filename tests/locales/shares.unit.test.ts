import { expect, test } from "vitest";
import { riskOf } from "#app/kinship/inbreeding.tsx";
import { nearestShare, shareInWords } from "#worker/locales/shares.ts";

test("a share is a percentage as the reader writes it", () => {
  const textOf = (share: number) => [shareInWords(share, "pt"), shareInWords(share, "en")];
  expect(textOf(0.125)).toEqual(["12,5\u00a0%", "12.5%"]);
  expect(textOf(0.0625)).toEqual(["6,25\u00a0%", "6.25%"]);
  expect(textOf(0)).toEqual(["0\u00a0%", "0%"]);
  expect(textOf(1)).toEqual(["100\u00a0%", "100%"]);
});

test("a tiny share is not shown as zero, nor a nearly full one as all", () => {
  expect(shareInWords(2 ** -30, "en")).toBe("< 0.01%");
  expect(shareInWords(0.99999, "pt")).toBe("> 99,99\u00a0%");
});

test("in whole percents too", () => {
  expect([0, 0.001, 1 / 3, 0.666, 0.999, 1].map((share) => nearestShare(share, "en"))).toEqual([
    ...["0%", "1%", "33%", "67%", "99%", "100%"],
  ]);
});

test("risk has a word from a sixteenth on", () => {
  expect([0, 0.0624, 0.0625, 0.1249, 0.125, 0.2499, 0.25, 0.9].map(riskOf)).toEqual([
    ...[undefined, undefined, "low", "low", "elevated", "elevated", "high", "high"],
  ]);
});
