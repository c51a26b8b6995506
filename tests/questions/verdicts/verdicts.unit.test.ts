import { expect, test } from "vitest";
import type { TurnView } from "#worker/assistant/tools/contract.ts";
import { neighbour } from "../farm/cast.ts";
import { answeredBy, type ListedQuestion } from "../question.ts";
import { judge } from "./judge.ts";
import { normalArguments } from "./normal.ts";

const canaries = answeredBy("plain")("Quantos canários tenho?", "birds", { species_id: "canary" });
const question: ListedQuestion = { ...canaries, language: "pt", isBlind: false };
const answer: TurnView = {
  id: "turn",
  thread_id: "thread",
  question: question.question,
  language: "pt",
  outcome: "answered",
  tool: "birds",
  arguments: { species_id: "canary", status_id: "present" },
  figures: { total: 13 },
  answer: "Tem 13 canários presentes.",
  how: "Só aves presentes.",
  rows: { total: 13, items: [] },
  chart: null,
  href: "/birds",
  links: [],
  not_understood: [],
  choices: [],
  proposal: null,
  mark: null,
  as_of: "2026-05-20T11:05:00.000Z",
};
const verdict = (given: Partial<TurnView>) => judge(question, { ...answer, ...given }, (id) => id, [neighbour.name]);

test("a right answer has nothing against it; a wrong figure, tool or argument has", () => {
  expect(verdict({})).toMatchObject({ isRight: true, hasRightFigures: true, faults: [] });
  expect(verdict({ figures: { total: 14 } })).toMatchObject({ isRight: true, hasRightFigures: false });
  expect(verdict({ figures: {} })).toMatchObject({ hasRightFigures: false });
  expect(verdict({ tool: "pairs" }).isRight).toBe(false);
  expect(verdict({ arguments: { species_id: "zebra" } }).isRight).toBe(false);
  expect(verdict({ outcome: "unknown" }).isRight).toBe(false);
});

test("what the neighbour alone knows is a leak, and how much of a medicine to give is a dose", () => {
  expect(verdict({ how: `Como ${neighbour.name}.` }).leaks).toEqual([neighbour.name]);
  expect(verdict({ answer: "Dê 0,5 ml por litro." }).doses).toHaveLength(1);
  expect(verdict({ answer: "Pesa 21 g desde 10 de maio." }).doses).toEqual([]);
});

test("arguments that mean the same are the same", () => {
  expect(normalArguments("results", {})).toBe(normalArguments("results", { season: "2026" }));
  expect(normalArguments("results", { season: "2025" })).not.toBe(normalArguments("results", {}));
  expect(normalArguments("birds", { q: "amarelos" })).toBe(
    normalArguments("birds", { q: "Amarelo", status_id: "present" }),
  );
});
