import type { FileField } from "./contract.ts";

/** The reader's own choice of columns: number of the column (from 0) or its heading → field, "" to leave it out. */
export type ColumnChoice = Record<string, FileField | "">;
/**
 * A column of the file: what it is taken for (null: left alone) and the first values in it. `by_values`: they told what it is,
 * its heading did not.
 */
export type ImportColumn = {
  index: number;
  heading: string;
  field: FileField | null;
  samples: string[];
  by_values?: boolean;
};
/** A sheet with something in it; `rows` are those below its headings. */
export type ImportSheet = { name: string; rows: number; is_hidden: boolean; is_read: boolean };
