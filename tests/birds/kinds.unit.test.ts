import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { birdColumns, birdColumnsWith, type PlanOf } from "#db/bird-columns.ts";
import { languages } from "#db/vocabulary.ts";
import { cellTextOf } from "#worker/birdfiles/cell-texts.ts";
import { factReaders } from "#worker/birdfiles/facts.ts";
import { birdKinds, rulesOf } from "#worker/birds/kinds-contract.ts";
import type { AllRules } from "#worker/birds/rules-contract.ts";
import { factValues, kindOf } from "./fact-values.ts";

const facts = birdColumnsWith({ isFact: true, isGiven: true });
const days = { date1904: false, today: "2026-06-01", order: "day_first" } as const;

/** A fact with a value that its judge takes, as that makes it. */
const taken = fc.constantFrom(...facts).chain((name) =>
  factValues(name, fc.string({ unit: "binary", maxLength: 60 })).map((given) => {
    const { data = null } = rulesOf(name).judge().safeParse(given);
    return { name, value: data as string | number | boolean | null };
  }),
);

property.prop([taken, fc.constantFrom(...languages)])(
  "what a file says of a fact is read as the same fact, in either language",
  ({ name, value }, language) => {
    if (value === null || value === false) return;
    const { file } = birdColumns[name];
    const stored = typeof value === "boolean" ? Number(value) : value;
    const cell = cellTextOf(language, file)?.(stored) ?? String(stored);
    expect([name, factReaders[file](cell, days)]).toEqual([name, { value: stored }]);
  },
);

property.prop([taken])("an archive holds whatever a form takes of a fact", ({ name, value }) => {
  if (value === null) return;
  const kept = typeof value === "boolean" ? Number(value) : value;
  expect([name, rulesOf(name).archived().safeParse(kept)]).toEqual([name, { success: true, data: kept }]);
});

test("a number goes out with the decimal sign of the reader's language, whatever column it is of", () => {
  const parts = facts.filter((name) => kindOf(name).stored !== "text");
  for (const name of parts) {
    const text = cellTextOf("pt", birdColumns[name].file);
    const value = kindOf(name).stored === "integer" ? 1250 : 12.5;
    expect([name, text?.(value)?.includes(".")]).toEqual([name, false]);
  }
});

test("a kind or a plan of a column that lacks an entry is a type error", () => {
  const { millimetres, ...others } = birdKinds;
  // @ts-expect-error: a kind that facts are of and that has no rules.
  const missing: AllRules = others;
  // @ts-expect-error: a number as it is stored, with a point for readers who write a comma.
  const pointed: AllRules["millimetres"] = { ...millimetres, text: "stored" };
  // @ts-expect-error: a text of which nobody knows how long it may be.
  const endless: PlanOf<"line"> = { kind: "line", section: "origin", file: "breeder" };
  // @ts-expect-error: a choice among nothing.
  const choice: PlanOf<"choice"> = { kind: "choice", section: "origin", file: "acquisition" };
  expect([missing, pointed, endless, choice]).toHaveLength(4);
});
