import * as z from "zod";
import { languages, onDuplicates, statusKinds } from "#db/vocabulary.ts";
import { type DayField, type DayOrders, dayOrders, fileFields } from "#worker/birdfiles/contract.ts";
import { label, notes } from "#worker/fields.ts";

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
/** What becomes of a bird whose row says no sex and that others of the file name as their father or mother. */
const parentSexes = ["refuse", "take"] as const;
export type ParentSex = (typeof parentSexes)[number];
const parent_sex = z.enum(parentSexes, "fields.invalid");
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
  parent_sex: parent_sex.default("refuse"),
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
  parent_sex: parent_sex.default("refuse"),
  unknown_words: unknown_words.default("refuse"),
});
/** How a kept file is read; what is left out stays. Another sheet begins with its own columns. */
export const importMapping = z.object({ mapping: columnChoice.optional(), sheet, species });
export type ImportMapping = z.output<typeof importMapping>;
export const importCommit = z.object({
  on_duplicate: on_duplicate.default("skip"),
  unknown_parents: unknown_parents.default("refuse"),
  named_parents: named_parents.default("take"),
  parent_sex: parent_sex.default("refuse"),
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

/** What a cell is to say; the empty text empties it, null takes the correction back. */
const becomes = notes(2000)
  .transform((text) => text ?? "")
  .nullable();
/** How much of a file may be corrected while it waits; whoever has more to say writes a better file. */
export const mostCorrected = { cells: 500, words: 50, letters: 50_000 } as const;
const column = z.string("import.correction.cell").regex(/^[A-Z]{1,2}$/, "import.correction.cell");
/** Corrections of a kept file: cells by their addresses (`C12`), and a word wherever it stands in a column (`C`). */
export const importCorrections = z.object({
  cells: z
    .record(z.string().regex(/^[A-Z]{1,2}[1-9]\d{0,6}$/), becomes, "import.correction.cell")
    .refine((cells) => Object.keys(cells).length <= mostCorrected.cells, "import.correction.many")
    .default({}),
  words: z
    .array(z.object({ column, word: z.string("fields.required").max(400, "fields.long"), becomes }), "fields.invalid")
    .max(mostCorrected.words, "import.correction.many")
    .default([]),
});
export type ImportCorrections = z.output<typeof importCorrections>;

/** Which rows of a check would be rejected depends on its choices; the format is the upload's own unless another is named. */
export const rejectedFilter = importCheckFilter.extend({
  format: z.enum(["xlsx", "csv"], "fields.invalid").optional(),
});
export type RejectedFilter = z.output<typeof rejectedFilter>;
export const templateFilter = z.object({
  format: z.enum(["xlsx", "csv"], "fields.invalid").default("xlsx"),
  language: z.enum(languages, "fields.invalid").optional(),
});
export const importUndo = z.object({ only_untouched: z.boolean("fields.invalid").default(false) });
