import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { numbersIn } from "#worker/clutches/forms-contract.ts";

/** The shortest text that names these numbers, ascending: `1-40, 45`. */
function namedNumbers(numbers: readonly number[]): string {
  const spans: Array<[from: number, to: number]> = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
}

test("numbers are read as people write them, and what is none is refused", () => {
  expect(numbersIn("1-3, 5")).toEqual([1, 2, 3, 5]);
  expect(numbersIn("5;1 – 3 2")).toEqual([1, 2, 3, 5]);
  expect(numbersIn("3-1")).toEqual([1, 2, 3]);
  for (const text of ["", " , ", "a", "1-", "-1", "0", "1-2-3", "1.5", "1-99999", "9999999"])
    expect([text, numbersIn(text)]).toEqual([text, null]);
});

property.prop([fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1 })])(
  "what numbers are called leads back to them",
  (numbers) => {
    const sorted = [...numbers].sort((one, other) => one - other);
    expect(numbersIn(namedNumbers(sorted))).toEqual(sorted);
  },
);

property.prop([fc.string()])("whatever is typed, it is read or refused", (text) => {
  const numbers = numbersIn(text);
  if (numbers !== null) expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});
