import type { OnDuplicate } from "#db/vocabulary.ts";
import type { ImportColumn, ImportSheet } from "#worker/birdfiles/columns-contract.ts";
import type { DayColumn, DayOrders, FileField } from "#worker/birdfiles/contract.ts";
import type { NamedParents, ParentSex, UnknownParents, UnknownWords } from "./contract.ts";

/** Something an import makes: its name, the word of the file that asks for it, and in how many rows. */
export type Made = { name: string; word: string; rows: number };
/** Species, statuses and places (by their paths) that an import makes. */
export type Makes = Record<"species" | "statuses" | "places", Made[]>;
/**
 * One fault of an import: `row` as the spreadsheet numbers it (the header is row 1), `column` its heading, `cell` its address
 * (`C12`), null where no column of the file holds it.
 */
export type RowError = {
  row: number;
  column: string;
  cell: string | null;
  value: string;
  code: string;
  message: string;
};
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
  /** The species of rows that name none: the reader's choice, or the only one the organisation has. */
  species_taken: { name: string; is_only: boolean } | null;
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
/** What was corrected: a cell (`C12`), or a word in all `rows` of a column (`C`) that hold it. */
export type CorrectedText = { cell: string; heading: string; before: string; after: string; rows: number };

/** What one press does for all rows that fall for one cause. */
export type Mend =
  /** Another column of the file is read as that field. */
  | { kind: "column"; index: number; heading: string; samples: string[] }
  /** The column is left alone. */
  | { kind: "ignore"; index: number; heading: string }
  /** A word of the column gets another meaning in all rows that hold it. */
  | { kind: "word"; column: string; word: string; rows: number }
  /** Rows that name no species get this one. */
  | { kind: "species"; species: string };
/** Why many rows fall at once: the field, the heading of its column, what is wrong in the reader's language, and the ways out. */
export type Cause = { field: FileField; heading: string; rows: number; message: string; mends: Mend[] };
/** A report of what has not been done yet. */
export type ImportPreview = ImportReport & {
  /** The first 100 birds that would be updated; `updated` counts them all. */
  changes: ImportedChange[];
  /** What a species or a status nobody knows may be the same as. */
  meanings: { species: Meaning[]; statuses: Meaning[] };
  /** What many rows fall for, the most frequent first, as far as one press mends it. */
  causes: Cause[];
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
  parent_sex: ParentSex;
  unknown_words: UnknownWords;
  /** The species of rows that name none, as the reader chose it. */
  species: string | null;
  /** The organisation's species to choose among, where one has to be chosen. */
  species_names: string[];
  corrections: CorrectedText[];
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
/** What taking an import back did; `kept` birds had been changed since. */
export type UndoneImport = { id: string; undone_at: string; removed: number; restored: number; kept: number };
