import { xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { type List, sheet, two } from "./list.ts";

/** Lists in the words of breeders, with columns and rows that are not all birds. */
export const byWords: List[] = [
  sheet(
    "sexes as figures",
    [
      ["Ring", "Species", "Sex"],
      ["PT-001", "Canary", "1.0"],
      ["PT-002", "Canary", "0.1"],
      ["PT-003", "Canary", "0.0.1"],
      ["PT-004", "Canary", "1,0"],
      ["PT-005", "Canary", "0,1"],
    ],
    { birds: 5, becomes: { sex: "male" } },
  ),
  sheet(
    "sexes that Excel took for numbers",
    [
      ["Ring", "Species", "Sex"],
      ["PT-001", "Canary", 0.1],
      ["PT-002", "Canary", 1],
    ],
    { becomes: { sex: "female" } },
  ),
  sheet(
    "sexes as signs and in doubt",
    [
      ["Ring", "Species", "Sex"],
      ["PT-001", "Canary", "♀"],
      ["PT-002", "Canary", "♂"],
      ["PT-003", "Canary", "M?"],
      ["PT-004", "Canary", "F (ADN)"],
      ["PT-005", "Canary", "H"],
      ["PT-006", "Canary", "-"],
    ],
    { birds: 6, becomes: { sex: "female" } },
  ),
  sheet(
    "statuses in a breeder's words",
    [
      ["Anilha", "Espécie", "Situação"],
      ["PT-001", "Canário", "Morta"],
      ["PT-002", "Canário", "vivo"],
      ["PT-003", "Canário", "vendidas"],
      ["PT-004", "Canário", "-"],
      ["PT-005", "Canário", "À Venda"],
    ],
    { birds: 5 },
  ),
  sheet(
    "species in the plural and in Latin",
    [
      ["Anilha", "Espécie"],
      ["PT-001", "Canários"],
      ["PT-002", "Serinus canaria domestica"],
      ["PT-003", "canary"],
      ["PT-004", "CANARIO"],
    ],
    { birds: 4 },
  ),
  sheet(
    "parents by name",
    [
      ["Anilha", "Nome", "Espécie", "Sexo", "Nome do pai", "Nome da mãe"],
      ["PT-002", "Rex", "Canário", "M", "", ""],
      ["PT-003", "Lua", "Canário", "F", "", ""],
      ["PT-001", "", "Canário", "M", "REX", "lua"],
    ],
    { birds: 3 },
  ),
  sheet("parents that are nobody", [
    ["Anilha", "Espécie", "Pai", "Mãe"],
    ["PT-001", "Canário", "?", "-"],
    ["PT-002", "Canário", "desconhecido", "0"],
  ]),
  sheet(
    "a list without a column of species",
    [
      ["Anilha", "Sexo"],
      ["PT-001", "M"],
      ["PT-002", "F"],
    ],
    { fields: { species: "Canário" }, becomes: { sex: "male" } },
  ),
  sheet("a total below and the headings again between", [
    ["Anilha", "Espécie", "Sexo"],
    two[0] ?? [],
    ["Anilha", "Espécie", "Sexo"],
    ["Aves de 2025"],
    two[1] ?? [],
    ["Total", "", "2"],
  ]),
  sheet(
    "the same column twice",
    [
      ["Anilha", "Ring", "Espécie", "Sexo"],
      ["PT-001", "PT-001", "Canário", "M"],
      ["PT-002", "PT-002", "Canário", "F"],
    ],
    { becomes: { sex: "male" }, ignored: ["Ring"] },
  ),
  sheet(
    "two columns of the ring, one empty",
    [
      ["Anilha", "Ring no.", "Espécie"],
      ["", "PT-001", "Canário"],
      ["", "PT-002", "Canário"],
    ],
    { ignored: ["Anilha"] },
  ),
  sheet(
    "colour beside mutation",
    [
      ["Anilha", "Espécie", "Cor", "Mutação"],
      ["PT-001", "Canário", "amarelo", "Opala"],
      ["PT-002", "Canário", "", ""],
    ],
    { becomes: { mutation: "Opala" }, ignored: ["Cor"] },
  ),
  sheet(
    "a heading of 5,000 letters",
    [
      ["Anilha", "Espécie", "x".repeat(5000)],
      ["PT-001", "Canário", "a"],
      ["PT-002", "Canário", ""],
    ],
    { ignored: [`${"x".repeat(79)}…`] },
  ),
  sheet(
    "columns nobody knows",
    [
      ["Anilha", "Espécie", "Prémios", "Telefone"],
      ["PT-001", "Canário", "ouro", "21"],
      ["PT-002", "Canário", "", "22"],
    ],
    { ignored: ["Prémios", "Telefone"] },
  ),
  sheet("a book that counts from 1904", [], {
    bytes: xlsxOf(
      [
        ["Anilha", "Espécie", "Nascimento"],
        ["PT-001", "Canário", ""],
        ["PT-002", "Canário", ""],
      ],
      { date1904: true, edit: (given) => void Object.assign(given, { C2: { t: "n", v: 43538, z: "yyyy-mm-dd" } }) },
    ),
    becomes: { birth_date: "2023-03-15" },
  }),
  sheet("a book that counts from 1900", [], {
    bytes: xlsxOf(
      [
        ["Anilha", "Espécie", "Nascimento"],
        ["PT-001", "Canário", ""],
        ["PT-002", "Canário", ""],
      ],
      { edit: (given) => void Object.assign(given, { C2: { t: "n", v: 45000, z: "yyyy-mm-dd" } }) },
    ),
    becomes: { birth_date: "2023-03-15" },
  }),
];
