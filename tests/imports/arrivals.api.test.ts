import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { birdDimensions, figuresOf } from "#db/bird-figures.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
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

const plain = `SELECT 'all' AS dimension, '' AS key, 1 AS n FROM standing
  UNION ALL SELECT 'species', species_id, 1 FROM standing UNION ALL SELECT 'status', ifnull(status_id, ''), 1 FROM standing
  UNION ALL SELECT 'species_status', species_id || ' ' || ifnull(status_id, ''), 1 FROM standing
  UNION ALL SELECT 'sex', sex, 1 FROM standing UNION ALL SELECT 'place', ifnull(place_id, ''), 1 FROM standing`;

test("birds that come in a file are counted as they stand, whatever they are", { timeout: 30_000 }, async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  for (const common_name of ["Canary", "Goldfinch"])
    await ask("/api/bird-species/", {
      as: a,
      json: { common_name, latin_name: "Serinus canaria", group: "passerine", incubation_days: 13 },
    });
  for (const name of ["A1", "B2"])
    expect((await ask("/api/places/", { as: a, json: { name, kind: "cage" } })).status).toBe(201);
  const one = (...words: string[]) => fc.constantFrom(...words);
  const bird = fc.tuple(
    one("PT", "sem anilha", "Nina", "٣٤", "unringed"),
    one("Canary", "Goldfinch"),
    one("cock", "hen", ""),
    one("", "Sold", "Active", "Sick", "Dead"),
    one("", "2026-03-15", "2026-03-16", "2026-03", "2025", "2025-12-01"),
    one("", "PT 2", "PT 3"),
    one("", "A1", "B2"),
    one("", "", "", "yes"),
  );
  const flock = fc.sample(bird, { numRuns: 250, seed: 5 });
  const family = [
    ["PT 1", "Canary", "cock", "", "2024", "", "", "A1", ""],
    ["PT 2", "Canary", "hen", "Active", "2024-03", "", "", "", ""],
    ["PT 3", "Canary", "hen", "", "2025-04-02", "PT 1", "PT 2", "", ""],
    ["PT 4", "Canary", "", "Sold", "2026-04-01", "PT 1", "PT 3", "", ""],
    ["PT 5", "Canary", "", "Sold", "2026-04-09", "PT 1", "PT 3", "", ""],
  ];
  const table = flock.map(([word, kind, sex, status, born, mother, place, other], at) => {
    const ring = `${word} ${"abcdefghij"[at % 10]}${"x".repeat(at / 10)}`;
    return [ring, kind, sex, status, born, "", kind === "Canary" && born === "" ? mother : "", place, other];
  });
  const head = ["Ring", "Species", "Sex", "Status", "Birth Date", "Father", "Mother", "Place", "Reference"];
  const form = new FormData();
  form.set("file", new File([csvOf([head, ...family, ...table])], "birds.csv", { type: "text/csv" }));
  const answer = await ask("/api/birds/import", { as: a, form });
  const { data } = (await answer.json()) as { data: { created: number } };
  expect(data).toMatchObject({ rejected: 0, created: 255, errors: [] });
  const figures = `WITH standing AS (SELECT * FROM birds WHERE deleted_at IS NULL AND is_reference = 0)
    SELECT dimension, key, sum(n) AS n FROM (${plain} UNION ALL ${figuresOf("", " FROM standing")})
    GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2`;
  const kept = await db.all(sql`SELECT dimension, key, n FROM bird_counts WHERE n <> 0 ORDER BY 1, 2`);
  expect(kept).toEqual(await db.all(sql.raw(figures)));
  const named = new Set((kept as Array<{ dimension: string }>).map(({ dimension }) => dimension));
  expect([...named].toSorted()).toEqual([...birdDimensions].toSorted());
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

test("birds of a large file, which become findable in parts, are all found once", async () => {
  const { a, ask, db } = await arrived();
  const table = Array.from({ length: 4100 }, (_, at) => [`ES ${at}`, "Canary"]);
  const form = new FormData();
  form.set("file", new File([csvOf([["Ring", "Species"], ...table])], "many.csv", { type: "text/csv" }));
  expect((await ask("/api/birds/import", { as: a, form })).status).toBe(200);
  const [found] = await db.all(sql`SELECT count(*) AS birds, sum(EXISTS (
      SELECT 1 FROM bird_parts_docsize known WHERE known.id = birds.n)) AS found
    FROM birds WHERE org_id = ${a.org_id}`);
  expect(found).toEqual({ birds: 4104, found: 4104 });
  expect(await db.all(sql`SELECT 1 FROM imports WHERE findable_at IS NULL`)).toEqual([]);
});
