import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { mostSites } from "#worker/places/sites.ts";

test("a plan that names no number of sites has an end all the same, which twenty clients at once do not pass", async () => {
  const { ask, a, db } = await newWorld();
  await db.run(sql`UPDATE organizations SET plan = 'empresarial' WHERE id = ${a.org_id}`);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mostSites - 1})
    INSERT INTO places (id, org_id, kind, name, name_key, created_at, updated_at)
    SELECT 'place_' || i, ${a.org_id}, 'site', 'S' || i, 's' || i, '', '' FROM n`);
  const add = (at: number) => ask("/api/places", { as: a, json: { kind: "site", name: `Quinta ${at}` } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(at)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 201))
    expect(await refused.json()).toMatchObject({ status: 402, detail: expect.stringContaining(String(mostSites)) });
});
