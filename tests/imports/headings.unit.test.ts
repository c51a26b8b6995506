import { expect, test } from "vitest";
import { findHeadings } from "#worker/imports/reading/headings.ts";
import type { Cell, Sheet } from "#worker/spreadsheets/cells.ts";

const sheetOf = (...rows: Cell[][]): Sheet => ({
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  count: rows.length,
  date1904: false,
  merged: [],
});
const fieldsOf = (...headings: string[]) => findHeadings(sheetOf(headings)).columns.map(({ field }) => field);

test("headings are understood in Portuguese and English, in any order", () => {
  expect(fieldsOf("Espécie", "Anilha", "Sexo", "Nome", "Data de nascimento", "Estado", "Pai", "Mãe", "Notas")).toEqual([
    ...["species", "identifier", "sex", "name", "birth_date", "status", "father", "mother", "notes"],
  ]);
  expect(fieldsOf("Tag ID", "Species", "Name", "Sex", "Birth Date", "Status", "Sire", "Dam", "Remarks")).toEqual([
    ...["identifier", "species", "name", "sex", "birth_date", "status", "father", "mother", "notes"],
  ]);
});

test("case, accents and marks make no difference", () => {
  expect(fieldsOf("N.º anilha", "ESPECIE", " birth_date ", "MAE", "Género")).toEqual([
    ...["identifier", "species", "birth_date", "mother", "sex"],
  ]);
});

test("titles may stand above the headings", () => {
  const sheet = sheetOf(["Viveiro Melo"], ["Nome da lista", "2026"], ["Anilha", "Espécie"], ["PT-1", "Canário"]);
  expect(findHeadings(sheet)).toMatchObject({ at: 2, missing: [] });
});

test("a column called ID is the ring only when no other column is", () => {
  expect(fieldsOf("ID", "Species")).toEqual(["identifier", "species"]);
  expect(fieldsOf("ID", "Ring", "Species")).toEqual([null, "identifier", "species"]);
});

test("headings of JavaScript's own making are unknown columns like any other", () => {
  const { columns } = findHeadings(sheetOf(["Ring", "Species", "__proto__", "constructor", "toString"]));
  expect(columns.slice(2).map(({ field }) => field)).toEqual([null, null, null]);
});

test("missing columns and columns claimed twice are named", () => {
  expect(findHeadings(sheetOf(["Nome", "Sexo"])).missing).toEqual(["identifier", "species"]);
  const two = ["Ring", "Anilha", "Species"];
  expect(findHeadings(sheetOf(two, ["1", "2", "Canary"])).twice).toEqual(["identifier"]);
});

test("a reader's own choice wins over what was recognised", () => {
  const sheet = sheetOf(["Código", "Ring", "Bicho"], ["PT-1", "old-1", "Canário"]);
  const byNumber = findHeadings(sheet, { "0": "identifier", "2": "species" });
  expect(byNumber.columns.map(({ field }) => field)).toEqual(["identifier", null, "species"]);
  const byHeading = findHeadings(sheet, { Bicho: "species", Ring: "" });
  expect(byHeading.columns.map(({ field }) => field)).toEqual(["identifier", null, "species"]);
});

test("each column shows its first values", () => {
  const { columns } = findHeadings(sheetOf(["Bicho", "X"], ["PT-1", ""], ["PT-2", "a"], ["", "b"]));
  expect(columns.map(({ samples }) => samples)).toEqual([
    ["PT-1", "PT-2"],
    ["a", "b"],
  ]);
});
