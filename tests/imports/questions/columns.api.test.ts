import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { csvOf } from "#tests/spreadsheets/sheets.ts";
import type { CommittedImport, ImportCheck } from "#worker/imports/report-contract.ts";
import { bookOfSheets } from "../files/books.ts";

import { desk } from "./import-questions.ts";

const books = [
  [
    "2025",
    [
      ["Anilha", "Espécie", "Sexo"],
      ["A", "Canário", "M"],
      ["B", "Canário", "F"],
    ],
  ],
  [
    "2024",
    [
      ["Anilha", "Bicho"],
      ["C", "Canário"],
    ],
    "hidden",
  ],
] as const;

test("the sheet that fits best is read, the others are offered, and each keeps its own columns", async () => {
  const { check, post, again, stored } = await desk();
  const { id, sheets, report } = await check("livro.xlsx", bookOfSheets(books));
  expect(sheets).toEqual([
    { name: "2025", rows: 2, is_hidden: false, is_read: true },
    { name: "2024", rows: 1, is_hidden: true, is_read: false },
  ]);
  expect(report).toMatchObject({ created: 2, sheets });
  const other = await post<ImportCheck>(`/checks/${id}/mapping`, { json: { sheet: "2024" } });
  expect(other.data).toMatchObject({ missing: ["species"], report: null });
  await post(`/checks/${id}/mapping`, { json: { mapping: { 0: "identifier", 1: "species" } } });
  expect(await again(id)).toMatchObject({ report: { created: 1 }, sheets: [{ is_read: false }, { is_read: true }] });
  await post(`/checks/${id}/mapping`, { json: { sheet: "2025" } });
  expect((await again(id)).report?.created).toBe(2);
  const back = await post<ImportCheck>(`/checks/${id}/mapping`, { json: { sheet: "2024" } });
  expect(back.data.report?.created).toBe(1);
  const none = await post(`/checks/${id}/mapping`, { json: { sheet: "2023" } });
  expect([none.status, none.errors?.[0]?.code]).toEqual([422, "import.sheet.unknown"]);
  await post(`/checks/${id}/commit`, { json: {} });
  expect((await stored()).map(({ identifier }) => identifier)).toEqual(["C"]);
});

test("the rejected rows of a sheet that was asked for are of that sheet", async () => {
  const { check, post, ask, a } = await desk();
  const { id } = await check(
    "livro.ods",
    bookOfSheets(
      [
        books[0],
        [
          "2024",
          [
            ["Anilha", "Espécie"],
            ["C", "Dodó"],
          ],
        ],
      ],
      "ods",
    ),
  );
  await post(`/checks/${id}/mapping`, { json: { sheet: "2024" } });
  const answer = await ask(`/api/birds/import/${id}/rejected?format=csv`, { as: a });
  expect(await answer.text()).toContain("Dodó");
});

const speciesless = csvOf([
  ["Anilha", "Sexo"],
  ["A", "M"],
  ["B", "F"],
]);

test("a list without a species column takes the only species of the organisation, and says so", async () => {
  const { check, post, csv, stored, canary, ask, a } = await desk();
  const { id, missing, species, report } = await check("lista.csv", speciesless);
  expect([missing, species, report?.created]).toEqual([[], null, 2]);
  expect(report?.species_taken).toEqual({ name: "Canário", is_only: true });
  // As it was looked at, whatever the organisation has come to keep since.
  await makeFor({ ask }, a).species({ common_name: "Pintassilgo" });
  const { data } = await post<CommittedImport>(`/checks/${id}/commit`, { json: {} });
  expect([data.created, data.species_taken?.name]).toEqual([2, "Canário"]);
  expect((await stored()).map(({ species_id }) => species_id)).toEqual([canary.id, canary.id]);
  const direct = await csv([["Anilha"], ["C"]]);
  expect([direct.status, direct.errors?.[0]?.code]).toEqual([422, "import.columns.missing"]);
});

test("the only species is not taken where a column that nobody recognised names others", async () => {
  const { check } = await desk();
  const rows = [
    ["Anilha", "Bicho"],
    ["A", "Pintassilgo"],
    ["B", "Canário"],
  ];
  expect((await check("lista.csv", csvOf(rows))).missing).toEqual(["species"]);
});

test("a list without a column of species asks for one, once for all its birds", async () => {
  const { check, post, stored, canary, ask, a } = await desk();
  await makeFor({ ask }, a).species({ common_name: "Pintassilgo" });
  const { id, missing, species_names } = await check("lista.csv", speciesless);
  expect([missing, species_names]).toEqual([["species"], ["Canário", "Pintassilgo"]]);
  const { data } = await post<ImportCheck>(`/checks/${id}/mapping`, { json: { species: "canario" } });
  expect(data).toMatchObject({ missing: [], species: "canario", report: { created: 2 } });
  await post(`/checks/${id}/commit`, { json: {} });
  expect((await stored()).map(({ species_id }) => species_id)).toEqual([canary.id, canary.id]);
});

test("two columns that are both the ring are a question of two columns, with samples", async () => {
  const { check, post } = await desk();
  const { id, twice, columns } = await check(
    "lista.csv",
    csvOf([
      ["Anilha", "Ring", "Espécie"],
      ["A", "old-1", "Canário"],
    ]),
  );
  expect(twice).toEqual(["identifier"]);
  expect(columns.slice(0, 2)).toMatchObject([{ samples: ["A"] }, { samples: ["old-1"] }]);
  const { data } = await post<ImportCheck>(`/checks/${id}/mapping`, {
    json: { mapping: { 0: "identifier", 1: "", 2: "species" } },
  });
  expect(data).toMatchObject({
    twice: [],
    report: { created: 1, ignored_columns: [{ heading: "Ring", samples: ["old-1"] }] },
  });
});

test("ten thousand rows with faults everywhere are told about within bounds, each row at least once", async () => {
  const { csv, db, a } = await desk();
  const long = (at: number, letter: string) => `${letter.repeat(30)}${at}`;
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    ...[
      `R${at}`,
      long(at, "é"),
      long(at, "ü"),
      "2024-13-45",
      long(at, "õ"),
      long(at, "á"),
      long(at, "ç"),
      long(at, "ã"),
    ],
  ]);
  const { status, data } = await csv([
    ["Ring", "Species", "Sex", "Birth Date", "Father", "Mother", "Status", "Location"],
    ...rows,
  ]);
  expect([status, data.rows, data.rejected]).toEqual([200, 10_000, 10_000]);
  expect(new Set(data.errors.map(({ row }) => row)).size).toBe(10_000);
  expect(data.errors.length).toBeLessThanOrEqual(12_000);
  expect(data.errors.length + data.more_errors).toBe(70_000);
  expect([data.unknown_species.length, data.unknown_places.length, data.unknown_statuses.length]).toEqual([
    500, 500, 500,
  ]);
  const [kept] = await db.all<{ bytes: number }>(
    sql`SELECT octet_length(report) AS bytes FROM imports WHERE org_id = ${a.org_id}`,
  );
  expect(kept?.bytes).toBeLessThan(4_500_000);
}, 60_000);
