import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { csvOf, formOf, type Table, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import type { CommittedImport, ImportCheck } from "#worker/imports/report-contract.ts";

async function desk() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  await makeFor(world, world.a).species({ common_name: "Canário" });
  const ask = (path: string, given: { json?: unknown; form?: FormData } = {}) =>
    world.ask(`/api/birds/import/${path}`, { as: world.a, ...given });
  async function check(name: string, bytes: Uint8Array) {
    const answer = await ask("checks", { form: formOf(name, bytes) });
    return ((await answer.json()) as { data: ImportCheck }).data;
  }
  async function rejected(id: string, query = "") {
    const answer = await ask(`${id}/rejected?${query}`);
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  }
  return { ...world, ask, check, rejected };
}

const filesOf = (table: Table) => [["a.csv", csvOf(table)] as const, ["a.xlsx", xlsxOf(table)] as const];
const faultsOf = ({ report }: ImportCheck) => report?.errors.map(({ code, column, value }) => [code, column, value]);
const cell = fc.constantFrom(
  "",
  "A",
  "B",
  "=1+1",
  "007",
  "Canário",
  "Papagaio",
  "male",
  "2020-02-31",
  "01/02/2020",
  "x,y;z\n",
);

test("rejected rows that come back as they are, are rejected for the same reasons", async () => {
  const { check, rejected } = await desk();
  const rows = fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      // Every row has a ring of its own: that another row has it is no fault of a row alone.
      const table = [
        ["Ring", "Species", "Sex", "Birth Date", "Father", "Name", "Cor dos olhos"],
        ...given.map(([, ...row], at) => [`R-${at}`, ...row, "azul"]),
      ];
      for (const [name, bytes] of filesOf(table)) {
        const first = await check(name, bytes);
        if (!first.report?.rejected) continue;
        const again = await check(name, (await rejected(first.id)).bytes);
        expect(faultsOf(again)).toEqual(faultsOf(first));
        expect(again.report).toMatchObject({ rows: first.report.rejected, created: 0 });
        expect(again.report?.ignored_columns).toMatchObject([{ heading: "Cor dos olhos" }]);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test("after the import the rejected rows can still be had, and without any the file goes", async () => {
  const { check, ask, rejected, env, a } = await desk();
  const head = ["Ring", "Species"];
  const commit = async (table: Table) => {
    const { id } = await check("a.csv", csvOf(table));
    const answer = await ask(`checks/${id}/commit`, { json: {} });
    return ((await answer.json()) as { data: CommittedImport }).data;
  };
  const some = await commit([head, ["A", "Canário"], ["B", "Papagaio"]]);
  expect(some).toMatchObject({ created: 1, rejected: 1, has_file: true });
  const text = new TextDecoder().decode((await rejected(some.id)).bytes);
  expect(text.split("\r\n").slice(0, 2)).toEqual([
    "Ring,Species,Import errors",
    "B,Papagaio,Species: You do not have this species. Add it first or correct the name.",
  ]);
  const all = await commit([head, ["C", "Canário"]]);
  expect([all.has_file, (await rejected(all.id)).status]).toEqual([false, 404]);
  expect(await env.FILES.get(`org/${a.org_id}/imports/${all.id}`)).toBeNull();
});

test("columns that were chosen once are taken the next time a file has these headings", async () => {
  const { check, ask } = await desk();
  const table = (ring: string) =>
    csvOf([
      ["Argola", "Bicho"],
      [ring, "Canário"],
    ]);
  const first = await check("a.csv", table("A"));
  expect(first).toMatchObject({ report: null, is_remembered: false });
  await ask(`checks/${first.id}/mapping`, { json: { mapping: { "0": "identifier", "1": "species" } } });
  const second = await check("b.csv", table("B"));
  expect(second).toMatchObject({ is_remembered: true, report: { created: 1 } });
  await ask(`checks/${second.id}/mapping`, { json: { mapping: { "0": "name", "1": "species" } } });
  // A choice that leaves nothing to import is not kept.
  expect(await check("c.csv", table("C"))).toMatchObject({ is_remembered: true, report: { created: 1 } });
  expect(
    await check(
      "d.csv",
      csvOf([
        ["Bicho", "Argola"],
        ["Canário", "D"],
      ]),
    ),
  ).toMatchObject({ is_remembered: false });
});
