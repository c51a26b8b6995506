import { expect, test } from "vitest";
import { exceeded } from "#worker/accounts/rates.ts";

test("whoever came at once with others waits for no longer than the limit lasts", () => {
  const limit = { key: "contact:x", count: 5, seconds: 600 };
  // Counted first, with a clock 40 ms ahead of the one that is refused.
  const counted = [{ n: 6, ends_at: "2027-03-20T10:10:00.040Z" }];
  expect(exceeded(limit, counted, "2027-03-20T10:00:00.000Z")).toBe(600);
  expect(exceeded(limit, counted, "2027-03-20T10:09:59.900Z")).toBe(1);
  expect(exceeded(limit, [{ n: 5, ends_at: "2027-03-20T10:10:00.000Z" }], "2027-03-20T10:00:00.000Z")).toBe(undefined);
});
