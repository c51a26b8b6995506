import { expect, test } from "vitest";
import { birds as en } from "#app/birds/words/en.ts";
import { birds as pt } from "#app/birds/words/pt.ts";
import { inbreedingInWords } from "#app/kinship/inbreeding.tsx";
import { translator } from "#app/locales/words.tsx";

const inEnglish = { t: translator(en, "en"), language: "en" as const };
const inPortuguese = { t: translator(pt, "pt"), language: "pt" as const };

test("F of a bird whose parents are not both known is unknown, never nothing", () => {
  expect(inbreedingInWords({ inbreeding: 0, completeness: 0 }, inEnglish)).toEqual({ text: "unknown" });
  expect(inbreedingInWords({ inbreeding: 0, completeness: 0 }, inPortuguese).text).toBe("desconhecida");
});

test("F over a pedigree with gaps is the least it can be, and says how much is known", () => {
  expect(inbreedingInWords({ inbreeding: 0.0625, completeness: 0.58 }, inEnglish)).toEqual({
    text: "at least 6.25%",
    basis: "58% of the pedigree known",
  });
  expect(inbreedingInWords({ inbreeding: 0.0625, completeness: 0.58 }, inPortuguese)).toEqual({
    text: "pelo menos 6,25\u00a0%",
    basis: "58\u00a0% da genealogia conhecida",
  });
  expect(inbreedingInWords({ inbreeding: 0, completeness: 0.58 }, inEnglish).text).toBe("none found");
});

test("F over five whole generations is a plain figure", () => {
  expect(inbreedingInWords({ inbreeding: 0, completeness: 1 }, inEnglish)).toEqual({ text: "0%" });
  expect(inbreedingInWords({ inbreeding: 0.25, completeness: 1 }, inEnglish)).toEqual({ text: "25%" });
});
