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
export type DayField = (typeof dayFields)[number];

/** Which figure of a date such as `05/03/2024` is the day. */
export const dayOrders = ["day_first", "month_first"] as const;
/** The order in which a reader wants the dates of each column read. */
export type DayOrders = Partial<Record<DayField, (typeof dayOrders)[number]>>;

/** How the dates of a column are read, where they could be read in two ways. */
export type DayColumn = {
  field: DayField;
  heading: string;
  order: (typeof dayOrders)[number];
  /** What settled it: the reader, the column's own dates, the language of its heading, or the organisation's country. */
  settled_by: "choice" | "column" | "heading" | "country";
  /** The column has dates that can only be day first, and dates that can only be month first. */
  is_mixed: boolean;
  /** How many dates could be either, and the first of them, as it stands and as it is read. */
  unclear: number;
  sample: { text: string; day: string };
};
