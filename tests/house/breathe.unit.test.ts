import { expect, test } from "vitest";
import { breathe, inBreaths } from "#worker/breathe.ts";

test("others are served between two steps of a long computation", async () => {
  const served: string[] = [];
  setTimeout(() => served.push("another request"), 0);
  await breathe();
  expect(served).toEqual(["another request"]);
});

test("others are served while many things are gone through, and each of these comes once and in order", async () => {
  let served = 0;
  const others = setInterval(() => {
    served += 1;
  }, 0);
  const items = Array.from({ length: 2001 }, (_, at) => `row ${at}`);
  const seen: string[] = [];
  await inBreaths(items, (item, at) => seen.push(item.replace(/\d+/, `${at}`)));
  clearInterval(others);
  expect(seen).toEqual(items);
  expect(served).toBeGreaterThanOrEqual(4);
});
