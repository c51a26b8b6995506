import { redirect } from "@remix-run/cloudflare";
import type { Api, Outcome } from "#app/web/api-client.ts";
import type { CommittedImport, ImportCheck, ImportProgress, ImportReport } from "#worker/imports/report-contract.ts";
import { choiceNames, usualChoices } from "./choices.ts";
import { groupFaults, type ListedRemark } from "./group-faults.ts";
import type { CheckedPage, ColumnsPage, DonePage, ImportPage } from "./import-page.ts";

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

// A commit that was sent may not have reached the queue yet.
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
  const { changes, meanings, causes, ...counted } = report;
  return { state: "checked", check, changes, meanings, causes, is_broken_off, ...parted(counted, params) };
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
