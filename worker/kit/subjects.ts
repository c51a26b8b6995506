import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Language, Subject } from "#db/vocabulary.ts";

/** How the audit trail tells of a subject. */
export type TrailSubject = {
  /** What it is called today; `itself` where its id is its name, `only` where there is but one of it. */
  called: Called | "itself" | "only";
  /** Names in its lines by which it is still told once it is gone, the best first. */
  known_by: readonly string[];
  /** Its name stands beside its lines, or that of the subject they are under: `known_by` is not told a second time. */
  isNamedBeside?: true;
  /** Other lines name it by its id, in a column `…_id`. */
  isReferredTo?: true;
};
/** The column that names a row, for a reader of this language. */
export type Called = SQLiteColumn | ((language: Language) => SQLiteColumn);
export type Subjects = Readonly<Record<Subject, TrailSubject>>;
