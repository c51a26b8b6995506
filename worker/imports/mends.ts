import type { Language } from "#db/vocabulary.ts";
import { type FileField, requiredFields } from "#worker/birdfiles/contract.ts";
import { translate } from "#worker/locales/translate.ts";
import { lettersOf } from "#worker/spreadsheets/addresses.ts";
import { type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { readPartDay } from "#worker/spreadsheets/days.ts";
import type { ImportPlan, Known } from "./plan.ts";
import { isSex, shareOf, valuesIn } from "./reading/column-values.ts";
import type { Headings } from "./reading/headings.ts";
import type { Remark } from "./reading/rows.ts";
import type { Cause, Mend } from "./report-contract.ts";

type Column = Headings["columns"][number];
type Read = { plan: ImportPlan; sheet: Sheet; headings: Headings; known: Pick<Known, "species"> };

/** Rows from which on a cause is told before all else. */
const manyRows = 3;
const mostCauses = 3;

/** What many rows fall for, the most frequent first: only what one press mends is told here. */
export function causesOf(read: Read, language: Language): Cause[] {
  const { plan, headings } = read;
  const groups = new Map<string, Remark[]>();
  for (const fault of plan.faults) {
    const cause = causeOf(fault, headings);
    if (!cause) continue;
    const others = groups.get(cause);
    if (others) others.push(fault);
    else groups.set(cause, [fault]);
  }
  return [...groups.values()]
    .map((faults) => serialize(read, faults, language))
    .filter(({ rows, mends }) => rows >= manyRows && mends.length > 0)
    .sort((one, other) => other.rows - one.rows)
    .slice(0, mostCauses);
}

/** Faults that come of a parent's sex, which no column of the file says. */
const ofSexes: ReadonlySet<string> = new Set(["import.father.sex", "import.mother.sex"]);
/** Faults that a column may have because it is not what it was taken for, beside those of its unreadable values. */
const ofColumns: ReadonlySet<string> = new Set([
  "import.ring.required",
  "import.ring.twice",
  "import.species.required",
]);
const unreadable = /\.(?:unclear|unreadable|serial|missing|early|ambiguous)$/;

function causeOf({ field, code }: Remark, { columns }: Headings): string | undefined {
  const saysSex = columns.some((column) => column.field === "sex");
  if (ofSexes.has(code)) return saysSex ? undefined : "sex";
  return ofColumns.has(code) || unreadable.test(code) ? field : undefined;
}

function serialize(read: Read, faults: readonly Remark[], language: Language): Cause {
  const { columns } = read.headings;
  const [{ field: named, code } = { field: "identifier" as const, code: "" }] = faults;
  const field = ofSexes.has(code) ? "sex" : named;
  const column = columns.find((it) => it.field === field);
  const rows = new Set(faults.map(({ row }) => row)).size;
  const message = translate(language, messages[code] ?? code);
  return {
    field,
    heading: column?.heading ?? "",
    rows,
    message,
    mends: mendsFor(read, { field, column, faults, rows }),
  };
}

// Said of one row, these name another.
const messages: Record<string, string> = {
  "import.father.sex": "import.cause.no_sex",
  "import.mother.sex": "import.cause.no_sex",
  "import.ring.twice": "import.cause.ring_twice",
};

type Group = { field: FileField; column: Column | undefined; faults: readonly Remark[]; rows: number };

function mendsFor(read: Read, { field, column, faults, rows }: Group): Mend[] {
  const { sheet, headings, plan, known } = read;
  const values = column ? valuesIn(sheet, headings.at, column.index) : [];
  if (field === "species") return speciesMends(plan, known);
  // Where most of a column can be read, it is the one, and a few of its cells are wrong.
  const isOther = !column || rows * 2 > plan.rows || shareOf(values, fits[field] ?? always) < 0.5;
  const others = isOther ? otherColumns(read, field) : [];
  const isFree = !requiredFields.some((required) => required === field);
  const ignore: Mend[] =
    isFree && isOther && column ? [{ kind: "ignore", index: column.index, heading: column.heading }] : [];
  const words = column && isFree ? commonWords(faults, column, sheet) : [];
  return others.length > 0 ? others : [...words, ...ignore];
}

const always = () => true;
const isDay = (text: string) => {
  const { value } = readPartDay(text, { date1904: false, today: "9999-12-31", order: "day_first" });
  return Boolean(value) && /\d[/.-]\d|^(?:19|20)\d{2}$/.test(text);
};
/** What a column of that field holds, as far as its values show it. */
const fits: Partial<Record<FileField, (value: string) => boolean>> = {
  sex: isSex,
  birth_date: isDay,
  identifier: (value) => /\d/.test(value) && value.length <= 30,
};

/** The one column that is nothing for certain and holds what that field does. */
function otherColumns({ sheet, headings }: Read, field: FileField): Mend[] {
  const fitting = fits[field];
  if (!fitting) return [];
  const free = headings.columns.filter((column) => column.field === null);
  const judged = free.map((column) => {
    const values = valuesIn(sheet, headings.at, column.index);
    const isUnique = field !== "identifier" || new Set(values).size === values.length;
    return { column, share: isUnique ? shareOf(values, fitting) : 0 };
  });
  const [best] = judged.filter(({ share }) => share >= 0.5).sort((one, other) => other.share - one.share);
  if (!best) return [];
  const { index, heading, samples } = best.column;
  return [{ kind: "column", index, heading, samples }];
}

const mostWords = 2;
/** A word longer than this is no word. */
const longestWord = 60;

/** Words of a column that many of these rows fall for. */
function commonWords(faults: readonly Remark[], { index }: Column, { rows }: Sheet): Mend[] {
  const fallen = new Set(faults.map(({ row }) => row));
  const counts = new Map<string, number>();
  for (const { row, cells } of rows) {
    const word = fallen.has(row) ? textOf(cells[index]) : "";
    if (word !== "" && word.length <= longestWord) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, n]) => n >= manyRows)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostWords)
    .map(([word, n]) => ({ kind: "word", column: lettersOf(index), word, rows: n }));
}

/** The species that most of the others have. */
function speciesMends({ created, updated }: ImportPlan, { species }: Pick<Known, "species">): Mend[] {
  const counts = new Map<string, number>();
  for (const { species_id } of [...created, ...updated])
    if (species_id) counts.set(species_id, (counts.get(species_id) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const id = most?.[0] ?? (species.length === 1 ? species[0]?.id : undefined);
  const name = species.find((it) => it.id === id)?.common_name;
  return name ? [{ kind: "species", species: name }] : [];
}
