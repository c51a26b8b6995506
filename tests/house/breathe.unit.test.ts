import { expect, test } from "vitest";
import { breathe } from "#worker/breathe.ts";

test("others are served between two steps of a long computation", async () => {
  const served: string[] = [];
  setTimeout(() => served.push("another request"), 0);
  await breathe();
  expect(served).toEqual(["another request"]);
});
