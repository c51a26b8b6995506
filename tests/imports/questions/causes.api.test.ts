import { expect, test } from "vitest";
import { csvOf } from "#tests/spreadsheets/sheets.ts";
import type { ImportCheck } from "#worker/imports/report-contract.ts";

import { desk } from "./import-questions.ts";

const many = <Row>(rowOf: (at: number) => Row) => Array.from({ length: 28 }, (_, at) => rowOf(at));

test("28 rows that fall for one column are told as one cause, with the column that is meant", async () => {
  const { check, post } = await desk();
  const rows = many((at) => [`A${at}`, "Canário", "Serinus", ["M", "F", "Q"][at % 3]]);
  const { id, report } = await check("lista.csv", csvOf([["Anilha", "Espécie", "Género", "Outra"], ...rows]));
  expect(report).toMatchObject({ rejected: 28, created: 0 });
  expect(report?.causes).toEqual([
    {
      field: "sex",
      heading: "Género",
      rows: 28,
      message: expect.any(String),
      mends: [{ kind: "column", index: 3, heading: "Outra", samples: ["M", "F", "Q"] }],
    },
  ]);
  const mapping = { 0: "identifier", 1: "species", 2: "", 3: "sex" };
  const { data } = await post<ImportCheck>(`/checks/${id}/mapping`, { json: { mapping } });
  expect(data.report).toMatchObject({ rejected: 9, created: 19, causes: [{ field: "sex", rows: 9 }] });
  // Most of the column can be read: it is the right one, and a word of it is wrong.
  expect(data.report?.causes[0]?.mends).toEqual([{ kind: "word", column: "D", word: "Q", rows: 9 }]);
});

test("a column that can be nothing but left alone is offered so", async () => {
  const { check } = await desk();
  const rows = many((at) => [`A${at}`, "Canário", `ver ficha ${at}`]);
  const { report } = await check("lista.csv", csvOf([["Anilha", "Espécie", "Nasc."], ...rows]));
  expect(report?.causes).toMatchObject([
    { field: "birth_date", rows: 28, mends: [{ kind: "ignore", index: 2, heading: "Nasc." }] },
  ]);
});

test("rings that are no rings, and rows that name no species, have a way out too", async () => {
  const { check } = await desk();
  const rows = many((at) => ["2025", `27AB-${at}`, at < 20 ? "Canário" : ""]);
  const { report } = await check("lista.csv", csvOf([["Anilha", "Código interno x", "Espécie"], ...rows]));
  expect(report?.causes.map(({ field, mends }) => [field, mends[0]])).toEqual([
    ["identifier", { kind: "column", index: 1, heading: "Código interno x", samples: ["27AB-0", "27AB-1", "27AB-2"] }],
    ["species", { kind: "species", species: "Canário" }],
  ]);
});

test("parents without a sex where no column says it are one cause", async () => {
  const { check } = await desk();
  const young = many((at) => [`Y${at}`, "Canário", "C", "H", ["M", "F", "Q"][at % 3]]);
  const rows = [["C", "Canário", "", "", "M"], ["H", "Canário", "", "", "F"], ...young];
  const { report } = await check("lista.csv", csvOf([["Anilha", "Espécie", "Pai", "Mãe", "Diversos 2"], ...rows]));
  expect(report?.causes).toMatchObject([
    { field: "sex", heading: "", rows: 28, mends: [{ kind: "column", index: 4, heading: "Diversos 2" }] },
  ]);
});

test("a few wrong rows are no cause", async () => {
  const { check } = await desk();
  const rows = many((at) => [`A${at}`, "Canário", at < 2 ? "roxo" : "M"]);
  const { report } = await check("lista.csv", csvOf([["Anilha", "Espécie", "Sexo"], ...rows]));
  expect([report?.rejected, report?.causes]).toEqual([2, []]);
});
