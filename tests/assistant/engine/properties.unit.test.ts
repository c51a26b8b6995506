import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { cellsOf } from "#worker/assistant/engine/lookup/cells.ts";
import { namesIn } from "#worker/assistant/engine/lookup/names.ts";
import { birdsOfRing } from "#worker/assistant/engine/lookup/rings.ts";
import { periodsIn } from "#worker/assistant/engine/periods/found.ts";
import { distance } from "#worker/assistant/engine/text/distance.ts";
import { tokensOf } from "#worker/assistant/engine/text/tokens.ts";
import { bareRing } from "#worker/rings/keys.ts";
import { farm, request, today } from "./asking.ts";

const calendar = { today, start: 1 };
const pieces = (
  "quantos canários fêmeas tenho na gaiola B4 12 par 7 2025 em abril desde 1 de março how many birds will hatch next week " +
  "porquê e mas only 417 PT 2026 0417 x9 unicórnio ? ! ( 23 g €"
).split(" ");
const questions = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((words) => words.join(" ")),
);
const numRuns = 150;

property.prop([questions], { numRuns })("no question makes it fail, and every one ends in one way", (question) => {
  const it = request(question);
  expect(it.outcome).toMatch(/^(?:tool|deed|ambiguous|unknown|not_there|emergency|dose)$/);
});

property.prop([questions], { numRuns })("every word of a question is part of just one piece of it", (question) => {
  const tokens = tokensOf(question);
  const cells = cellsOf(tokens, { rows: farm, names: namesIn(farm, "pt"), language: "pt", calendar });
  expect(cells.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))).toEqual(
    tokens.map((_, at) => at),
  );
});

property.prop([fc.constantFrom(...farm.rings), fc.nat(9), fc.nat(30)], { numRuns })(
  "a ring is never replaced by another: of one sign changed, only who bears just that is found",
  ({ identifier }, digit, at) => {
    const signs = [...identifier];
    signs[at % signs.length] = String(digit);
    const typed = signs.join("");
    for (const { label } of birdsOfRing(farm, typed)) {
      const ring = bareRing(label.split(" · ")[0] ?? "");
      expect([typed, ring.endsWith(bareRing(typed).replace(/^0+/, ""))]).toEqual([typed, true]);
    }
  },
);

property.prop(
  [fc.array(fc.constantFrom(...pieces, "semana", "last", "mês", "days", "até", "from", "to"), { maxLength: 10 })],
  { numRuns },
)("of every period the first day is not behind the last", (words) => {
  for (const language of ["pt", "en"] as const)
    for (const { period } of periodsIn(tokensOf(words.join(" ")), language, calendar))
      for (const { from, to } of [period.back, period.ahead]) expect([words, from <= to]).toEqual([words, true]);
});

test("letters that are missing, too many, other or swapped are one slip each", () => {
  for (const other of ["canaro", "canarrio", "canerio", "canraio"])
    expect([other, distance("canario", other, 2)]).toEqual([other, 1]);
  expect(distance("canario", "canario", 2)).toBe(0);
  expect(distance("canario", "periquito", 2)).toBe(3);
});
