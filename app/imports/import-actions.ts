import { data, redirect } from "@remix-run/cloudflare";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { throwQueuePage } from "#app/web/work-queue.ts";
import type { CommittedImport, ImportCheck, UndoneImport } from "#worker/imports/report-contract.ts";
import { choiceNames } from "./choices.ts";
import { refusalText } from "./refusal-text.ts";

type ImportActionArgs = { form: FormData; context: LoadContext; importId: string; search: string };
/** Birds that stand in the way of taking an import back. */
export type Changed = { changed: Array<{ id: string; identifier: string }>; count: number };
type Refused = ReturnType<typeof data<{ faults: string[]; current?: Changed }>>;
/** What a form on an import's page asks for. */
export type ImportAction = (input: ImportActionArgs) => Promise<ReturnType<typeof redirect> | Refused>;

/** Says what each column holds. */
export const chooseColumns: ImportAction = async ({ form, context, importId, search }) => {
  const chosen = [...form].flatMap(([name, value]) => {
    const [, column] = /^column-(\d{1,4})$/.exec(name) ?? [];
    return column && typeof value === "string" ? [[column, value] as const] : [];
  });
  const species = form.get("species");
  const json = { mapping: Object.fromEntries(chosen), ...(species !== null && { species: String(species) }) };
  return readAnew(context, importId, search, json);
};

/** Reads another sheet of the workbook. */
export const chooseSheet: ImportAction = ({ form, context, importId, search }) =>
  readAnew(context, importId, search, { sheet: String(form.get("sheet") ?? "") });

async function readAnew(context: LoadContext, importId: string, search: string, json: object) {
  const path = `/api/birds/import/checks/${encodeURIComponent(importId)}/mapping`;
  const outcome = await context.api.send<{ data: ImportCheck }>("POST", path, { json });
  return outcome.ok ? redirect(pageOf(importId, search), 303) : refusal(outcome);
}

/** Corrects cells of the file, or a word wherever it stands in a column. */
export const correct: ImportAction = ({ form, ...input }) => {
  const cells = [...form].flatMap(([name, text]) => {
    const [, cell] = /^cell-([A-Z]{1,2}\d{1,7})$/.exec(name) ?? [];
    return cell && typeof text === "string" && text !== form.get(`was-${cell}`) ? [[cell, text] as const] : [];
  });
  return sendCorrections(input, { cells: Object.fromEntries(cells), words: wordIn(form, form.get("becomes")) });
};

/** Takes a correction back. */
export const uncorrect: ImportAction = ({ form, ...input }) => {
  const cell = form.get("cell");
  return sendCorrections(input, { cells: cell === null ? {} : { [String(cell)]: null }, words: wordIn(form, null) });
};

function wordIn(form: FormData, becomes: FormDataEntryValue | null) {
  const [column, word] = [form.get("column"), form.get("word")];
  return column === null || word === null ? [] : [{ column, word, becomes }];
}

async function sendCorrections({ context, importId, search }: Omit<ImportActionArgs, "form">, json: object) {
  const path = `/api/birds/import/checks/${encodeURIComponent(importId)}/corrections`;
  const outcome = await context.api.send<{ data: ImportCheck }>("POST", path, { json });
  return outcome.ok ? redirect(pageOf(importId, search), 303) : refusal(outcome);
}

/** Says what a word of the file is the same as, or forgets what was said of it. */
export const rememberWord: ImportAction = async ({ form, context, importId, search }) => {
  const json = { field: form.get("field"), word: form.get("word"), means: form.get("means") || null };
  const outcome = await context.api.send<{ data: unknown }>("POST", "/api/birds/import/words", { json });
  return outcome.ok ? redirect(pageOf(importId, search), 303) : refusal(outcome);
};

/**
 * Makes what is missing and writes the birds. A second click is the same action: the API answers with the report of the first.
 * What takes long goes on while its reader looks on, or leaves.
 */
export const commit: ImportAction = async ({ form, context, importId }) => {
  const path = `/api/birds/import/checks/${encodeURIComponent(importId)}/commit`;
  const json = { ...choicesIn(form), status_kinds: kindsIn(form) };
  const begun = Date.now();
  const sent = context.api.send<{ data: CommittedImport }>("POST", path, { json });
  const outcome = await within(patience, sent);
  if (!outcome) {
    context.later(sent.catch(() => {}));
    const search = new URLSearchParams({
      ...choicesIn(form),
      saving: String(begun),
      count: String(form.get("count") ?? ""),
    });
    return redirect(pageOf(importId, `?${search}`), 303);
  }
  throwQueuePage(outcome, form);
  if (!outcome.ok) return refusal(outcome);
  const { id, created, updated } = outcome.answer.data;
  context.flash({ key: "imports.done.flash", values: { count: created + updated } });
  return redirect(pageOf(id, "?done=1"), 303);
};

// Longer than the API itself waits in the queue before it tells the place.
const patience = 2500;

/** What came within so many milliseconds; undefined when nothing did. */
function within<Answer>(ms: number, coming: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

const choicesIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    choiceNames.flatMap((name) => {
      const choice = form.get(name);
      return typeof choice === "string" && choice !== "" ? [[name, choice]] : [];
    }),
  );

/** What birds in each new status count as: the names of statuses and their kinds are sent in the same order. */
function kindsIn(form: FormData) {
  const kinds = form.getAll("kind");
  return Object.fromEntries(form.getAll("status").map((name, at) => [String(name), kinds[at]]));
}

/** Takes a whole import back, or what of it nobody changed since. */
export const undo: ImportAction = async ({ form, context, importId }) => {
  const path = `/api/birds/import/${encodeURIComponent(importId)}/undo`;
  const json = { only_untouched: form.get("only_untouched") === "true" };
  const outcome = await context.api.send<{ data: UndoneImport }>("POST", path, { json });
  throwQueuePage(outcome, form);
  if (!outcome.ok) return refusal(outcome);
  const { removed, restored } = outcome.answer.data;
  context.flash({ key: "imports.undo.flash", values: { count: removed + restored } });
  return redirect(pageOf(importId, "?done=1"), 303);
};

const pageOf = (importId: string, search: string) => `/birds/import/${encodeURIComponent(importId)}${search}`;

function refusal(outcome: Extract<Outcome<unknown>, { ok: false }>): Refused {
  if (outcome.status === 404) throw Response.json(outcome.problem, { status: 404 });
  const again: Record<string, string> = outcome.retry_after ? { "Retry-After": outcome.retry_after } : {};
  const current = outcome.problem.current as Changed | undefined;
  return data(
    { faults: refusalText(outcome), ...(current?.changed && { current }) },
    { status: outcome.status, headers: again },
  );
}
