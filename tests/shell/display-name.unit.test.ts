import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { displayName, initials } from "#app/shell/display-name.ts";

test("a breeder is called by both names, and falls back to the address", () => {
  expect(displayName({ first_name: "Rita", last_name: "Melo", email: "rita@viveiro.pt" })).toBe("Rita Melo");
  expect(displayName({ first_name: "Rita", last_name: " ", email: "rm@viveiro.pt" })).toBe("Rita");
  expect(displayName({ last_name: "Melo", email: "rm@viveiro.pt" })).toBe("rm");
  expect(displayName({ email: "@viveiro.pt" })).toBe("User");
  expect(displayName({})).toBe("User");
});

test("a breeder's initials are two capitals at most", () => {
  expect(initials({ first_name: "rita", last_name: "melo" })).toBe("RM");
  expect(initials({ first_name: "álvaro maria", last_name: "de sá" })).toBe("ÁD");
  expect(initials({ first_name: "rita", email: "x@viveiro.pt" })).toBe("R");
  expect(initials({ last_name: "melo", email: "x@viveiro.pt" })).toBe("X");
  expect(initials({})).toBe("U");
});

property.prop([fc.record({ first_name: fc.string({ unit: "binary" }), last_name: fc.string(), email: fc.string() })])(
  "whoever it is, there is a name and one or two letters",
  (person) => {
    expect(displayName(person).trim()).not.toBe("");
    expect([1, 2]).toContain([...initials(person)].length);
  },
);
