import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { scansOf } from "#tests/app/query-plan.ts";
import { newWorld } from "#tests/app/world.ts";
import { newPace, rowsPerStep } from "#worker/closing/pace.ts";
import { deletion, tenantTables } from "#worker/closing/tenant-rows.ts";

test("references to a row are looked up by an index, for a flock of 30,000 as well", async () => {
  const { db, a } = await newWorld();
  const naming = (await tenantTables(db)).filter(({ own }) => own.length > 0);
  expect(naming.find(({ name }) => name === "birds")?.own.length).toBe(4);
  for (const table of naming) {
    const steps = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${deletion(table, a.org_id, 10)}`);
    const entries = steps.filter(({ detail }) => /\bother\b/.test(detail)).map(({ detail }) => detail);
    const wanted = table.own.map((column) => expect.stringMatching(`^SEARCH other .*\\(org_id=\\? AND ${column}=\\?`));
    expect([table.name, entries]).toEqual([table.name, wanted]);
  }
});

test("a step erases birds by their numbers, the youngest first, and looks at no others", async () => {
  const { db, a } = await newWorld();
  const birds = (await tenantTables(db)).find(({ name }) => name === "birds");
  if (!birds) throw new Error("no table of birds");
  const steps = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${deletion(birds, a.org_id, 10)}`);
  const plan = steps.map(({ detail }) => detail).join("\n");
  expect(plan).toMatch(/SEARCH one USING (COVERING )?INDEX birds_by_number/);
  expect([plan.includes("TEMP B-TREE"), scansOf(plan, "birds")]).toEqual([false, []]);
});

test("erasing steps grow to a thousand rows while quick and shrink when one is slow", async () => {
  const { step } = newPace();
  const taken: number[] = [];
  const work = (ms: number) => async (rows: number) => {
    taken.push(rows);
    await new Promise((resolve) => setTimeout(resolve, ms));
  };
  for (let at = 0; at < 8; at += 1) await step(work(1));
  await step(work(200));
  await step(work(1));
  expect(taken.slice(0, 8)).toEqual([...taken.slice(0, 8)].sort((left, right) => left - right));
  expect([taken[8], taken[9]]).toEqual([rowsPerStep, rowsPerStep / 2]);
});
