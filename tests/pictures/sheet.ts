import type { Language } from "#db/vocabulary.ts";
import type { Table } from "#tests/spreadsheets/sheets.ts";

type Sheet = { name: string; rows: Table };
type SheetWords = { headings: string[]; canary: string; cock: string; hen: string; unsure: string };

/** A breeder's own sheet with forty-two chicks in it and six slips of the pen. */
function sheetOf({ headings, canary, cock, hen, unsure }: SheetWords): Table {
  const chicks = Array.from({ length: 36 }, (_, at) => [
    `FOP R481 26 ${String(101 + at).padStart(3, "0")}`,
    canary,
    at % 2 === 0 ? cock : hen,
    `2026-0${4 + (at % 3)}-${String(10 + (at % 18)).padStart(2, "0")}`,
    "FOP R481 25 001",
    "FOP R481 25 012",
  ]);
  const slips = [
    ["FOP R481 26 140", canary, unsure, "31/02/2026", "FOP R481 25 001", "FOP R481 25 012"],
    ["FOP R481 26 103", canary, hen, "2026-05-12", "FOP R481 25 001", "FOP R481 25 012"],
    ["FOP R481 26 141", canary, cock, "2026-05-12", "FOP R481 25 012", "FOP R481 25 012"],
    ["FOP R481 26 142", canary, hen, "31/05/2062", "FOP R481 25 001", "FOP R481 25 012"],
    ["FOP R481 26 143", canary, cock, "2026-05-14", "FOP R481 25 001", "FOP R481 25 001"],
    ["", canary, hen, "2026-05-14", "FOP R481 25 001", "FOP R481 25 012"],
  ];
  return [headings, ...chicks, ...slips];
}

export const sheets: Record<Language, Sheet> = {
  pt: {
    name: "canários 2026.xlsx",
    rows: sheetOf({
      headings: ["Anilha", "Espécie", "Sexo", "Data de nascimento", "Pai", "Mãe"],
      canary: "Canário",
      cock: "macho",
      hen: "fêmea",
      unsure: "desconhecido",
    }),
  },
  en: {
    name: "canaries 2026.xlsx",
    rows: sheetOf({
      headings: ["Tag ID", "Species", "Sex", "Birth Date", "Father", "Mother"],
      canary: "Canary",
      cock: "cock",
      hen: "hen",
      unsure: "unknown",
    }),
  },
};
