import { type BirdColumn, birdColumnNames, birdColumns } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
import { birdKinds } from "#worker/birds/kinds-contract.ts";
import type { FileText } from "#worker/birds/rules-contract.ts";
import { translate } from "#worker/locales/translate.ts";
import type { FileField } from "./contract.ts";

/** Says a stored value as a file does; null says nothing. */
export type CellText = (value: string | number) => string | null;

// What is known of a birth shares the column of its day, which stands before it in the plan.
const plans = Object.fromEntries(
  birdColumnNames.toReversed().map((name) => [birdColumns[name].file, birdColumns[name]]),
) as Record<FileField, (typeof birdColumns)[BirdColumn]>;

/** How the values of a column of a file are said; undefined where they stand as they are stored. */
export function cellTextOf(language: Language, field: FileField): CellText | undefined {
  const text: FileText = birdKinds[plans[field].kind].text;
  if (text === "stored") return undefined;
  if (text === "word") return worded(language, field);
  if (text === "yes") return (answer) => (answer ? translate(language, "import.answer.yes") : null);
  return (value) => (language === "pt" ? text(Number(value)).replace(".", ",") : text(Number(value)));
}

// Each word is looked up once: a flock says few of them a hundred thousand times.
function worded(language: Language, field: FileField): CellText {
  const known = new Map<string | number, string>();
  return (value) => {
    const word = known.get(value) ?? translate(language, `import.${field}.${value}`);
    known.set(value, word);
    return word;
  };
}

/** How wide the column of an exported file is, in letters. */
export function widthOf(field: FileField): number {
  const plan = plans[field];
  return "width" in plan ? plan.width : birdKinds[plan.kind].width;
}
