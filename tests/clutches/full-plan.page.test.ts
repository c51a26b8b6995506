import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#db/vocabulary.ts";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

test("a plan that keeps track of no more eggs leads an owner to the plan, and names an owner to everybody else", async () => {
  const site = await newSite();
  const { ask, a, db } = site;
  const { bird } = makeFor(site, a);
  const [cock, hen] = [await bird({ sex: "male" }), await bird({ sex: "female" })];
  const json = { kind: "pair", state: "active", cock_ids: [cock.id], hen_ids: [hen.id] };
  const made = await ask("/api/pairs", { as: a, json });
  const { id: pair_id } = ((await made.json()) as { data: { id: string } }).data;
  const lay = { pair_id, count: "1", every: "1" };
  const rita = site.visitor({ as: a });
  const pressed = () => rita.post("/eggs", { ...lay, idempotency_key: crypto.randomUUID() });
  const here = (await pressed()).location ?? "";
  await db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${a.org_id}`);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, state, created_at, updated_at)
    SELECT 'egg_other' || i, org_id, clutch_id, pair_id, i + 1, laid_on, 'laid', created_at, updated_at FROM eggs, n`);
  await db.run(sql`UPDATE eggs SET state = 'hatched', hatched_on = laid_on WHERE number = 1`);
  const shown = async (role: Role) => {
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
    const refused = await pressed();
    const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    const [laying, egg] = [main(refused.html), main((await rita.get(here)).html)];
    expect([refused.status, words(laying)]).toEqual([402, expect.stringContaining("keeps track of 500 eggs")]);
    expect(words(egg)).toContain("No bird: the plan was full.");
    return [laying, egg].map((html) => [html.includes('href="/billing"'), words(html).includes("Only an owner")]);
  };
  expect(await shown("owner")).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(await shown("manager")).toEqual([
    [false, true],
    [false, true],
  ]);
});
