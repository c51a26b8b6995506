import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allQuestions } from "./all.ts";
import { newFarm } from "./farm/build.ts";
import { askAll } from "./verdicts/asking.ts";
import { shortcomings, tableOf } from "./verdicts/table.ts";

test("what a breeder asks is answered with the right figures, or not at all", async () => {
  const judged = await askAll(await newFarm(), allQuestions);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(".cache/questions.md", tableOf(judged));
  expect(shortcomings(judged)).toEqual([]);
});
