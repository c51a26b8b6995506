import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { idForKey, newId } from "#db/ids.ts";
import { newDatabase } from "#tests/app/world.ts";

test("ids carry their kind and do not repeat", () => {
  const ids = new Set(Array.from({ length: 1000 }, () => newId("bird")));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^bird_[0-9A-Z]{26}$/);
});

test("the same key leads to the same id in one organisation and to another in the next", async () => {
  expect(await idForKey("bird", "org_a", "k")).toBe(await idForKey("bird", "org_a", "k"));
  expect(await idForKey("bird", "org_a", "k")).not.toBe(await idForKey("bird", "org_b", "k"));
});

test("a reference into another organisation is refused by SQL itself", async () => {
  const db = await newDatabase();
  const at = "2026-01-01T00:00:00.000Z";
  for (const org of ["org_a", "org_b"]) {
    await db.run(
      sql`insert into organizations (id, name, locale, timezone, plan, created_at) values (${org}, ${org}, 'pt', 'UTC', 'starter', ${at})`,
    );
    await db.run(sql`insert into species (id, org_id, common_name, name_key, latin_name, species_group, incubation_days, created_at)
      values (${`sp_${org}`}, ${org}, 'Canário', 'canario', 'Serinus canaria', 'passerine', 13, ${at})`);
  }
  const bird = (id: string, org: string, species: string) =>
    db.run(sql`insert into birds (id, org_id, identifier, identifier_key, search_key, species_id, created_at, updated_at)
      values (${id}, ${org}, ${id}, ${id}, ${id}, ${species}, ${at}, ${at})`);
  await bird("bird_1", "org_a", "sp_org_a");
  await expect(bird("bird_2", "org_a", "sp_org_b")).rejects.toThrow();
  const counts = await db.all<{ dimension: string; n: number }>(
    sql`select dimension, n from bird_counts where org_id = 'org_a' order by dimension`,
  );
  expect(counts).toEqual([
    { dimension: "all", n: 1 },
    { dimension: "cohort", n: 1 },
    { dimension: "orphan", n: 1 },
    { dimension: "place", n: 1 },
    { dimension: "sex", n: 1 },
    { dimension: "species", n: 1 },
    { dimension: "species_status", n: 1 },
    { dimension: "status", n: 1 },
  ]);
});
