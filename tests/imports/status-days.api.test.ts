import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import type { ImportReport } from "#worker/imports/report-contract.ts";

const headings = [
  ...["Ring", "Species", "Status", "Status since", "Cause of death", "Birth Date", "Acquired on"],
  ...["Sold to", "Sale price"],
];

async function desk() {
  const world = await newWorld();
  const { a, ask, db } = world;
  await makeFor(world, a).species({ common_name: "Canário" });
  async function bring(...rows: string[][]) {
    const form = formOf(
      "flock.csv",
      csvOf([
        headings,
        ...rows.map(([ring = "", ...rest]) => [ring, "Canário", ...rest, "", ""].slice(0, headings.length)),
      ]),
    );
    form.set("on_duplicate", "update");
    const answer = await ask("/api/birds/import", { as: a, form, headers: { "Accept-Language": "en" } });
    const { data } = (await answer.json()) as { data: ImportReport };
    const faults = data.errors.map(({ row, column, code }) => [row, column, code]);
    return { created: data.created, updated: data.updated, faults };
  }
  const stored = (ring: string, { org_id } = a) =>
    db.all(sql`SELECT statuses.key, birds.status_since, birds.cause_of_death FROM birds
      LEFT JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id
      WHERE birds.org_id = ${org_id} AND birds.identifier = ${ring}`);
  return { ...world, bring, stored };
}

test("a status comes in with its day, and a death with its cause", async () => {
  const { bring, stored, b } = await desk();
  const report = await bring(
    ["A 1", "Deceased", "2026-03-01", "Old age", "2020", ""],
    ["A 2", "Sold", "2026-02-01", "", "", "2026-01-31"],
    ["A 3", "Resting", "", "", "", ""],
  );
  expect(report).toEqual({ created: 3, updated: 0, faults: [] });
  expect(await stored("A 1")).toEqual([{ key: "deceased", status_since: "2026-03-01", cause_of_death: "Old age" }]);
  expect(await stored("A 2")).toEqual([{ key: "sold", status_since: "2026-02-01", cause_of_death: null }]);
  expect(await stored("A 1", b)).toEqual([]);
});

test("no status before birth, before arrival or tomorrow, and the living died of nothing", async () => {
  const { bring } = await desk();
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { created, faults } = await bring(
    ["B 1", "Deceased", "2024-03-01", "", "2025-05-01", ""],
    ["B 2", "Sold", "2024-03-01", "", "", "2025-05-01"],
    ["B 3", "Sold", tomorrow, "", "", ""],
    ["B 4", "Resting", "2025-01-01", "Old age", "", ""],
    ["B 5", "Resting", "2025-01-01", "", "2024", ""],
  );
  expect([created, faults]).toEqual([
    1,
    [
      [2, "Status since", "import.status_since.before_birth"],
      [3, "Status since", "import.status_since.before_arrival"],
      [4, "Status since", "import.date.future"],
      [5, "Cause of death", "import.cause_of_death.alive"],
    ],
  ]);
});

test("a day beside no status is no day of living here, and a bird that is alive again died of nothing", async () => {
  const { bring, stored } = await desk();
  expect(
    await bring(["C 1", "", "2026-03-01", "", "", ""], ["C 2", "Deceased", "2026-03-01", "Old age", "", ""]),
  ).toEqual({
    created: 2,
    updated: 0,
    faults: [],
  });
  expect(await stored("C 1")).toMatchObject([{ key: null, status_since: null }]);
  expect(await bring(["C 2", "Resting", "2026-04-01", "", "", ""])).toMatchObject({ updated: 1, faults: [] });
  expect(await stored("C 2")).toEqual([{ key: "resting", status_since: "2026-04-01", cause_of_death: null }]);
});

test("to whom and for how much a bird went comes in with its status, and goes when it is back", async () => {
  const { bring, db, a } = await desk();
  const left = (ring: string) =>
    db.all(sql`SELECT left_to, left_price_cents FROM birds WHERE org_id = ${a.org_id} AND identifier = ${ring}`);
  const report = await bring(
    ["D 1", "Sold", "2026-02-01", "", "", "", "Rita Lopes", "1.234,50 €"],
    ["D 2", "Given away", "", "", "", "", "Rui", ""],
    ["D 3", "Resting", "", "", "", "", "Rita", ""],
    ["D 4", "Fugiu", "", "", "", "", "", "12"],
    ["D 5", "Sold", "", "", "", "", "=1+1", "-5"],
  );
  expect(report).toMatchObject({ created: 2 });
  expect(report.faults).toEqual([
    [4, "Sold to", "import.left_to.stayed"],
    [5, "Sale price", "import.left_price.stayed"],
    [6, "Sale price", "import.left_price.unclear"],
  ]);
  expect(await left("D 1")).toEqual([{ left_to: "Rita Lopes", left_price_cents: 123_450 }]);
  expect(await bring(["D 1", "Given away", "", "", "", "", "", ""])).toMatchObject({ updated: 1 });
  expect(await left("D 1")).toEqual([{ left_to: "Rita Lopes", left_price_cents: 123_450 }]);
  expect(await bring(["D 1", "Resting", "", "", "", "", "", ""])).toMatchObject({ updated: 1 });
  expect(await left("D 1")).toEqual([{ left_to: null, left_price_cents: null }]);
});

test("a bird that escaped or was stolen brings its status along, once", async () => {
  const { bring, stored, db, a } = await desk();
  expect(await bring(["E 1", "fugiu", "2026-02-01"], ["E 2", "Roubada", ""], ["E 3", "escaped", ""])).toMatchObject({
    created: 3,
    faults: [],
  });
  expect(await stored("E 1")).toEqual([{ key: "escaped", status_since: "2026-02-01", cause_of_death: null }]);
  expect(await stored("E 2")).toMatchObject([{ key: "stolen" }]);
  await bring(["E 4", "Fugida", ""]);
  const made = await db.all(sql`SELECT key FROM statuses WHERE org_id = ${a.org_id} AND key IN ('escaped', 'stolen')`);
  expect(made).toHaveLength(2);
});
