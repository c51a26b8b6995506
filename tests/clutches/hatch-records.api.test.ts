import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hatchedAnew, hatchTriggers } from "#db/hatch-records.ts";
import { newNests } from "#tests/clutches/nests.ts";

const plain = (text: string) => text.replace(/\s+/g, " ").replace(/;\s*$/, "").trim();
const columns = sql.raw("org_id, species_id, fertile, clear, hatched, lost");

test("the triggers that keep the records of hatching are the ones the schema says", async () => {
  const { db } = await newNests();
  const stored = await db.all<{ sql: string }>(sql`
    SELECT sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%hatch_records%'`);
  expect(stored.map((it) => plain(it.sql)).sort()).toEqual(hatchTriggers.map(plain).sort());
});

test("the record of a species follows every egg, whatever is done, taken back or put right", async () => {
  const { db, pair, laid, done, dayIs, post, ask, a, make, species } = await newNests();
  async function record() {
    const kept = await db.all(sql`SELECT ${columns} FROM hatch_records ORDER BY 1, 2`);
    expect(kept).toEqual(await db.all(sql`SELECT ${columns} FROM (${sql.raw(hatchedAnew)}) ORDER BY 1, 2`));
    return kept.map((it) => {
      const { species_id, fertile, clear, hatched, lost } = it as Record<string, unknown>;
      return [species_id === species.id ? "canary" : "other", fertile, clear, hatched, lost];
    });
  }
  const own = await pair();
  const eggs = await laid(own.id, 6);
  expect(await record()).toEqual([]);
  const [one, two, three, four, five] = eggs;
  await done(eggs, "2027-04-06", { state: "set" });
  await done([one, two, three], "2027-04-11", { state: "fertile" });
  await done([four, five], "2027-04-11", { state: "clear" });
  expect(await record()).toEqual([["canary", 3, 2, 0, 0]]);
  await done([one], "2027-04-19", { state: "hatched" });
  await done([two], "2027-04-19", { state: "late_dead" });
  expect(await record()).toEqual([["canary", 3, 2, 1, 1]]);
  expect((await post(`/api/eggs/${two?.id}/undo`)).status).toBe(200);
  expect((await post(`/api/eggs/${five?.id}/undo`)).status).toBe(200);
  expect(await record()).toEqual([["canary", 3, 1, 1, 0]]);
  await dayIs("2027-04-20");
  // A pair whose species was wrong: its eggs were never the others'.
  const other = await make.species({ common_name: "Other" });
  await db.run(sql`UPDATE pairs SET species_id = ${other.id} WHERE org_id = ${a.org_id} AND id = ${own.id}`);
  expect(await record()).toEqual([["other", 3, 1, 1, 0]]);
  await db.run(sql`UPDATE pairs SET species_id = NULL WHERE org_id = ${a.org_id} AND id = ${own.id}`);
  expect(await record()).toEqual([]);
  await db.run(sql`UPDATE pairs SET species_id = ${species.id} WHERE org_id = ${a.org_id} AND id = ${own.id}`);
  expect(await record()).toEqual([["canary", 3, 1, 1, 0]]);
  await ask(`/api/eggs/${four?.id}`, { as: a, method: "DELETE" });
  await record();
});

test("an organisation that goes takes its records along, and nobody else's", async () => {
  const { db, pair, laid, done, a } = await newNests();
  const eggs = await laid((await pair()).id, 2);
  await done(eggs, "2027-04-06", { state: "set" });
  await done(eggs, "2027-04-11", { state: "fertile" });
  await db.run(sql`DELETE FROM eggs WHERE org_id = ${a.org_id}`);
  expect(await db.all(sql`SELECT 1 FROM hatch_records`)).toEqual([]);
});
