import { expect, test } from "vitest";
import { planOf } from "#tests/house/query-plan.ts";
import { tripsOf } from "#tests/house/world.ts";
import { newNests } from "./nests.ts";

test("eggs in work are found without walking past those of other seasons", async () => {
  const { db, get } = await newNests();
  const before = tripsOf(db).length;
  await get("/api/eggs");
  const asked = tripsOf(db)
    .slice(before)
    .flat()
    .find(({ sql: text }) => text.includes("AS chick_gone"));
  const plan = await planOf(db, asked);
  expect(plan).toMatch(/SEARCH eggs USING (COVERING )?INDEX eggs_open \(org_id=\? AND state=\?\)/);
  expect(plan).toMatch(/SEARCH eggs USING (COVERING )?INDEX eggs_growing \(org_id=\? AND hatched_on>\?\)/);
  expect(plan).not.toMatch(/SCAN (?!named|said|json_each)/);
});
