import fc from "fast-check";
import { expect, test } from "vitest";
import { portuguesePostalCode, portugueseTaxNumber } from "#worker/portugal.ts";

test("the last digit of a Portuguese tax number checks the others", () => {
  expect(portugueseTaxNumber("123456789")).toBe("123456789");
  expect(portugueseTaxNumber("213456789")).toBeUndefined();
  expect(portugueseTaxNumber(" PT 123 456 789 ")).toBe("123456789");
  for (const none of ["", "12345678", "1234567890", "12345678a", "ES123456789", "１２３４５６７８９"])
    expect([none, portugueseTaxNumber(none)]).toEqual([none, undefined]);
});

const eight = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });

test("of any eight digits exactly one ninth makes a tax number, and it is the one of the law", () => {
  fc.assert(
    fc.property(eight, (digits) => {
      const rest = 11 - (digits.reduce((sum, digit, at) => sum + digit * (10 - (at + 1)), 0) % 11);
      const check = rest >= 10 ? 0 : rest;
      const taken = [...Array(10).keys()].filter((last) => portugueseTaxNumber(`${digits.join("")}${last}`));
      expect(taken).toEqual([check]);
    }),
  );
});

test("a tax number with one wrong digit is refused, unless its remainder is the same", () => {
  fc.assert(
    fc.property(eight, fc.nat(7), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
      const last = [...Array(10).keys()].find((it) => portugueseTaxNumber(`${digits.join("")}${it}`)) ?? 0;
      const typed = digits.with(at, ((digits[at] ?? 0) + step) % 10);
      // 10 and 11 both count as 0: only where the digit is 0 may two numbers share it.
      fc.pre(last !== 0);
      expect(portugueseTaxNumber(`${typed.join("")}${last}`)).toBeUndefined();
    }),
  );
});

test("a Portuguese postal code is told however its digits are parted", () => {
  for (const typed of ["1200-109", "1200109", "1200 109", " 1200 - 109 "])
    expect(portuguesePostalCode(typed)).toBe("1200-109");
  for (const none of ["1200", "1200-10", "12000-109", "SW1A 1AA"])
    expect([none, portuguesePostalCode(none)]).toEqual([none, undefined]);
});
