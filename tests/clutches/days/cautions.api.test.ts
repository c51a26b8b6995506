import { expect, test } from "vitest";
import { newNests } from "../nests.ts";

const codesOf = (answer: object) => (answer as { warnings: Array<{ code: string }> }).warnings.map(({ code }) => code);

test("an action on an unlikely day is done, with one caution", async () => {
  const { pair, laid, deed, done, dayIs, post } = await newNests();
  const [egg] = await laid((await pair()).id, 1);
  const key = { "Idempotency-Key": "one-look" };
  const look = () => deed([egg?.id ?? ""], { state: "fertile", on: "2027-04-01" }, key);
  expect(codesOf(await look())).toEqual(["clutches.seen_too_soon"]);
  expect(codesOf(await look())).toEqual([]);
  const { birds } = await done([egg], "2027-04-17", { state: "hatched" });
  await dayIs("2027-04-28");
  expect(codesOf(await post("/api/birds/bulk/wean", { ids: birds.map(({ id }) => id) }))).toEqual([
    "clutches.weaned_too_soon",
  ]);
});
