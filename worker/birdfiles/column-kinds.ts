import { type BirdColumnKind, birdColumnNames, birdColumns } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import type { FileField } from "./contract.ts";

/** Says a stored value as a file does; null says nothing. */
export type CellText = (value: string | number) => string | null;

/** What follows from the kind of a column for the column of a file. A kind without an entry is a type error. */
type ColumnKind = {
  /** How its values are said in a language; `asStored` where every reader writes what is stored. */
  text: "asStored" | ((language: Language, field: FileField) => CellText);
  /** How wide such a column is, in letters, where `widths` says nothing else. */
  width: number;
};

const decimal = (language: Language, text: string) => (language === "pt" ? text.replace(".", ",") : text);

const columnKinds: Record<BirdColumnKind, ColumnKind> = {
  ring: { text: "asStored", width: 20 },
  name: { text: "asStored", width: 20 },
  notes: { text: "asStored", width: 40 },
  row: { text: "asStored", width: 20 },
  line: { text: "asStored", width: 24 },
  chip: { text: "asStored", width: 20 },
  letter: { text: "asStored", width: 12 },
  day: { text: "asStored", width: 18 },
  precision: { text: "asStored", width: 18 },
  choice: { text: worded, width: 14 },
  flag: { text: (language) => (answer) => (answer ? translate(language, "import.is_reference.yes") : null), width: 18 },
  millimetres: { text: (language) => (size) => decimal(language, String(size)), width: 12 },
  cents: { text: (language) => (cents) => decimal(language, (Number(cents) / 100).toFixed(2)), width: 12 },
};

// Each word is looked up once: a flock says few of them a hundred thousand times.
function worded(language: Language, field: FileField): CellText {
  const known = new Map<string | number, string>();
  return (value) => {
    const word = known.get(value) ?? translate(language, `import.${field}.${value}`);
    known.set(value, word);
    return word;
  };
}

// What is known of a birth shares the column of its day, which stands before it in the plan.
const kindOf = new Map(
  birdColumnNames.toReversed().map((column) => [birdColumns[column].file, columnKinds[birdColumns[column].kind]]),
);
const kindAt = (field: FileField): ColumnKind => kindOf.get(field) ?? columnKinds.line;

/** How the values of a column of a file are said; undefined where they stand as they are stored. */
export function cellTextOf(language: Language, field: FileField): CellText | undefined {
  const { text } = kindAt(field);
  return text === "asStored" ? undefined : text(language, field);
}

const widths: Partial<Record<FileField, number>> = {
  species: 24,
  status: 16,
  place: 28,
  sexing_method: 16,
  mutation: 20,
  genotype: 20,
  certificate_number: 20,
};

/** How wide the column of an exported file is, in letters. */
export const widthOf = (field: FileField): number => widths[field] ?? kindAt(field).width;
