import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { newNests } from "./nests.ts";

test("eggs in work are found without walking past those of other seasons", async () => {
  const { db, get } = await newNests();
  const before = tripsOf(db).length;
  await get("/api/eggs");
  const input = tripsOf(db)
    .slice(before)
    .flat()
    .filter(({ sql: text }) => /\bFROM eggs\b/.test(text));
  expect(input).toHaveLength(1);
  for (const statement of input) {
    const plan = await planOf(db, statement);
    expect(plan).toMatch(/SEARCH eggs USING (COVERING )?INDEX eggs_open \(org_id=\? AND state=\?\)/);
    expect(plan).toMatch(/SEARCH eggs USING (COVERING )?INDEX eggs_growing \(org_id=\? AND hatched_on>\?\)/);
    // What was found stands in `found` and, put together, in `alike`; nothing else is walked from end to end.
    expect(plan).not.toMatch(/SCAN (?!named|said|json_each|found|alike)/);
    expect(plan).not.toMatch(/(eggs|laid) USING (COVERING )?INDEX \w+ \(org_id=\?\)/);
  }
});
