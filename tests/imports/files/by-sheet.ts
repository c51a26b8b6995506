import { xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { bookOfSheets } from "./books.ts";
import { type List, sheet, two } from "./list.ts";

const merges = (...ranges: string[]) => ({
  edit: (given: object) =>
    void Object.assign(given, {
      "!merges": ranges.map((range) => {
        const [c = 0, from = 0, to = 0] = range.split(",").map(Number);
        return { s: { r: from, c }, e: { r: to, c } };
      }),
    }),
});
/** Lists in workbooks of many sheets and in merged cells. */
export const bySheet: List[] = [
  sheet("many sheets, the birds in the third", [], {
    bytes: bookOfSheets([
      ["Leia-me", [["Este livro", "é do viveiro"]]],
      [
        "Contas",
        [
          ["Data", "Valor"],
          ["2024-01-01", "20"],
        ],
      ],
      ["Plantel", [["Anilha", "Espécie", "Sexo"], ...two]],
    ]),
    becomes: { sex: "male" },
  }),
  sheet("a hidden sheet before the birds", [], {
    bytes: bookOfSheets([
      [
        "Listas",
        [
          ["Anilha", "Espécie"],
          ["x-1", "x"],
        ],
        "hidden",
      ],
      ["Aves", [["Anilha", "Espécie", "Sexo"], ...two]],
    ]),
    becomes: { sex: "male" },
  }),
  sheet("an empty sheet and a protected one", [], {
    bytes: bookOfSheets([
      ["Folha1", []],
      ["Aves", [["Anilha", "Espécie", "Sexo"], ...two], "protected"],
    ]),
    becomes: { sex: "male" },
  }),
  sheet("another sheet than the best, asked for by name", [], {
    bytes: bookOfSheets([
      [
        "2025",
        [
          ["Anilha", "Espécie", "Sexo"],
          ["PT-9", "Canário", "M"],
        ],
      ],
      [
        "2024",
        [
          ["Anilha", "Espécie"],
          ["PT-001", "Canário"],
        ],
      ],
    ]),
    birds: 1,
    fields: { sheet: "2024" },
  }),
  sheet(
    "species merged over its birds",
    [
      ["Espécie", "Anilha", "Sexo"],
      ["Canário", "PT-002", "M"],
      ["", "PT-001", "F"],
      ["", "PT-003", "F"],
    ],
    {
      birds: 3,
      bytes: xlsxOf(
        [
          ["Espécie", "Anilha", "Sexo"],
          ["Canário", "PT-002", "M"],
          ["", "PT-001", "F"],
          ["", "PT-003", "F"],
        ],
        merges("0,1,3"),
      ),
      becomes: { sex: "female" },
    },
  ),
  sheet("a ring merged over two lines of notes", [], {
    birds: 2,
    bytes: xlsxOf(
      [
        ["Anilha", "Espécie", "Notas"],
        ["PT-001", "Canário", "canta"],
        ["", "", "muito"],
        ["PT-002", "Canário", ""],
      ],
      merges("0,1,2"),
    ),
    becomes: { notes: "canta" },
  }),
];
