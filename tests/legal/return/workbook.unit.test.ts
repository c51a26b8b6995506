import fc from "fast-check";
import { expect, test } from "vitest";
import { utils } from "xlsx";
import { isFile } from "#worker/archive/paper-names.ts";
import type { ReturnRow } from "#worker/legal/return/reading.ts";
import { valueIn } from "#worker/legal/return/words.ts";
import { filledForm, openForm, placesIn } from "#worker/legal/return/workbook/form.ts";
import { fieldOf, findHeadings } from "#worker/legal/return/workbook/headings.ts";
import { movedFormula, movedMarkup } from "#worker/legal/return/workbook/moving.ts";
import { movedChain } from "#worker/legal/return/workbook/names.ts";
import { en } from "#worker/legal/words/en.ts";
import { pt } from "#worker/legal/words/pt.ts";
import { enterWords } from "#worker/locales/translate.ts";
import { hashes, headings, partsOf, rowsOf, sheetOf, yearsForm, zipped } from "./workbooks.ts";

enterWords({ pt, en });

const bird = (n: number, given: Partial<ReturnRow> = {}): ReturnRow => ({
  line_id: null,
  bird_id: null,
  species_id: null,
  species: "Chloebia gouldiae",
  common_name: "Diamante de Gould",
  mark: `PT ${n}`,
  sex: "male",
  movement_1: "collection",
  movement_1_on: "2027-01-01",
  movement_2: null,
  movement_2_on: null,
  document: null,
  certificate: null,
  quantity: 1,
  supplier: null,
  annex: null,
  source_code: "C",
  state: "entered",
  lacks: [],
  ...given,
});
const birds = (count: number) => Array.from({ length: count }, (_, at) => bird(at + 1));
async function fill(bytes: Uint8Array, rows: ReturnRow[]) {
  const form = await openForm("Averbamento 2027.xlsx", bytes);
  const places = placesIn(form);
  const { date1904 } = form.headings.sheet;
  const values = rows.map((row) => places.columns.map((it) => valueIn(row, it, { language: "pt", date1904 })));
  return filledForm(form, places, values);
}
const refused = async (name: string, bytes: Uint8Array) =>
  openForm(name, bytes).then(
    () => "opened",
    (thrown: { fields?: Record<string, string[]> }) => thrown.fields?.file?.[0] ?? String(thrown),
  );

test("headings are known by their words, whatever stars, notes and numbers stand at them; others are not guessed", () => {
  expect(headings.map(fieldOf)).not.toContain(null);
  const known = [
    "ESPECIE",
    "Movimento 1²",
    "Movimento 12",
    "Data do Movimento 2 (4)",
    "N.º de registo do fornecedor",
    "Nº da anilha",
  ];
  expect(known.map(fieldOf)).toEqual(["species", "movement_1", "movement_1", "movement_2_on", "supplier", "mark"]);
  expect(["Movimento", "Data", "Documento de saída", "Observações", "2027", ""].map(fieldOf)).toEqual(
    Array(6).fill(null),
  );
});

test("a formula follows its rows, and nothing that only looks like one of them", () => {
  const move = { after: 8, by: 3, grows: true, sheet: "Folha 1" };
  const moved = (formula: string) => movedFormula(formula, move);
  expect(moved('SUM(I5:I8)+$A$9&"A9"&LOG10(A8)')).toBe('SUM(I5:I11)+$A$12&"A9"&LOG10(A8)');
  expect(moved("'Folha 1'!B9+Listas!A9+[1]Folha!A9+'it''s'!A20+9:9")).toBe(
    "'Folha 1'!B12+Listas!A9+[1]Folha!A9+'it''s'!A20+12:12",
  );
});

test("merges, breaks, newer lists and the list of formulas follow, and a table's last row takes in what comes behind it", () => {
  const move = { after: 8, by: 3, grows: true, sheet: "Folha" };
  const xml =
    '<mergeCells><mergeCell ref="A8:B8"/><mergeCell ref="A9:B10"/></mergeCells><conditionalFormatting sqref="D8 F5:F8"><cfRule><formula>D9&gt;1</formula></cfRule></conditionalFormatting><rowBreaks><brk id="12"/></rowBreaks><colBreaks><brk id="12"/></colBreaks><x14:formula1><xm:f>Listas!$A$9:$A$12</xm:f></x14:formula1><xm:sqref>E5:E8</xm:sqref>';
  expect(movedMarkup(xml, move)).toBe(
    '<mergeCells><mergeCell ref="A8:B8"/><mergeCell ref="A12:B13"/></mergeCells><conditionalFormatting sqref="D8:D11 F5:F11"><cfRule><formula>D12&gt;1</formula></cfRule></conditionalFormatting><rowBreaks><brk id="15"/></rowBreaks><colBreaks><brk id="12"/></colBreaks><x14:formula1><xm:f>Listas!$A$9:$A$12</xm:f></x14:formula1><xm:sqref>E5:E11</xm:sqref>',
  );
  const chain = '<calcChain><c r="I10" i="1"/><c r="A8"/><c r="A9" i="2"/></calcChain>';
  expect(movedChain(chain, move, "1")).toBe('<calcChain><c r="I13" i="1"/><c r="A8"/><c r="A9" i="2"/></calcChain>');
  // Headings over two rows, and two columns of which nobody says whose day they are.
  const rows = [
    { row: 4, cells: ["Espécie", "Marca", "Movimento 1", undefined, "Data", "Data"] },
    { row: 5, cells: [undefined, undefined, "Tipo", "Data"] },
  ];
  const merged = [0, 1, 4, 5].map((column) => ({ row: 4, last: 5, column }));
  const sheet = { name: "Folha", is_hidden: false, part: "s", rows, merged, count: 2, date1904: false };
  const found = findHeadings([undefined, sheet]);
  expect(found?.columns.map(({ heading, field }) => [heading, field])).toEqual([
    ["Espécie", "species"],
    ["Marca", "mark"],
    ["Movimento 1 Tipo", "movement_1"],
    ["Movimento 1 Data", "movement_1_on"],
    ["Data", null],
    ["Data", null],
  ]);
});

test("the form is filled in place: what is below moves with merges, sum and lists, every other part keeps its bytes", async () => {
  const given = await yearsForm();
  const rows = [
    ...birds(6),
    bird(7, { movement_1: "birth", movement_2: "death", movement_2_on: "2027-09-01", sex: "unknown" }),
    bird(8, {
      mark: "=HYPERLINK(1) 🐦 طائر <&>",
      movement_1: "entry",
      movement_1_on: "2028-02-29",
      movement_2: "sale",
      movement_2_on: "2028-03-01",
      document: "V-2027/0001",
      supplier: "PT 99",
    }),
  ];
  const made = await fill(given, rows);
  const before = hashes(given);
  const after = hashes(made);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect([Object.keys(after), changed]).toEqual([Object.keys(before), ["xl/worksheets/sheet1.xml"]]);
  const cells = rowsOf(made);
  expect(cells[4]).toEqual(["Chloebia gouldiae", "PT 1", "Macho", "Coleção", 46388, "", "", "", 1, "", "", "C"]);
  expect(cells[10]?.slice(2, 7)).toEqual(["", "Nascido", 46388, "Óbito", "01/09/2027"]);
  expect(cells[11]?.slice(1, 10)).toEqual([
    "=HYPERLINK(1) 🐦 طائر <&>",
    "Macho",
    "Entrada",
    46812,
    "Cedência",
    "01/03/2028",
    "V-2027/0001",
    1,
    "PT 99",
  ]);
  const sheet = sheetOf(made);
  expect(sheet.B12).toMatchObject({ t: "s" });
  expect(sheet.B12.f).toBeUndefined();
  // Five rows were free, three came in.
  expect(sheet["!merges"]?.map((it) => utils.encode_range(it))).toEqual(["A1:L1", "A14:H14", "A15:L15"]);
  expect([sheet.I14?.f, sheet.I14?.v, sheet.A16?.f]).toEqual(["SUM(I5:I12)", 8, "I14+7"]);
  const xml = new TextDecoder().decode(partsOf(made).get("xl/worksheets/sheet1.xml"));
  expect(xml).toContain('sqref="D5:D12"');
  expect(xml).toContain("Listas!$A$1:$A$3");
  const styles = [...xml.matchAll(/<c r="E(\d+)" s="(\d+)"/g)].filter(
    ([, row]) => Number(row) >= 5 && Number(row) <= 12,
  );
  expect(new Set(styles.map(([, , style]) => style)).size).toBe(1);
  expect(styles).toHaveLength(8);
});

test("any number of rows moves what is below by as many as come in, and no further", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 6 }), async (count, free) => {
      const given = await yearsForm({ free });
      const made = await fill(given, birds(count));
      const by = Math.max(0, count - free);
      const merges = (bytes: Uint8Array) => sheetOf(bytes)["!merges"] ?? [];
      const moved = merges(given).map(({ s, e }) =>
        s.r === 0 ? { s, e } : { s: { ...s, r: s.r + by }, e: { ...e, r: e.r + by } },
      );
      expect(merges(made)).toEqual(moved);
      const rows = rowsOf(made);
      const marks = rows.map((row) => row[1] ?? "").filter((it) => String(it).startsWith("PT "));
      expect(marks).toEqual(birds(count).map(({ mark }) => mark));
      expect(rows[5 + free + by]?.[0]).toBe("(1) Nome científico.");
    }),
    { numRuns: 8 },
  );
});

test("columns that say the same are asked, and files that are none, hurt or have macros are refused", async () => {
  const twice = await openForm("x.xlsx", await yearsForm({ heads: ["Espécie", "Marca", "Marca", "Sexo", "Cor"] }));
  expect(twice.headings.columns.map(({ column, field, why }) => [column, field, why])).toEqual([
    ["A", "species", "known"],
    ["B", null, "twice"],
    ["C", null, "twice"],
    ["D", "sex", "known"],
    ["E", null, "unknown"],
  ]);
  const plain = await yearsForm({ free: 2 });
  const withPart = async (name: string, bytes: Uint8Array) =>
    zipped([...[...partsOf(plain)].map(([own, it]) => ({ name: own, bytes: it })), { name, bytes }]);
  expect(await refused("form.xlsm", plain)).toBe("legal.return.file.macros");
  expect(await refused("form.xlsx", await withPart("xl/vbaProject.bin", new Uint8Array(9)))).toBe(
    "legal.return.file.macros",
  );
  expect(await refused("form.pdf", plain)).toBe("import.file.not_excel");
  expect(await refused("form.xlsx", new TextEncoder().encode("Espécie;Marca"))).toBe("import.file.not_excel");
  expect(await refused("form.xlsx", plain.slice(0, 900))).toBe("import.file.not_excel");
  // An archive brings back what was kept, and nothing that would not have been.
  const hasMacros = await withPart("xl/vbaProject.bin", new Uint8Array(9));
  expect([plain, hasMacros].map((it) => isFile("papers/paper_1.xlsx", it))).toEqual([true, false]);
  expect(await refused("form.xlsx", await yearsForm({ heads: ["Nome", "Cor"] }))).toBe("legal.return.file.headings");
  const bomb = await zipped([
    ...[...partsOf(plain)].map(([name, bytes]) => ({ name, bytes })),
    { name: "xl/big.xml", content: Array(210).fill(" ".repeat(100_000)) },
  ]);
  expect(await refused("form.xlsx", bomb)).toBe("import.file.swollen");
  const many = await fill(await yearsForm({ notes: false, empty: 10_000 }), birds(30));
  expect(rowsOf(many)[33]?.[1]).toBe("PT 30");
});
