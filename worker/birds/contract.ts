import { z } from "zod";
import { birdSorts, languages, type OnDuplicate, onDuplicates, orders, pageSizes, sexes } from "#db/vocabulary.ts";
import { calendarDay, digits, id, label, line, notes, optional, paging } from "#worker/fields.ts";

export const ring = label(100, "birds.identifier.required", "birds.identifier.long");

const fields = {
  identifier: ring,
  name: optional(line(100)),
  sex: z.enum(sexes, "fields.invalid"),
  species_id: id,
  status_id: optional(id),
  birth_date: optional(calendarDay),
  father_id: optional(id),
  mother_id: optional(id),
  /** A parent named by its ring, as a person types it; a ring that is given wins over the id. */
  father_ring: optional(ring),
  mother_ring: optional(ring),
  notes: optional(notes(2000)),
};

const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional();
/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

/** A new bird. Absent and null mean unknown; the add form fills in today's date, the API does not. */
export const birdDraft = z.object({
  ...fields,
  name: fields.name.optional(),
  sex: fields.sex.default("unknown"),
  status_id: fields.status_id.optional(),
  birth_date: fields.birth_date.optional(),
  father_id: fields.father_id.optional(),
  mother_id: fields.mother_id.optional(),
  father_ring: fields.father_ring.optional(),
  mother_ring: fields.mother_ring.optional(),
  notes: fields.notes.optional(),
  org_id,
});

export type BirdDraft = z.output<typeof birdDraft>;

/** An edit: absent is unchanged, null clears; the species never changes. With `version` a stale edit is refused. */
export const birdChange = z.object({ ...fields, org_id, version }).partial();
export type BirdChange = z.output<typeof birdChange>;

const choice = <Words extends readonly [string, ...string[]]>(words: Words, message: string) => z.enum(words, message);

/** What someone searches for: one line, literally; 200 characters at most. */
const question = z
  .string("fields.invalid")
  .trim()
  .max(200, "fields.long")
  .refine((text) => text === "" || line(200).safeParse(text).success, "fields.characters")
  .default("");

/** The question `/api/birds/` and `/birds` answer. `status_id=none` asks for birds without a status. */
export const birdFilter = z.object({
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(20),
  sort_by: choice(birdSorts, "fields.sort").default("created_at"),
  order: choice(orders, "fields.sort").default("desc"),
  q: question,
  species_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  status_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  sex: z.enum([...sexes, ""], "fields.invalid").default(""),
  org_id,
});
export type BirdFilter = z.output<typeof birdFilter>;

/** The list's question without its pages, for all birds that match in one file. */
export const birdExport = birdFilter.omit({ page: true, page_size: true }).extend({
  format: z.enum(["xlsx", "csv"], "fields.invalid").default("xlsx"),
});
export type BirdExport = z.output<typeof birdExport>;

const generations = digits("birds.generations")
  .refine((depth) => depth >= 0 && depth <= 6, "birds.generations")
  .default(2);
const flag = z
  .enum(["true", "false", "1", "0"], "fields.invalid")
  .default("true")
  .transform((word) => word === "true" || word === "1");

export const lineageFilter = z.object({ ancestors: generations, descendants: generations, include_siblings: flag });
export type LineageFilter = z.output<typeof lineageFilter>;

/** Which birds may be offered as a father (`sex=male`) or mother; `not` is the bird whose parent is sought. */
export const candidateFilter = z.object({
  sex: z.enum(["male", "female"], "fields.invalid"),
  q: question,
  species_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  not: z.string("fields.invalid").max(64, "fields.invalid").default(""),
});
export type CandidateFilter = z.output<typeof candidateFilter>;

/** What a column of an imported table can hold. */
export const importFields = [
  "identifier",
  "species",
  "name",
  "sex",
  "birth_date",
  "status",
  "father",
  "mother",
  "notes",
] as const;
export type ImportField = (typeof importFields)[number];

/** The reader's own choice of columns: number of the column (from 0) or its heading → field, "" to leave it out. */
const columnChoice = z.record(
  z.string().max(200, "fields.long"),
  z.enum([...importFields, ""], "import.mapping.invalid"),
  "import.mapping.invalid",
);
export type ColumnChoice = z.output<typeof columnChoice>;
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
  mapping: columnChoiceText.default({}),
});
export type ImportForm = z.output<typeof importForm>;
/** The multipart body of `POST /api/birds/import/checks`. */
export const importUpload = z.object({ file: upload });
export const importCheckFilter = z.object({ on_duplicate: on_duplicate.optional() });
export const importMapping = z.object({ mapping: columnChoice });
export const importCommit = z.object({ on_duplicate: on_duplicate.default("skip") });
export const templateFilter = z.object({
  format: z.enum(["xlsx", "csv"], "fields.invalid").default("xlsx"),
  language: z.enum(languages, "fields.invalid").optional(),
});

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
  /** Headings nobody recognised; their columns were left alone. */
  ignored_columns: string[];
  /** How many birds too many for the plan; 0 when all fit. */
  over_limit: number;
};
/** A column of the file: what it is taken for (null: left alone) and the first values in it. */
export type ImportColumn = { index: number; heading: string; field: ImportField | null; samples: string[] };
/** An uploaded file that waits for its commit. Without a report the columns must be chosen first. */
export type ImportCheck = {
  id: string;
  file_name: string;
  on_duplicate: OnDuplicate;
  columns: ImportColumn[];
  missing: ImportField[];
  /** Fields that two columns claim. */
  twice: ImportField[];
  report: ImportReport | null;
};
/** An import as it was committed. */
export type CommittedImport = ImportReport & { id: string; file_name: string; committed_at: string };

/** The question of lists without filters. */
export const ofOrganization = z.object({ org_id });
