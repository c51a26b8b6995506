import { expect, test } from "vitest";
import { birdColumns, birdColumnsWith } from "#db/bird-columns.ts";
import { euAnnexes, languages, sexes } from "#db/vocabulary.ts";
import { fileFields } from "#worker/birdfiles/contract.ts";
import { type FactField, factReaders } from "#worker/birdfiles/facts.ts";
import { readSex } from "#worker/birdfiles/fields.ts";
import { pathsOf, placeFinder } from "#worker/birdfiles/places.ts";
import { findHeadings } from "#worker/imports/reading/headings.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Cell } from "#worker/spreadsheets/cells.ts";

const read = (field: FactField, cell: Cell) => {
  const { value, code } = factReaders[field](cell, { date1904: false, today: "2026-06-01", order: "day_first" });
  return code ?? value;
};

test("every heading and word we write is one we read", () => {
  for (const language of languages) {
    const cells = fileFields.map((field) => translate(language, `import.field.${field}`));
    const { columns } = findHeadings({ rows: [{ row: 1, cells }], count: 1, date1904: false, merged: [] });
    expect(columns.map(({ field }) => field)).toEqual([...fileFields]);
    for (const sex of sexes) expect(readSex(translate(language, `import.sex.${sex}`)).value).toBe(sex);
    // In files, and as the pages say it of a bird, which people type into their sheets.
    for (const name of birdColumnsWith({ kind: "choice", isFact: true })) {
      const { file, of } = birdColumns[name];
      for (const word of of) {
        expect(read(file, translate(language, `import.${file}.${word}`))).toBe(word);
        expect(read(file, translate(language, `audit.bird.${name}.${word}`))).toBe(word);
      }
    }
    expect(read("is_reference", translate(language, "import.answer.yes"))).toBe(1);
    expect(read("is_reference", translate(language, "import.answer.no"))).toBe(0);
  }
  for (const word of euAnnexes)
    expect([read("eu_annex", word), read("eu_annex", `Anexo ${word}`)]).toEqual([word, word]);
});

test("words, prices and sizes are read as people write them, or told about", () => {
  expect(["Sim", "S", "x", "NÃO", "0", "", "talvez"].map((it) => read("is_reference", it))).toEqual([
    ...[1, 1, 1, 0, 0, null, "import.is_reference.unclear"],
  ]);
  expect(["ADN", "Endoscopia", "pélvica", "pendulum"].map((it) => read("sexing_method", it))).toEqual([
    ...["dna", "endoscopy", "pelvis", "import.sexing_method.unclear"],
  ]);
  expect(["Comprado", "gift", "Nascida cá", "II"].map((it) => read("acquisition", it))).toEqual([
    ...["bought", "given", "bred", "import.acquisition.unclear"],
  ]);
  expect(
    ["12", "12,5", "12.50 €", "€ 1.234,50", "1,234.50", "1 234,5", "0", ""].map((it) => read("acquired_price", it)),
  )
    // Cents.
    .toEqual([1200, 1250, 1250, 123450, 123450, 123450, 0, null]);
  expect(["1.234", "1,234", "-5", "grátis", "1e3", "9999999999"].map((it) => read("acquired_price", it))).toEqual([
    ...["import.acquired_price.ambiguous", "import.acquired_price.ambiguous"],
    ...Array.from({ length: 4 }, () => "import.acquired_price.unclear"),
  ]);
  expect(read("acquired_price", { text: "19.99", number: 19.99, shown: "plain" })).toBe(1999);
  expect(["2,9", "2.9 mm", "10", "0", "61", "2.999", "M"].map((it) => read("ring_size", it))).toEqual([
    ...[2.9, 2.9, 10],
    ...Array.from({ length: 4 }, () => "import.ring_size.unclear"),
  ]);
  expect(["II", "E", "b"].map((it) => read("eu_annex", it))).toEqual([
    ...["import.eu_annex.unclear", "import.eu_annex.unclear", "B"],
  ]);
});

test("a microchip survives a spreadsheet that shows its fifteen digits as a power of ten", () => {
  const number = 620_098_100_012_345;
  expect(read("microchip", { text: "6.20098E+14", number, shown: "scientific" })).toBe(String(number));
  expect(read("microchip", "620 098 100 012 345")).toBe(String(number));
  expect(read("microchip", { text: "6.2E+20", number: 6.2e20, shown: "scientific" })).toBe("import.microchip.number");
});

test("a place is found by its path, by the end of it, or by its name when only one has it", () => {
  const places = [
    { id: "s1", parent_id: null, name: "Sala 1" },
    { id: "s2", parent_id: null, name: "Sala 2" },
    { id: "b", parent_id: "s1", name: "Bateria" },
    { id: "c1", parent_id: "b", name: "Gaiola 1" },
    { id: "c2", parent_id: "s2", name: "gaiola 1" },
    { id: "c3", parent_id: "s2", name: "Gaiola 3" },
  ];
  expect(pathsOf(places).get("c1")).toBe("Sala 1 / Bateria / Gaiola 1");
  const find = placeFinder(places);
  const found = ["SALA 1/bateria>Gaiola 1", "bateria / gaiola 1", "Sala 2 › Gaiola 1", "Gaiola 3", "Sala 1"];
  expect(found.map((text) => find(text).id)).toEqual(["c1", "c1", "c2", "c3", "s1"]);
  expect([find("Gaiola 1"), find("Gaiola 9"), find("/")]).toEqual([
    { isMany: true },
    { isMany: false },
    { isMany: false },
  ]);
});
