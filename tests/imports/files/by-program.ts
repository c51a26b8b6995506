import { bookOf, xlsOf } from "#tests/spreadsheets/sheets.ts";
import { type List, sheet, two } from "./list.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((it) => [it.charCodeAt(0) & 255, it.charCodeAt(0) >> 8])]);

/** Lists as programs write them, in every kind of file. Every row is one a person understands. */
export const byProgram: List[] = [
  sheet(
    "ZooEasy, in English",
    [
      ["Registration number", "Name", "Gender", "Date of birth", "Breed", "Sire", "Dam", "Colour", "Cage", "Remarks"],
      ["PT-001", "Rex", "Male", "2023-04-25", "Canary", "", "", "Yellow mosaic", "", "sings"],
      ["PT-002", "Lua", "Female", "2023-05-30", "Canary", "", "", "White", "", ""],
      ["PT-003", "", "Unknown", "2024-05-30", "Canary", "PT-001", "PT-002", "White", "", ""],
    ],
    { birds: 3, becomes: { name: "Rex", sex: "male", mutation: "Yellow mosaic" } },
  ),
  sheet(
    "Breeders Assistant, in English",
    [
      [
        "Ring No.",
        "Sex",
        "Hatch Date",
        "Species",
        "Father's Ring",
        "Mother's Ring",
        "Variety",
        "Breeder",
        "Comments",
        "Status",
      ],
      ["PT-001", "Cock", "2022-03-30", "Canary", "", "", "Lizard", "J. Melo", "", "Alive"],
      ["PT-002", "Hen", "2022-03-31", "Canary", "", "", "Lizard", "", "", "Died"],
      ["PT-003", "Unsexed", "2023-03-31", "Canary", "PT-001", "PT-002", "", "", "", "Sold"],
    ],
    { birds: 3, becomes: { sex: "male", breeder: "J. Melo", mutation: "Lizard" } },
  ),
  sheet(
    "an Excel list in Portuguese, with dots and capitals",
    [
      ["N.º ANILHA", "ESPÉCIE", "SEXO", "DATA NASC.", "PAI", "MÃE", "COR", "OBS."],
      ["PT-001", "CANÁRIO", "MACHO", "2024-03-25", "", "", "Amarelo", "bom cantor"],
      ["PT-002", "Canario", "FÊMEA", "2024-03-26", "", "", "Branco", ""],
    ],
    { becomes: { sex: "male", mutation: "Amarelo", notes: "bom cantor" } },
  ),
  sheet(
    "headings with their formats behind them and in two languages",
    [
      ["Anilha / Ring", "Espécie*", "Sexo (M/F)", "Progenitor", "Progenitora"],
      ["PT-001", "Canário", "m", "", ""],
      ["PT-002", "Canário", "f", "", ""],
      ["PT-003", "Canário", "?", "PT-001", "PT-002"],
    ],
    { birds: 3, becomes: { sex: "male" } },
  ),
  sheet(
    "a title and a date above the headings",
    [
      ["Viveiro Melo"],
      ["Lista de aves", "", "2026"],
      [],
      ["Atualizada em março"],
      [],
      ["Anilha", "Espécie", "Sexo"],
      ...two,
    ],
    { becomes: { sex: "male" } },
  ),
  sheet("a title of twelve lines", [
    ...Array.from({ length: 12 }, (_, at) => [`Linha ${at} do cabeçalho`]),
    ["Anilha", "Espécie", "Sexo"],
    ...two,
  ]),
  sheet("LibreOffice", [], {
    name: "lista.ods",
    bytes: bookOf([["Anilha", "Espécie", "Sexo"], ...two], "ods"),
    becomes: { sex: "male" },
  }),
  sheet("an old .xls", [], {
    name: "lista.xls",
    bytes: xlsOf([["Anilha", "Espécie", "Sexo"], ...two]),
    becomes: { sex: "male" },
  }),
  sheet("semicolons in the encoding of Windows", [], {
    name: "lista.csv",
    bytes: latin("Anilha;Espécie;Sexo;Mãe\r\nPT-001;Canário;fêmea;\r\nPT-002;Canário;macho;PT-001\r\n"),
    becomes: { sex: "female" },
  }),
  sheet("tabs in UTF-16, as Excel's text", [], {
    name: "lista.csv",
    bytes: utf16("Anilha\tEspécie\tSexo\r\nPT-001\tCanário\tM\r\nPT-002\tCanário\tF\r\n"),
    becomes: { sex: "male" },
  }),
  sheet("bars between the cells", [], {
    name: "lista.csv",
    bytes: utf8("Anilha|Espécie|Sexo\nPT-001|Canário|M\nPT-002|Canário|F\n"),
    becomes: { sex: "male" },
  }),
  sheet("a title above the headings of a .csv", [], {
    name: "lista.csv",
    bytes: utf8("Viveiro Melo, Porto\n\nAnilha;Espécie;Sexo\nPT-001;Canário;M\nPT-002;Canário;F\n"),
    becomes: { sex: "male" },
  }),
  sheet("commas and quotations", [], {
    name: "lista.csv",
    bytes: utf8('Ring,Species,Notes\n"PT-001","Canary","sings, loudly"\n"PT-002","Canary",""\n'),
    becomes: { notes: "sings, loudly" },
  }),
];
