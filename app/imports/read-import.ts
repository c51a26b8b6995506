import { redirect } from "@remix-run/cloudflare";
import type { WordKey } from "#app/locales/dictionary.ts";
import type { Api, Outcome } from "#app/web/api-client.ts";
import type {
  CommittedImport,
  ImportCheck,
  ImportedChange,
  ImportPreview,
  ImportProgress,
  ImportReport,
} from "#worker/imports/contract.ts";
import { choiceNames, usualChoices } from "./choices.ts";
import { type FaultGroup, groupFaults, type ListedRemark } from "./faults/group-faults.ts";

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

/** What an import's page is called, by where the import stands. */
export function titleOf(page: ImportPage): WordKey {
  if (page.state === "columns") return "imports.mapping.title";
  if (page.state === "checked") return "imports.check.title";
  if (page.state === "waiting") return page.progress ? "imports.saving.title" : "imports.reading.title";
  return page.undone_at ? "imports.undo.done" : "imports.done.title";
}

/**
 * One address for an import's whole life. `done` in it says which answer is likelier, so that mostly one call suffices.
 * Throws the API's 404 when there is neither a file waiting nor a report.
 */
export async function readImport(api: Api, importId: string, params: URLSearchParams): Promise<ImportPage> {
  const id = encodeURIComponent(importId);
  if (params.has("reading")) return { state: "waiting", id: importId, count: 0, progress: null };
  const begun = params.get("saving");
  const progress = begun === null ? undefined : await howFar(api, id, Number(begun));
  if (progress && progress.state !== "idle")
    return { state: "waiting", id: importId, count: countIn(params), progress };
  const search = `?${new URLSearchParams(choiceNames.flatMap((name) => choiceIn(params, name)))}`;
  const asChecked = async () => {
    const outcome = await api.send<{ data: ImportCheck }>("GET", `/api/birds/import/checks/${id}${search}`);
    return outcome.ok ? checkedPage(outcome.answer.data, params, progress !== undefined) : outcome;
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

const choiceIn = (params: URLSearchParams, name: string) => {
  const choice = params.get(name) ?? usualChoices[name];
  return choice ? [[name, choice]] : [];
};
const countIn = (params: URLSearchParams) => Number.parseInt(params.get("count") ?? "", 10) || 0;

// A commit that was sent may not have reached the line yet.
const onItsWay = 10_000;

/** How far a commit is that was sent at this moment (ms since 1970). Throws the way to the report once it is done. */
async function howFar(api: Api, id: string, begun: number): Promise<ImportProgress> {
  const { data } = await api.get<{ data: ImportProgress }>(`/api/birds/import/${id}/progress`);
  if (data.state === "done") throw redirect(`/birds/import/${id}?done=1`, 303);
  return data.state === "idle" && Math.abs(Date.now() - begun) < onItsWay ? { ...data, state: "reading" } : data;
}

const refused = ({ problem, status }: Extract<Outcome<unknown>, { ok: false }>) => Response.json(problem, { status });

function checkedPage(
  { report, ...check }: ImportCheck,
  params: URLSearchParams,
  is_broken_off: boolean,
): ColumnsPage | CheckedPage {
  if (!report) return { state: "columns", check };
  const { changes, meanings, ...counted } = report;
  return { state: "checked", check, changes, meanings, is_broken_off, ...parted(counted, params) };
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
  return { figures, groups: groupFaults(all, params) };
}
