import type { WordKey } from "#app/locales/dictionary.ts";
import type {
  CommittedImport,
  ImportCheck,
  ImportedChange,
  ImportPreview,
  ImportProgress,
  ImportReport,
} from "#worker/imports/report-contract.ts";
import type { FaultGroup } from "./group-faults.ts";

type Figures = Omit<ImportReport, "errors" | "warnings">;
type Checked = Omit<ImportCheck, "report">;

export type ColumnsPage = { state: "columns"; check: Checked };
export type CheckedPage = {
  state: "checked";
  check: Checked;
  figures: Figures;
  groups: FaultGroup[];
  changes: ImportedChange[];
  meanings: ImportPreview["meanings"];
  causes: ImportPreview["causes"];
  /** Whether a commit was begun and never came to its end. */
  is_broken_off: boolean;
};
type Done = Pick<CommittedImport, "file_name" | "committed_at" | "undone_at" | "undo_until" | "has_file"> & {
  id: string;
};
export type DonePage = Done & { state: "done"; figures: Figures; groups: FaultGroup[] };
/** A file that is being read, or birds that are being saved: how many, and how far that is. */
export type WaitingPage = { state: "waiting"; id: string; count: number; progress: ImportProgress | null };
export type ImportPage = ColumnsPage | CheckedPage | DonePage | WaitingPage;

/** Whether a file can be read but for the species of its birds. */
export const lacksOnlySpecies = ({ missing, twice }: Pick<ImportCheck, "missing" | "twice">): boolean =>
  missing.length === 1 && missing[0] === "species" && twice.length === 0;

/** What an import's page is called, by where the import stands. */
export function titleOf(page: ImportPage): WordKey {
  if (page.state === "columns")
    return lacksOnlySpecies(page.check) ? "imports.mapping.which_species" : "imports.mapping.title";
  if (page.state === "checked") return "imports.check.title";
  if (page.state === "waiting") return page.progress ? "imports.saving.title" : "imports.reading.title";
  return page.undone_at ? "imports.undo.done" : "imports.done.title";
}
