import type { WordKey } from "#app/locales/dictionary.ts";
import type { Api, Outcome } from "#app/web/api-client.ts";
import { pageSizes } from "#db/vocabulary.ts";
import type {
  CommittedImport,
  ImportCheck,
  ImportedChange,
  ImportPreview,
  ImportReport,
  RowError,
} from "#worker/imports/contract.ts";
import { choiceNames } from "./choices.ts";

/** A row's fault, or what was only remarked on. */
export type ListedRemark = RowError & { kind: "error" | "warning" };
/** One page of them: an import may have ten thousand. */
export type Remarks = { items: ListedRemark[]; total: number; page: number; total_pages: number; page_size: number };
type Figures = Omit<ImportReport, "errors" | "warnings">;
type Checked = Omit<ImportCheck, "report">;

export type ColumnsPage = { state: "columns"; check: Checked };
export type CheckedPage = {
  state: "checked";
  check: Checked;
  figures: Figures;
  remarks: Remarks;
  changes: ImportedChange[];
  meanings: ImportPreview["meanings"];
};
type Done = Pick<CommittedImport, "file_name" | "committed_at" | "undone_at" | "undo_until" | "has_file"> & {
  id: string;
};
export type DonePage = Done & { state: "done"; figures: Figures; remarks: Remarks };
export type ImportPage = ColumnsPage | CheckedPage | DonePage;

/** What an import's page is called, by where the import stands. */
export function titleOf(page: ImportPage): WordKey {
  if (page.state === "columns") return "imports.mapping.title";
  if (page.state === "checked") return "imports.check.title";
  return page.undone_at ? "imports.undo.done" : "imports.done.title";
}

/**
 * One address for an import's whole life. `done` in it says which answer is likelier, so that mostly one call suffices.
 * Throws the API's 404 when there is neither a file waiting nor a report.
 */
export async function readImport(api: Api, importId: string, params: URLSearchParams): Promise<ImportPage> {
  const id = encodeURIComponent(importId);
  const choices = choiceNames.flatMap((name) => {
    const choice = params.get(name);
    return choice ? [[name, choice]] : [];
  });
  const search = choices.length > 0 ? `?${new URLSearchParams(choices)}` : "";
  const asChecked = async () => {
    const outcome = await api.send<{ data: ImportCheck }>("GET", `/api/birds/import/checks/${id}${search}`);
    return outcome.ok ? checkedPage(outcome.answer.data, params) : outcome;
  };
  const asDone = async () => {
    const outcome = await api.send<{ data: CommittedImport }>("GET", `/api/birds/import/${id}`);
    return outcome.ok ? donePage(outcome.answer.data, params) : outcome;
  };
  const [first, second] = params.has("done") ? [asDone, asChecked] : [asChecked, asDone];
  const found = await first();
  if ("state" in found) return found;
  const other = found.status === 404 ? await second() : found;
  if ("state" in other) return other;
  throw refused(other);
}

const refused = ({ problem, status }: Extract<Outcome<unknown>, { ok: false }>) => Response.json(problem, { status });

function checkedPage({ report, ...check }: ImportCheck, params: URLSearchParams): ColumnsPage | CheckedPage {
  if (!report) return { state: "columns", check };
  const { changes, meanings, ...counted } = report;
  return { state: "checked", check, changes, meanings, ...parted(counted, params) };
}

function donePage(done: CommittedImport, params: URLSearchParams): DonePage {
  const { id, file_name, committed_at, undone_at, undo_until, has_file, ...report } = done;
  return { state: "done", id, has_file, file_name, committed_at, undone_at, undo_until, ...parted(report, params) };
}

function parted({ errors, warnings, ...figures }: ImportReport, params: URLSearchParams) {
  const all: ListedRemark[] = [
    ...errors.map((error) => ({ ...error, kind: "error" as const })),
    ...warnings.map((warning) => ({ ...warning, kind: "warning" as const })),
  ];
  return { figures, remarks: pageOf(all, params) };
}

const usualSize = 20;

function pageOf(all: ListedRemark[], params: URLSearchParams): Remarks {
  const page_size = pageSizes.find((size) => String(size) === params.get("page_size")) ?? usualSize;
  const total_pages = Math.max(1, Math.ceil(all.length / page_size));
  const page = Math.min(total_pages, Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1));
  const items = all.slice((page - 1) * page_size, page * page_size);
  return { items, total: all.length, page, total_pages, page_size };
}
