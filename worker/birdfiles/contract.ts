import { type BirdColumn, birdColumnNames, birdColumns, birdColumnsWith, type FileFieldOf } from "#db/bird-columns.ts";

/** What a column of a file of birds can hold. */
export type FileField = FileFieldOf<BirdColumn>;

const first: readonly FileField[] = [
  ...(["identifier", "species", "name", "sex", "birth_date", "status", "father", "mother", "notes", "place"] as const),
  ...(["mutation", "genotype"] as const),
];
const last: readonly FileField[] = ["foster_father", "foster_mother", "is_reference"];
const between = birdColumnNames
  .map((column): FileField => birdColumns[column].file)
  .filter((field) => !first.includes(field) && !last.includes(field));

/** All of them, in the order in which an export writes them. */
export const fileFields: readonly FileField[] = [...first, ...between, ...last];

/** Without these a file is refused. */
export const requiredFields = ["identifier", "species"] as const satisfies readonly FileField[];

/** Those that hold a calendar day. */
export const dayFields = birdColumnsWith({ kind: "day" }).map((column) => birdColumns[column].file);
