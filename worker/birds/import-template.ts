import Papa from "papaparse";
import { type Language, type SeededStatus, type Sex, seededStatuses } from "#db/vocabulary.ts";
import { say } from "#worker/locales/say.ts";
import { type ImportField, importFields } from "./import-contract.ts";
import { writeXlsx } from "./workbook.ts";

export type Template = { body: Uint8Array; type: string; file_name: string };
const example: Record<Exclude<ImportField, "species" | "name" | "sex" | "status" | "notes">, string> = {
  identifier: "PT-00123/26",
  birth_date: "2026-03-15",
  father: "",
  mother: "",
};
const sexes: readonly Sex[] = ["male", "female", "unknown"];

/** A table to fill in, in the reader's language: headings, one example, and in .xlsx the words that are understood. */
export async function templateOf(format: "xlsx" | "csv", language: Language): Promise<Template> {
  const table = [importFields.map((field) => say(language, `import.field.${field}`)), exampleRow(language)];
  const file_name = `${say(language, "import.template.file")}.${format}`;
  if (format === "csv") return { body: csvOf(table, language), type: "text/csv; charset=utf-8", file_name };
  const sheets = [
    { name: say(language, "import.template.birds"), rows: table },
    { name: say(language, "import.template.words"), rows: wordsTable(language) },
  ];
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { body: await writeXlsx(sheets), type, file_name };
}

function exampleRow(language: Language): string[] {
  const said: Record<ImportField, string> = {
    ...example,
    species: say(language, "import.template.species"),
    name: say(language, "import.template.name"),
    sex: say(language, "import.sex.female"),
    status: statusName(seededStatuses[0], language),
    notes: say(language, "import.template.notes"),
  };
  return importFields.map((field) => said[field]);
}

const statusName = (status: SeededStatus | undefined, language: Language) => status?.[language] ?? "";

function wordsTable(language: Language): string[][] {
  const headings = ["sex", "status"].map((field) => say(language, `import.field.${field}`));
  const rows = seededStatuses.map((status, at) => {
    const sex = sexes[at];
    return [sex ? say(language, `import.sex.${sex}`) : "", statusName(status, language)];
  });
  return [headings, ...rows];
}

// Excel opens text as UTF-8 only with a byte order mark, and in Portuguese parts it at semicolons.
function csvOf(table: string[][], language: Language): Uint8Array {
  const text = Papa.unparse(table, { delimiter: language === "pt" ? ";" : ",", escapeFormulae: true });
  return new TextEncoder().encode(`\ufeff${text}\r\n`);
}
