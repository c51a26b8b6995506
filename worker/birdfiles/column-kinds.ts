import { type BirdColumnKind, birdColumnNames, birdColumns } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
import { say } from "#worker/locales/say.ts";
import type { FileField } from "./contract.ts";

/** Says a stored value as a file does; null says nothing. */
export type Saying = (value: string | number) => string | null;

/** What follows from the kind of a column for the column of a file. A kind without an entry is a type error. */
type ColumnKind = {
  /** How its values are said in a language; `asStored` where every reader writes what is stored. */
  says: "asStored" | ((language: Language, field: FileField) => Saying);
  /** How wide such a column is, in letters, where `widths` says nothing else. */
  width: number;
};

const decimal = (language: Language, text: string) => (language === "pt" ? text.replace(".", ",") : text);

const columnKinds: Record<BirdColumnKind, ColumnKind> = {
  ring: { says: "asStored", width: 20 },
  name: { says: "asStored", width: 20 },
  notes: { says: "asStored", width: 40 },
  row: { says: "asStored", width: 20 },
  line: { says: "asStored", width: 24 },
  chip: { says: "asStored", width: 20 },
  letter: { says: "asStored", width: 12 },
  day: { says: "asStored", width: 18 },
  precision: { says: "asStored", width: 18 },
  choice: { says: worded, width: 14 },
  flag: { says: (language) => (answer) => (answer ? say(language, "import.is_reference.yes") : null), width: 18 },
  millimetres: { says: (language) => (size) => decimal(language, String(size)), width: 12 },
  cents: { says: (language) => (cents) => decimal(language, (Number(cents) / 100).toFixed(2)), width: 12 },
};

// Each word is looked up once: a flock says few of them a hundred thousand times.
function worded(language: Language, field: FileField): Saying {
  const known = new Map<string | number, string>();
  return (value) => {
    const word = known.get(value) ?? say(language, `import.${field}.${value}`);
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
export function sayingOf(language: Language, field: FileField): Saying | undefined {
  const { says } = kindAt(field);
  return says === "asStored" ? undefined : says(language, field);
}

const widths: Partial<Record<FileField, number>> = {
  ...{ species: 24, status: 16, place: 28, sexing_method: 16 },
  ...{ mutation: 20, genotype: 20, certificate_number: 20 },
};

/** How wide the column of an exported file is, in letters. */
export const widthOf = (field: FileField): number => widths[field] ?? kindAt(field).width;
