import { expect, test } from "vitest";
import { isOpen, stepInstead } from "#app/accounts/steps.ts";

test("a sign-up step is reachable once the one before it is done", () => {
  expect(isOpen("/signup", [])).toBe(true);
  expect(isOpen("/signup-details", [])).toBe(false);
  expect(isOpen("/signup-details", ["/signup"])).toBe(true);
  expect(isOpen("/confirm-email", ["/signup"])).toBe(false);
  expect(isOpen("/confirm-email", ["/signup", "/signup-details"])).toBe(true);
});

test("who may not open a step goes to the furthest one done, or to the start", () => {
  expect(stepInstead(undefined)).toBe("/signup");
  expect(stepInstead([])).toBe("/signup");
  expect(stepInstead(["/signup"])).toBe("/signup");
  expect(stepInstead(["/signup", "/signup-details"])).toBe("/signup-details");
});
