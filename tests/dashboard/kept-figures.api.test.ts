import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { figuresOf, figureTriggers } from "#db/bird-figures.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

/** What the triggers keep, and what counting all birds anew finds. */
async function figures({ db }: World) {
  const kept = await db.all(sql`
    SELECT org_id, dimension, key, n FROM bird_counts WHERE n <> 0
    AND dimension IN ('cohort', 'born', 'unringed', 'orphan', 'bred', 'inbreeding') ORDER BY 1, 2, 3`);
  const counted = await db.all(sql`
    WITH standing AS (SELECT * FROM birds WHERE deleted_at IS NULL AND is_reference = 0)
    SELECT org_id, dimension, key, sum(n) AS n
    FROM (${sql.raw(figuresOf("", " FROM standing").replaceAll("SELECT '", "SELECT org_id, '"))})
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3`);
  return { kept, counted };
}

test("the triggers of the figures are the ones the schema says", async () => {
  const { db } = await newWorld();
  const stored = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE type = 'trigger'`);
  const plain = (text: string) => text.replace(/\s+/g, " ").replace(/;\s*$/, "").trim();
  const standing = new Set(stored.map((it) => plain(it.sql)));
  for (const trigger of figureTriggers) expect(standing).toContain(plain(trigger));
});

const dates = ["2026-03-15", "2026-03", "2026", "2025-11-02", "2024", undefined];
const rings = (at: number) =>
  at % 4 === 0 ? `sem anilha ${at}` : at % 7 === 0 ? `Nina ${"ab"[at % 2]}${"x".repeat(at)}` : `PT ${at}`;
const action = fc.record({
  kind: fc.constantFrom("bird", "chick", "edit", "delete", "restore", "status", "erase", "import", "undo", "foreign"),
  one: fc.nat(20),
  other: fc.nat(20),
});

test("kept figures are what counting anew finds, whatever was done to the flock", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 15, maxLength: 25 }), async (actions) => {
      const world = await newWorld();
      const { a, ask, db } = world;
      const make = makeFor(world, a);
      const { id: species_id } = await make.species({ common_name: "Canário" });
      const statuses = await Promise.all(["active", "sick", "sold", "missing"].map((key) => make.status(key)));
      const ids: string[] = [];
      const imports: string[] = [];
      let made = 0;
      const put = (path: string, json: unknown, method = "POST") => ask(`/api/birds${path}`, { as: a, json, method });
      const idOf = (at: number) => ids[at % ids.length];
      const add = async (json: object) => {
        made += 1;
        const answer = await put("", { identifier: rings(made), species_id, ...json });
        if (answer.status === 201) ids.push(((await answer.json()) as { data: { id: string } }).data.id);
      };
      for (const sex of ["male", "female"]) await add({ sex, birth_date: "2023-05-01" });
      const doing: Record<string, (one: number, other: number) => Promise<unknown>> = {
        bird: (one, other) =>
          add({
            sex: ["male", "female", "unknown"][one % 3],
            birth_date: dates[other % dates.length],
            status_id: statuses[one % 5]?.id ?? null,
          }),
        chick: (one, other) =>
          add({
            sex: one % 2 ? "male" : "female",
            birth_date: dates[other % 4],
            father_id: ids[0],
            mother_id: idOf(other),
          }),
        edit: (one, other) =>
          put(
            `/${idOf(one)}`,
            { birth_date: dates[other % dates.length] ?? null, identifier: rings(100 + other) },
            "PUT",
          ),
        foreign: (one, other) => put(`/${idOf(one)}`, { is_reference: other % 2 === 0 }, "PUT"),
        delete: (one) => ask(`/api/birds/${idOf(one)}`, { as: a, method: "DELETE" }),
        restore: (one) => put(`/${idOf(one)}/restore`, undefined),
        status: (one, other) =>
          put("/bulk", { action: "status", status_id: statuses[other % 5]?.id ?? null, ids: [idOf(one), idOf(other)] }),
        erase: (one) => put("/trash/erase", { ids: [idOf(one)] }),
        import: async (one, other) => {
          const file = csvOf([
            ["Ring", "Species", "Sex", "Birth Date", "Father", "Mother"],
            [`I ${made}-${one}`, "Canário", "female", dates[other % 4], "", ""],
            [`J ${made}-${one}`, "Canário", "", dates[one % 5] ?? "", rings(1), `I ${made}-${one}`],
            [rings(1 + (other % 5)), "Canário", "", "2025-01-01", "", ""],
          ]);
          const form = formOf("flock.csv", file);
          form.set("on_duplicate", "update");
          const answer = await ask("/api/birds/import", { as: a, form });
          const { data } = (await answer.json()) as { data?: { id: string } };
          if (data) imports.push(data.id);
        },
        undo: async () => {
          const id = imports.pop();
          if (id) await put(`/import/${id}/undo`, {});
        },
      };
      for (const { kind, one, other } of actions) await doing[kind]?.(one, other);
      const { kept, counted } = await figures(world);
      expect(kept).toEqual(counted);
      // An organisation that goes leaves nothing behind.
      await db.run(sql`DELETE FROM organizations WHERE id = ${world.b.org_id}`);
    }),
    { numRuns: 4 },
  );
});
