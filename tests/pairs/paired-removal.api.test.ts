import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Resident } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import { newPairs } from "./pairs-world.ts";

async function archivedPairs() {
  const world = await newPairs();
  const { a, b, pair, turn, cage, change, hen, db } = world;
  const place_id = await cage("C1");
  const open = await pair({ place_id, notes: "calmos" });
  await turn(open.id, { state: "active", on: "2026-02-01" });
  await change(open.id, { hen_ids: [(await hen()).id], on: "2026-03-01" });
  const ended = await pair();
  await turn(ended.id, { state: "ended" });
  const kept = ({ org_id }: Resident) =>
    db.all(sql`SELECT pairs.number, pairs.kind, pairs.state, pairs.started_on, pairs.notes, places.name AS place,
        species.common_name AS species, joined.ring, birds.identifier, joined.side, joined.from_on, joined.until_on,
        joined.is_open
      FROM pairs JOIN pair_birds joined ON joined.org_id = pairs.org_id AND joined.pair_id = pairs.id
      LEFT JOIN places ON places.id = pairs.place_id LEFT JOIN species ON species.id = pairs.species_id
      LEFT JOIN birds ON birds.id = joined.bird_id
      WHERE pairs.org_id = ${org_id} ORDER BY pairs.number, joined.side, joined.ring`);
  const { files } = await takeArchive(world, a);
  async function restored(given: typeof files, manifest = {}) {
    const { status, data } = await submitArchive(world, b, await zipped(given, manifest));
    expect(status).toBe(201);
    expect((await putBack(world, b, data.digest)).status).toBe(200);
    return kept(b);
  }
  return { world, files, restored, before: await kept(a), open };
}

test("pairs and their birds come back out of an archive as they were", async () => {
  const { files, restored, before } = await archivedPairs();
  expect(before).toHaveLength(5);
  expect(await restored(files)).toEqual(before);
});

test("a pair's number that is not the one its season and place make is refused with its row", async () => {
  const { world, files } = await archivedPairs();
  for (const number of ["9".repeat(5000), "2027-7", "", "2027-99"]) {
    const odd = withRows(files, "pairs", (rows) => rows.map((row, at) => (at === 1 ? { ...row, number } : row)));
    const { status, errors = [] } = await submitArchive(world, world.b, await zipped(odd));
    expect([number.length, status, errors[0]?.message]).toEqual([
      number.length,
      422,
      expect.stringMatching(/row 2 of data\/pairs.jsonl has an invalid value in number/i),
    ]);
  }
});

test("a hen that an archive has in two open pairs comes back in the first alone", async () => {
  const { files, restored, before } = await archivedPairs();
  const twice = withRows(files, "pairs", (rows) => rows.map((row) => ({ ...row, state: "active", ended_on: null })));
  const doubled = withRows(twice, "pair_birds", (rows) => {
    const hens = rows.filter((row) => row.side === "hen" && !row.until_on);
    return rows.map((row) => (row.id === hens[1]?.id ? { ...row, bird_id: hens[0]?.bird_id } : row));
  });
  expect(await restored(doubled)).toHaveLength(before.length - 1);
});

test("the trail tells of a pair by its number, and of its birds by their rings", async () => {
  const { world, open } = await archivedPairs();
  const { ask, a } = world;
  const answer = await ask(`/api/audit?subject_id=${open.id}`, { as: a });
  const { data } = (await answer.json()) as {
    data: { items: Array<{ name: string; changes: Array<{ field: string }> }> };
  };
  expect(data.items.map(({ name }) => name)).toEqual([open.number, open.number, open.number]);
  expect(JSON.stringify(data.items)).toContain(open.hen.identifier);
  expect(JSON.stringify(data.items)).not.toMatch(/"field":"(state_since|cocks_id|version)"/);
});

test("undoing an import keeps the birds of it that are in a pair", async () => {
  const { world } = await archivedPairs();
  const { db, a, cock, hen, add, ask } = world;
  const [his, hers, other] = [await cock(), await hen(), await hen()];
  const now = new Date().toISOString();
  await db.run(sql`
    INSERT INTO imports (id, org_id, user_id, file_name, on_duplicate, report, created_at, committed_at)
    VALUES ('imp_1', ${a.org_id}, ${a.user_id}, 'aves.csv', 'skip', '{}', ${now}, ${now})`);
  await db.run(sql`UPDATE birds SET import_id = 'imp_1' WHERE id IN (${his.id}, ${hers.id}, ${other.id})`);
  await add({ cock_ids: [his.id], hen_ids: [hers.id] });
  const undone = await ask("/api/birds/import/imp_1/undo", { as: a, json: { only_untouched: true } });
  expect([undone.status, await undone.json()]).toMatchObject([200, { data: { removed: 1, kept: 2 } }]);
});
