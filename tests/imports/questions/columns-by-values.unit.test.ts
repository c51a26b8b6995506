import { expect, test } from "vitest";
import { findHeadings, headingsAlone } from "#worker/imports/reading/headings.ts";
import type { Sheet } from "#worker/spreadsheets/cells.ts";

/** A list whose second column has this heading and holds these values. */
const list = (heading: string, ...values: string[]): Sheet => ({
  rows: [
    { row: 1, cells: ["Lista de 2025"] },
    { row: 2, cells: ["Anilha", heading] },
    ...values.map((value, at) => ({ row: at + 3, cells: [`PT-${at}`, value] })),
  ],
  count: values.length + 2,
  date1904: false,
  merged: [],
});
const sexIn = (sheet: Sheet, mapping = {}) => findHeadings(sheet, mapping).columns.find(({ field }) => field === "sex");

test.each([
  ["letters of both sexes", "Coluna1", ["M", "F", "M", "?"]],
  ["signs", "Tipo", ["♂", "♀", ""]],
  ["figures", "G", ["1.0", "0.1", "0,1"]],
  ["words", "Classe", ["macho", "Fêmea", "X", "macho/fêmea"]],
  ["English letters", "Col", ["C", "H"]],
  ["one letter under a heading that begins like the word", "S", ["M", "M", "-"]],
  ["a column without a heading", "", ["M", "F"]],
  ["a heading of colours", "Cor", ["M", "F", "F"]],
])("a column is known to hold the sex by %s", (_, heading, values) => {
  expect(sexIn(list(heading, ...values))).toMatchObject({ index: 1, heading, by_values: true });
});

test.each([
  ["figures that may count anything", "Ninhada", ["1", "2", "1", "2"]],
  ["nothing but marks", "Vendida", ["x", "-", "x"]],
  ["one letter", "Grupo", ["M", "M", "M"]],
  ["colours among them", "Linha", ["M", "F", "amarelo", "verde"]],
  ["no values", "Tipo", ["", ""]],
  ["texts of any length", "Obs 2", ["M".repeat(5000), "F".repeat(5000)]],
])("a column is not taken for the sex by %s", (_, heading, values) => {
  expect(sexIn(list(heading, ...values))).toBeUndefined();
});

test("a heading that says the sex comes before values, and the reader's choice before both", () => {
  const both: Sheet = {
    ...list("Tipo", "M", "F"),
    rows: [
      { row: 1, cells: ["Anilha", "Tipo", "Sexo"] },
      { row: 2, cells: ["A", "M", "F"] },
      { row: 3, cells: ["B", "F", "M"] },
    ],
  };
  expect(sexIn(both)).toMatchObject({ index: 2 });
  expect(sexIn(both)?.by_values).toBeUndefined();
  expect(sexIn(list("Tipo", "M", "F"), { 1: "" })).toBeUndefined();
});

test("remembered columns depend on a file's headings, never on its values", () => {
  const shape = (sheet: Sheet) => headingsAlone(sheet).columns.map(({ index, field }) => [index, field]);
  expect(shape(list("Tipo", "M", "F"))).toEqual(shape(list("Tipo", "a", "b")));
  expect(shape(list("", "M", "F"))).toEqual(shape(list("", "a", "b")));
});
