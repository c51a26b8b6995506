import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/house/world.ts";
import { csvOf, type Table } from "#tests/spreadsheets/sheets.ts";
import { findForgotten } from "#worker/imports/arrivals.ts";

const rows: Table = [
  ["Tag ID", "Species", "Name", "Sex", "Microchip", "Father", "Reference"],
  ["PT-26/01.1", "Canary", "Açafrão", "cock", "620098100123456", "", ""],
  ["PT 26 02", "Canary", "Flor de Lis", "hen", "", "PT-26/01.1", ""],
  ["PT 26 03", "Goldfinch", "", "", "", "", ""],
  ["PT 26 04", "Canary", "Alheio", "cock", "", "", "yes"],
];

async function arrived() {
  const world = await newWorld();
  const { a, b, ask, db } = world;
  for (const as of [a, b])
    for (const [common_name, latin_name] of [
      ["Canary", "Serinus canaria"],
      ["Goldfinch", "Carduelis carduelis"],
    ])
      await ask("/api/bird-species/", {
        as,
        json: { common_name, latin_name, group: "passerine", incubation_days: 13 },
      });
  const form = new FormData();
  form.set("file", new File([csvOf(rows)], "birds.csv", { type: "text/csv" }));
  const answer = await ask("/api/birds/import", { as: a, form });
  expect([answer.status, (await answer.json()) as object]).toMatchObject([200, { data: { created: 4, rejected: 0 } }]);
  // The same birds, one by one, in another organisation.
  const ids = new Map<string, string>();
  for (const [identifier = "", kind, name, sex, microchip, father, other] of rows.slice(1) as string[][]) {
    const { data } = (await (await ask(`/api/bird-species/`, { as: b })).json()) as {
      data: Array<{ id: string; common_name: string }>;
    };
    const json = {
      identifier,
      species_id: data.find(({ common_name }) => common_name === kind)?.id,
      ...(name && { name }),
      ...(sex && { sex: sex === "cock" ? "male" : "female" }),
      ...(microchip && { microchip }),
      ...(father && { father_id: ids.get(father) }),
      ...(other && { is_reference: true }),
    };
    const made = await ask("/api/birds/", { as: b, json });
    expect(made.status).toBe(201);
    ids.set(identifier, ((await made.json()) as { data: { id: string } }).data.id);
  }
  const counts = ({ org_id }: Resident) =>
    db.all(sql`SELECT dimension, ifnull((SELECT common_name FROM species WHERE species.id = trim(bird_counts.key)),
        ifnull((SELECT statuses.key FROM statuses WHERE statuses.id = bird_counts.key), bird_counts.key)) AS key, n
      FROM bird_counts WHERE org_id = ${org_id} ORDER BY 1, 2`);
  const parts = async ({ org_id }: Resident) => {
    await db.run(sql`CREATE VIRTUAL TABLE IF NOT EXISTS known USING fts5vocab('bird_parts', 'instance')`);
    return db.all(sql`SELECT birds.identifier, group_concat(col || ' ' || term, ', ') AS parts
      FROM (SELECT * FROM known WHERE col <> 'org' ORDER BY doc, col, term) CROSS JOIN birds ON birds.n = doc
      WHERE org_id = ${org_id} GROUP BY 1 ORDER BY 1`);
  };
  return { ...world, counts, parts };
}

test("birds that come in a file are counted as if they had been added one by one", async () => {
  const { a, b, counts } = await arrived();
  const found = await counts(a);
  expect(found).toContainEqual({ dimension: "all", key: "", n: 3 });
  expect(found).toEqual(await counts(b));
});

test("birds that come in a file are found by the same parts, and nobody else's are", async () => {
  const { a, b, ask, parts } = await arrived();
  expect(await parts(a)).toHaveLength(4);
  expect(await parts(a)).toEqual(await parts(b));
  const found = async (q: string, as = a) => {
    const answer = await ask(`/api/birds/?q=${encodeURIComponent(q)}`, { as });
    return ((await answer.json()) as { data: { items: Array<{ identifier: string }> } }).data.items.map(
      ({ identifier }) => identifier,
    );
  };
  for (const q of ["pt26011", "6011", "açafrão", "frao", "620098100123456", "0123456"])
    expect([q, await found(q)]).toEqual([q, ["PT-26/01.1"]]);
});

test("birds whose import was cut off behind its write are found from the next minute on, whoever was renamed meanwhile too", async () => {
  const { a, b, db, parts } = await arrived();
  const wanted = await parts(a);
  await db.run(sql`DELETE FROM bird_parts WHERE rowid IN (SELECT n FROM birds WHERE org_id = ${a.org_id})`);
  await db.run(sql`UPDATE imports SET findable_at = NULL, committed_at = '2026-01-01T00:00:00.000Z'`);
  expect(await parts(a)).toEqual([]);
  const rename = (from: string, to: string) =>
    db.run(sql`UPDATE birds SET search_key = replace(search_key, ${from}, ${to}) WHERE org_id = ${a.org_id}`);
  await rename("flor de lis", "rosa");
  await rename("rosa", "flor de lis");
  expect(await parts(a)).toHaveLength(1);
  const now = new Date().toISOString();
  await findForgotten(db, undefined, now);
  await findForgotten(db, undefined, now);
  expect(await parts(a)).toEqual(wanted);
  expect(await parts(b)).toHaveLength(wanted.length);
  const left = await db.all(sql`SELECT findable_at FROM imports`);
  expect(left).toEqual([{ findable_at: now }]);
});
