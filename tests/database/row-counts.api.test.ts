import { fc } from "@fast-check/vitest";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countedAnew, countedNames, countTriggers } from "#db/row-counts.ts";
import { makeFor } from "#tests/app/make.ts";
import type { World } from "#tests/app/strangers.ts";
import { newWorld } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";

/** What the triggers keep, and what counting all rows anew finds. */
async function counts({ db }: Pick<World, "db">) {
  const kept = await db.all(sql`SELECT org_id, table_name, key, n FROM row_counts ORDER BY 1, 2, 3`);
  const counted = await db.all(sql`SELECT * FROM (${sql.raw(countedAnew)}) ORDER BY 1, 2, 3`);
  return { kept, counted };
}

test("the triggers that count rows are the ones the schema says, and there are no others", async () => {
  const { db } = await newWorld();
  const stored = await db.all<{ sql: string }>(sql`
    SELECT sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%row_counts%'`);
  const plain = (text: string) => text.replace(/\s+/g, " ").replace(/;\s*$/, "").trim();
  expect(stored.map((it) => plain(it.sql)).sort()).toEqual(countTriggers.map(plain).sort());
});

test("a new row costs the same however many stand: nothing of the count walks", async () => {
  const { db } = await newWorld();
  type Step = { opcode: string; p4: string };
  for (const name of countedNames) {
    const columns = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${name})`);
    const [names, values] = [columns.map((it) => it.name).join(", "), columns.map(() => "1").join(", ")];
    const all = await db.all<Step>(sql.raw(`EXPLAIN INSERT INTO ${name} (${names}) VALUES (${values})`));
    const from = all.findIndex(({ p4 }) => p4 === `-- TRIGGER ${name}_end`);
    const length = all.slice(from + 1).findIndex(({ p4 }) => `${p4}`.startsWith("-- TRIGGER "));
    const steps = all.slice(from, length < 0 ? undefined : from + 1 + length).map(({ opcode }) => opcode);
    expect([
      name,
      from > 0,
      steps.includes("Insert"),
      steps.filter((it) => /^(Next|Prev|AggStep|Count)$/.test(it)),
    ]).toEqual([name, true, true, []]);
  }
});

const kinds = [
  ...(["places", "again", "places go", "species", "species go", "pairs", "other season", "pairs go"] as const),
  ...(["weights", "weights go", "other bird", "bird goes", "imports", "user goes", "words", "words go"] as const),
];
type Kind = (typeof kinds)[number];
const step = fc.record({ kind: fc.constantFrom(...kinds), one: fc.nat(11), many: fc.integer({ min: 1, max: 6 }) });

test("kept counts are what counting anew finds, whatever is added, written over, taken away or goes with another", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60 }), async (steps) => {
      const world = await newWorld();
      const { a, b, db } = world;
      const make = makeFor(world, a);
      let isThere = true;
      const birds = [
        await make.bird(),
        await make.bird({ identifier: "PT 2" }),
        await make.bird({ identifier: "PT 3" }),
      ];
      const bird = (at: number) => birds[at % birds.length]?.id ?? "";
      const numbers = (from: number, many: number) => sql`WITH RECURSIVE n(i) AS (
        SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ${from + many - 1})`;
      let made = 0;
      const fresh = (many: number) => {
        made += many;
        return numbers(made - many + 1, many);
      };
      const into = (table: string, row: Record<string, unknown>, rows: SQL, or = "") => sql`${rows}
        INSERT ${sql.raw(or)} INTO ${sql.raw(table)} (${sql.raw(Object.keys(row).join(", "))})
        SELECT ${sql.join(
          Object.values(row).map((it) => sql`${it}`),
          sql`, `,
        )} FROM n WHERE true`;
      const named = (what: string) => sql`${`${what}_`} || i`;
      const [own, t] = [{ org_id: a.org_id }, "2026-01-01T00:00:00.000Z"];
      const both = { created_at: t, updated_at: t };
      const place = { ...own, ...both, id: named("place"), kind: "cage", name: named("C"), name_key: named("c") };
      const kindOf = { latin_name: "", species_group: "", incubation_days: 13, created_at: t };
      const kindNamed = { id: named("species"), common_name: named("S"), name_key: named("s") };
      const doing: Record<Kind, (one: number, many: number) => SQL> = {
        places: (_, many) => into("places", place, fresh(many)),
        // Those that are there already are left as they are.
        again: (one, many) => {
          made = Math.max(made, one + many);
          return into("places", place, numbers(one + 1, many), "OR IGNORE");
        },
        "places go": (one, many) => sql`DELETE FROM places WHERE id IN (
          SELECT 'place_' || value FROM json_each(${JSON.stringify([one, one + many, made])}))`,
        species: (_, many) => into("species", { ...own, ...kindOf, ...kindNamed }, fresh(many)),
        "species go": (one) => sql`DELETE FROM species WHERE org_id = ${a.org_id} AND id LIKE ${`species_%${one % 10}`}
          AND id NOT IN (SELECT species_id FROM birds)`,
        pairs: (one, many) => {
          const [id, n] = [named("pair"), sql`i`];
          const row = { ...own, ...both, id, season: 2020 + (one % 3), position: n, number: n };
          return into("pairs", { ...row, kind: "pair", state: "planned" }, fresh(many));
        },
        "other season": (one, many) => sql`UPDATE pairs SET season = ${2020 + (one % 4)}
          WHERE id IN (SELECT id FROM pairs ORDER BY id LIMIT ${many})`,
        "pairs go": (one, many) =>
          sql`DELETE FROM pairs WHERE id IN (SELECT id FROM pairs LIMIT ${many} OFFSET ${one})`,
        weights: (one, many) => {
          const row = { ...own, id: named("weight"), bird_id: bird(one), grams: 20, created_at: t };
          return into(
            "bird_weights",
            { ...row, weighed_on: sql`date('2020-01-01', '+' || i || ' days')` },
            fresh(many),
          );
        },
        "weights go": (one, many) => sql`DELETE FROM bird_weights WHERE id IN (
          SELECT id FROM bird_weights LIMIT ${many} OFFSET ${one % 3})`,
        "other bird": (one) => sql`UPDATE bird_weights SET bird_id = ${bird(one)} WHERE bird_id = ${bird(one + 1)}`,
        "bird goes": (one) => {
          const [gone] = birds.length > 1 ? birds.splice(one % birds.length, 1) : [];
          return sql`DELETE FROM birds WHERE id = ${gone?.id ?? ""}`;
        },
        imports: (one, many) => {
          const who = one % 2 && isThere ? b : a;
          const row = { id: named("import"), org_id: who.org_id, user_id: who.user_id, file_name: "a.csv" };
          return into("imports", { ...row, on_duplicate: "skip", report: "{}", created_at: t }, fresh(many));
        },
        "user goes": () => {
          isThere = false;
          return sql`DELETE FROM users WHERE id = ${b.user_id}`;
        },
        words: (one, many) => {
          const species_id = sql`(SELECT max(id) FROM species WHERE org_id = ${a.org_id})`;
          const row = { ...own, field: "species", word_key: named("word"), species_id, used_at: t };
          const added = into("import_words", row, numbers(one, many));
          return sql`${added} ON CONFLICT (org_id, field, word_key) DO UPDATE SET species_id = excluded.species_id`;
        },
        "words go": (one) => sql`DELETE FROM import_words WHERE word_key = ${`word_${one}`}`,
      };
      for (const { kind, one, many } of steps) await db.run(doing[kind](one, many));
      const { kept, counted } = await counts(world);
      expect(kept).toEqual(counted);
      await db.run(sql`DELETE FROM organizations WHERE id = ${a.org_id}`);
      const after = await counts(world);
      expect(after.kept).toEqual(after.counted);
      expect(await db.all(sql`SELECT 1 FROM row_counts WHERE org_id = ${a.org_id}`)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test("kept row counts hold after a restored archive and after a refused write", async () => {
  const world = await newWorld();
  const { a, b, ask } = world;
  const bird = await makeFor(world, a).bird();
  await ask(`/api/birds/${bird.id}/weights`, { as: a, json: { weighed_on: "2024-01-02", grams: 21 } });
  for (const name of ["C1", "C2"]) await ask("/api/places", { as: a, json: { name, kind: "cage" } });
  // The same name again is refused in the middle of its write.
  expect((await ask("/api/places", { as: a, json: { name: "C1", kind: "cage" } })).status).toBe(409);
  const { bytes } = await takeArchive(world, a);
  const { data } = await submitArchive(world, b, bytes);
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const { kept, counted } = await counts(world);
  expect(kept).toEqual(counted);
  expect(kept).toContainEqual({ org_id: b.org_id, table_name: "places", key: "", n: 2 });
});
