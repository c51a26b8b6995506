import { expect, test } from "vitest";
import { aviary, codesOf, head } from "#tests/app/spreadsheet-world.ts";
import { compoundOf, csvOf, rawXlsx, xlsOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";

test("numbers, dates, formulas and odd headings of a workbook are read for what they are", async () => {
  const { send, byRing } = await aviary();
  const { data } = await send(
    xlsxOf(
      [
        ["Ring", "Species", "Birth Date", "__proto__", "constructor"],
        ["", "Canário", "", "x", "y"],
      ],
      {
        edit: (sheet) =>
          void Object.assign(sheet, {
            A2: { t: "n", v: 123, z: "00000" },
            C2: { t: "n", v: 45000.75, z: "yyyy-mm-dd" },
            B2: { t: "s", v: "Canário", f: '"Can"&"ário"' },
          }),
      },
    ),
  );
  expect(data).toMatchObject({
    created: 1,
    rejected: 0,
    ignored_columns: [
      { heading: "__proto__", samples: ["x"] },
      { heading: "constructor", samples: ["y"] },
    ],
  });
  expect(data.warnings.map(({ code }) => code).sort()).toEqual(["import.cell.formula", "import.ring.as_number"]);
  expect(await byRing("00123")).toMatchObject({ birth_date: "2023-03-15" });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a book that counts from 1904 is never four years off", async () => {
  const { send } = await aviary();
  const table = [
    ["Ring", "Species", "Birth Date"],
    ["A", "Canário", ""],
  ];
  const dated = (v: number) => ({
    date1904: true,
    edit: (sheet: object) => void Object.assign(sheet, { C2: { t: "n", v, z: "yyyy-mm-dd" } }),
  });
  for (const bytes of [xlsxOf(table, dated(45000)), xlsOf(table, dated(45000))]) {
    const name = bytes[0] === 0x50 ? "a.xlsx" : "a.xls";
    const { data } = await send(bytes, { name, fields: { dry_run: "true" } });
    expect(codesOf(data.errors)).toEqual([[2, "Birth Date", "import.date.future"]]);
  }
});

test.each<[string, Uint8Array, number, string]>([
  ["a.xlsx", new TextEncoder().encode("<html></html>"), 422, "import.file.not_excel"],
  ["a.xlsx", new Uint8Array(), 422, "import.file.not_excel"],
  ["a.pdf", new TextEncoder().encode("%PDF"), 422, "import.file.kind"],
  ["a.xls", compoundOf({ EncryptedPackage: new Uint8Array(100) }), 422, "import.file.encrypted"],
  ["a.xlsx", rawXlsx("", { "x.xml": new Uint8Array(30_000_000) }), 413, "import.file.swollen"],
  ["a.xlsx", new Uint8Array(5_300_000), 413, "import.file.large_xlsx"],
  ["a.xls", new Uint8Array(3_200_000), 413, "import.file.large_xls"],
  ["a.csv", csvOf([["Name"], ["Zé"]]), 422, "import.columns.missing"],
  [
    "a.csv",
    csvOf([
      ["Ring", "Anilha", "Species"],
      ["1", "2", "Canário"],
    ]),
    422,
    "import.columns.twice",
  ],
  ["a.csv", csvOf([head, ...Array.from({ length: 10_001 }, () => ["A", "B"])]), 422, "import.rows.many"],
])(
  "%s that cannot be imported is refused on the file, and the next one is taken",
  async (name, bytes, status, code) => {
    const { send, csv } = await aviary();
    const refused = await send(bytes, { name });
    expect([refused.status, refused.errors.map((it) => [it.path, it.code])]).toEqual([status, [["file", code]]]);
    expect((await csv([head, ["A", "Canário"]])).status).toBe(200);
  },
);
