import { birdColumns, birdColumnsWith } from "#db/bird-columns.ts";
import { type Language, seededStatuses, sexes } from "#db/vocabulary.ts";
import { type FileField, fileFields } from "#worker/birdfiles/contract.ts";
import { translate } from "#worker/locales/translate.ts";
import { csvTable } from "#worker/spreadsheets/delimited-writing.ts";
import { writeXlsx } from "#worker/spreadsheets/workbook.ts";
import { statusesOnUse } from "#worker/statuses/meaning-contract.ts";

/** A table as a file to download. */
export type TableFile = { body: Uint8Array; type: string; file_name: string };
/** What the example says in any language; what is left out stays empty. */
const example: Partial<Record<FileField, string>> = { identifier: "PT-00123/26", birth_date: "2026-03-15" };

/** A table to fill in, in the reader's language: headings, one example, and in .xlsx the words that are understood. */
export async function templateOf(format: "xlsx" | "csv", language: Language): Promise<TableFile> {
  const table = [fileFields.map((field) => translate(language, `import.field.${field}`)), exampleRow(language)];
  const file_name = `${translate(language, "import.template.file")}.${format}`;
  if (format === "csv") return { body: csvTable(language, table), type: "text/csv; charset=utf-8", file_name };
  const sheets = [
    { name: translate(language, "import.template.birds"), rows: table },
    { name: translate(language, "import.template.words"), rows: wordsTable(language) },
  ];
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { body: await writeXlsx(sheets), type, file_name };
}

function exampleRow(language: Language): string[] {
  const fields: Partial<Record<FileField, string>> = {
    ...example,
    species: translate(language, "import.template.species"),
    name: translate(language, "import.template.name"),
    sex: translate(language, "import.sex.female"),
    status: seededStatuses[0]?.[language] ?? "",
    acquisition: translate(language, "import.acquisition.bred"),
    notes: translate(language, "import.template.notes"),
  };
  return fileFields.map((field) => fields[field] ?? "");
}

/** The closed lists, a column each. */
function wordsTable(language: Language): string[][] {
  const spoken = (field: string, words: readonly string[]) =>
    words.map((word) => translate(language, `import.${field}.${word}`));
  const lists: Partial<Record<FileField, string[]>> = {
    sex: spoken("sex", sexes),
    status: [...seededStatuses, ...statusesOnUse].map((status) => status[language]),
    ...Object.fromEntries(
      birdColumnsWith({ isFact: true, isGiven: true }).flatMap((fact): Array<[FileField, string[]]> => {
        const plan = birdColumns[fact];
        if (plan.kind === "choice") return [[plan.file, spoken(plan.file, plan.of)]];
        return plan.kind === "letter" ? [[plan.file, [...plan.of]]] : [];
      }),
    ),
    is_reference: spoken("answer", ["yes", "no"]),
  };
  const columns = Object.entries(lists).map(([field, words]) => [
    translate(language, `import.field.${field}`),
    ...words,
  ]);
  const longest = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: longest }, (_, row) => columns.map((column) => column[row] ?? ""));
}
