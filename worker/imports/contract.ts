import * as z from "zod";
import { languages, type OnDuplicate, onDuplicates, statusKinds } from "#db/vocabulary.ts";
import type { ImportColumn, ImportSheet } from "#worker/birdfiles/columns-contract.ts";
import {
  type DayColumn,
  type DayField,
  type DayOrders,
  dayOrders,
  type FileField,
  fileFields,
} from "#worker/birdfiles/contract.ts";
import { label } from "#worker/fields.ts";

/** The reader's own choice of columns: number of the column (from 0) or its heading → field, "" to leave it out. */
const columnChoice = z.record(
  z.string().max(200, "fields.long"),
  z.enum([...fileFields, ""], "import.mapping.invalid"),
  "import.mapping.invalid",
);
const columnChoiceText = z
  .string("import.mapping.invalid")
  .max(8000, "import.mapping.invalid")
  .transform((text, context): unknown => {
    try {
      return text.trim() === "" ? {} : JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "import.mapping.invalid" });
      return z.NEVER;
    }
  })
  .pipe(columnChoice);

const on_duplicate = z.enum(onDuplicates, "fields.invalid");
/** What happens to a parent's ring that no bird has: its row is refused, or it is kept as somebody else's bird. */
const unknownParents = ["refuse", "reference"] as const;
export type UnknownParents = (typeof unknownParents)[number];
const unknown_parents = z.enum(unknownParents, "fields.invalid");
/** What happens to a species, status or place the organisation lacks: its rows are refused, or it is made first. */
const unknownWords = ["refuse", "create"] as const;
export type UnknownWords = (typeof unknownWords)[number];
const unknown_words = z.enum(unknownWords, "fields.invalid");
/** What birds in a status that is made count as, by its name as the file writes it; where nothing is said, as present. */
const status_kinds = z.record(
  z.string().max(100, "fields.long"),
  z.enum(statusKinds, "import.status.kind"),
  "fields.invalid",
);
export type StatusKinds = z.output<typeof status_kinds>;
const day_order = z.enum(dayOrders, "fields.invalid").optional();
/** Whether the day or the month comes first in a column of dates; absent, the column says so itself. */
const orders = {
  birth_date_order: day_order,
  status_since_order: day_order,
  acquired_on_order: day_order,
} satisfies Record<`${DayField}_order`, z.ZodType>;
export type OrdersInput = { [Name in keyof typeof orders]?: z.output<typeof day_order> };
/** Of all that was chosen, the orders of dates. */
export const ordersOf = ({ birth_date_order, status_since_order, acquired_on_order }: OrdersInput): OrdersInput => ({
  birth_date_order,
  status_since_order,
  acquired_on_order,
});
/** The orders asked for, column by column. */
export const dayOrdersIn = ({ birth_date_order, status_since_order, acquired_on_order }: OrdersInput): DayOrders => ({
  ...(birth_date_order && { birth_date: birth_date_order }),
  ...(status_since_order && { status_since: status_since_order }),
  ...(acquired_on_order && { acquired_on: acquired_on_order }),
});
/** What happens to a parent given by a name that only one fitting bird bears: that bird is taken, or the row refused. */
const namedParents = ["take", "refuse"] as const;
export type NamedParents = (typeof namedParents)[number];
const named_parents = z.enum(namedParents, "fields.invalid");
/** The name of a workbook's sheet; without one the sheet whose headings fit best is read. */
const sheet = z.string("fields.invalid").max(255, "fields.long").optional();
/** The species of rows that name none, by any of its names. */
const species = z.string("fields.invalid").trim().max(100, "fields.long").optional();
const upload = z
  .instanceof(File, { error: "import.file.missing" })
  // A browser sends a nameless empty file when none was chosen.
  .refine((file) => file.name !== "" || file.size > 0, "import.file.missing");

/** The multipart body of `POST /api/birds/import`. */
export const importForm = z.object({
  file: upload,
  dry_run: z
    .enum(["true", "false", "1", "0", "on", ""], "fields.invalid")
    .default("false")
    .transform((word) => word === "true" || word === "1" || word === "on"),
  on_duplicate: on_duplicate.default("skip"),
  unknown_parents: unknown_parents.default("refuse"),
  named_parents: named_parents.default("take"),
  unknown_words: unknown_words.default("refuse"),
  mapping: columnChoiceText.default({}),
  ...orders,
  sheet: sheet.transform((name) => name || undefined),
  species: species.transform((name) => name || undefined),
});
export type ImportForm = z.output<typeof importForm>;
/** The multipart body of `POST /api/birds/import/checks`. */
export const importUpload = z.object({ file: upload });
export const importCheckFilter = z.object({
  on_duplicate: on_duplicate.optional(),
  unknown_parents: unknown_parents.default("refuse"),
  ...orders,
  named_parents: named_parents.default("take"),
  unknown_words: unknown_words.default("refuse"),
});
/** How a kept file is read; what is left out stays. Another sheet begins with its own columns. */
export const importMapping = z.object({ mapping: columnChoice.optional(), sheet, species });
export type ImportMapping = z.output<typeof importMapping>;
export const importCommit = z.object({
  on_duplicate: on_duplicate.default("skip"),
  unknown_parents: unknown_parents.default("refuse"),
  named_parents: named_parents.default("take"),
  unknown_words: unknown_words.default("refuse"),
  status_kinds: status_kinds.optional(),
  ...orders,
});
/** A word of files that means a species or status of the organisation; `means` is its id, null forgets the word. */
export const wordMeant = z.object({
  field: z.enum(["species", "status"], "fields.invalid"),
  word: label(100),
  means: z.string("fields.invalid").max(100, "fields.long").nullable(),
});
/** Places a file names and the organisation lacks, by their paths. */
export const newPlaces = z.object({
  names: z
    .array(z.string("fields.invalid").max(400, "fields.long"), "fields.invalid")
    .min(1, "fields.required")
    .max(500),
});
/** A status a file names and the organisation lacks. */
export const newStatus = z.object({
  name: label(60),
  kind: z.enum(statusKinds, "import.status.kind"),
});
/** Which rows of a check would be rejected depends on its choices; the format is the upload's own unless another is named. */
export const rejectedFilter = importCheckFilter.extend({
  format: z.enum(["xlsx", "csv"], "fields.invalid").optional(),
});
export type RejectedFilter = z.output<typeof rejectedFilter>;
export const templateFilter = z.object({
  format: z.enum(["xlsx", "csv"], "fields.invalid").default("xlsx"),
  language: z.enum(languages, "fields.invalid").optional(),
});

/** Something an import makes: its name, the word of the file that asks for it, and in how many rows. */
export type Made = { name: string; word: string; rows: number };
/** Species, statuses and places (by their paths) that an import makes. */
export type Makes = Record<"species" | "statuses" | "places", Made[]>;
/** One fault of an import: `row` as the spreadsheet numbers it (the header is row 1), `column` its heading. */
export type RowError = { row: number; column: string; value: string; code: string; message: string };
/** created + updated + unchanged + skipped + rejected rows = rows. */
export type ImportReport = {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  rejected: number;
  /** Why rows were rejected: every fault, in the order of the rows. */
  errors: RowError[];
  /** What was taken all the same and may be wrong; also the rows that differ from a stored bird and were skipped. */
  warnings: RowError[];
  /** Species named in the file that the organisation lacks: how many rows name each, and its entry in the catalogue. */
  unknown_species: Array<{ name: string; rows: number; slug: string | null }>;
  /** Places named in the file that the organisation lacks, as the file writes them. */
  unknown_places: Array<{ name: string; rows: number }>;
  /** Statuses named in the file that the organisation lacks. */
  unknown_statuses: Array<{ name: string; rows: number }>;
  /** Of those three, what is made before the birds are, by name: where `unknown_words` is `create`. */
  makes: Makes;
  /** Parents nobody has that become birds of somebody else's; they are no rows and count against no plan. */
  references: number;
  /** Rings of parents that no bird of the flock or the file has. */
  missing_parents: number;
  /** Columns in which dates could be day/month or month/day, and how they are read. */
  dates: DayColumn[];
  /** Columns that were left alone: their headings and the first three values in each. */
  ignored_columns: Array<{ heading: string; samples: string[] }>;
  /** Parents given by a name: the bird that was taken for it and how many rows name it so. */
  names_taken: Array<{ field: FileField; name: string; ring: string; rows: number }>;
  /** Words that were understood by what the organisation said of them before; `means` is an id, `name` its name. */
  same_as: Array<{ field: "species" | "status"; word: string; means: string; name: string; rows: number }>;
  /** The sheets of the workbook that hold something; none for a table that is no workbook. */
  sheets: ImportSheet[];
  /** Faults beyond those in `errors`; every row with a fault has at least one there. */
  more_errors: number;
  /** How many birds too many for the plan; 0 when all fit. */
  over_limit: number;
};
/** Something of the organisation that a word of the file may mean. */
export type Meaning = { id: string; name: string };
/** What an update would do to a bird: its ring, its row in the file, and each field that changes, in words. */
export type ImportedChange = {
  id: string;
  row: number;
  identifier: string;
  fields: Array<{ field: FileField; before: string; after: string }>;
};
/** A report of what has not been done yet. */
export type ImportPreview = ImportReport & {
  /** The first 100 birds that would be updated; `updated` counts them all. */
  changes: ImportedChange[];
  /** What a species or a status nobody knows may be the same as. */
  meanings: { species: Meaning[]; statuses: Meaning[] };
};
/** An uploaded file that waits for its commit. Without a report the columns must be chosen first. */
export type ImportCheck = {
  id: string;
  file_name: string;
  on_duplicate: OnDuplicate;
  unknown_parents: UnknownParents;
  /** The orders of dates the reader chose. */
  day_orders: DayOrders;
  named_parents: NamedParents;
  unknown_words: UnknownWords;
  /** The species of rows that name none. */
  species: string | null;
  sheets: ImportSheet[];
  /** Whether the columns are those chosen for an earlier file with the same headings. */
  is_remembered: boolean;
  columns: ImportColumn[];
  missing: FileField[];
  /** Fields that two columns claim. */
  twice: FileField[];
  report: ImportPreview | null;
  /** What a commit made that then broke off: it is there, the birds are not. */
  begun: string[];
};
/** An import as it was committed; `undo_until` is when it can no longer be taken back, null once it cannot. */
export type CommittedImport = ImportReport & {
  id: string;
  file_name: string;
  committed_at: string;
  undone_at: string | null;
  undo_until: string | null;
  /** Whether the rejected rows can still be downloaded. */
  has_file: boolean;
};
/** Where a commit stands: in the line, under way, done, or nothing of it, for it never began or was broken off. */
export type ImportProgress = { state: "waiting" | "reading" | "writing" | "done" | "idle"; place: number };
export const importUndo = z.object({ only_untouched: z.boolean("fields.invalid").default(false) });
/** What taking an import back did; `kept` birds had been changed since. */
export type UndoneImport = { id: string; undone_at: string; removed: number; restored: number; kept: number };
