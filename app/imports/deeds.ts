import { data, redirect } from "@remix-run/cloudflare";
import type { Outcome } from "#app/web/api-client.ts";
import { waitInLine } from "#app/web/line.ts";
import type { Surroundings } from "#app/web/load-context.ts";
import type { CommittedImport, ImportCheck, UndoneImport } from "#worker/imports/contract.ts";
import type { Species } from "#worker/species/queries.ts";
import { choiceNames } from "./choices.ts";
import { saidOf } from "./said.ts";

type Asked = { form: FormData; context: Surroundings; importId: string; search: string };
/** Birds that stand in the way of taking an import back. */
export type Changed = { changed: Array<{ id: string; identifier: string }>; count: number };
type Refused = ReturnType<typeof data<{ said: string[]; current?: Changed }>>;
/** What a form on an import's page asks for. */
export type Deed = (asked: Asked) => Promise<ReturnType<typeof redirect> | Refused>;

/** Says what each column holds. */
export const chooseColumns: Deed = async ({ form, context, importId, search }) => {
  const chosen = [...form].flatMap(([name, value]) => {
    const [, column] = /^column-(\d{1,4})$/.exec(name) ?? [];
    return column && typeof value === "string" ? [[column, value] as const] : [];
  });
  const species = form.get("species");
  const json = { mapping: Object.fromEntries(chosen), ...(species !== null && { species: String(species) }) };
  return readAnew(context, importId, search, json);
};

/** Reads another sheet of the workbook. */
export const chooseSheet: Deed = ({ form, context, importId, search }) =>
  readAnew(context, importId, search, { sheet: String(form.get("sheet") ?? "") });

async function readAnew(context: Surroundings, importId: string, search: string, json: object) {
  const path = `/api/birds/import/checks/${encodeURIComponent(importId)}/mapping`;
  const outcome = await context.api.send<{ data: ImportCheck }>("POST", path, { json });
  return outcome.ok ? redirect(pageOf(importId, search), 303) : refusal(outcome);
}

/** Says what a word of the file is the same as, or forgets what was said of it. */
export const rememberWord: Deed = async ({ form, context, importId, search }) => {
  const json = { field: form.get("field"), word: form.get("word"), means: form.get("means") || null };
  const outcome = await context.api.send<{ data: unknown }>("POST", "/api/birds/import/words", { json });
  return outcome.ok ? redirect(pageOf(importId, search), 303) : refusal(outcome);
};

/** Takes a species the file names from the catalogue. */
export const addSpecies: Deed = async ({ form, context, importId, search }) => {
  const slugs = [String(form.get("slug") ?? "")];
  const path = "/api/bird-species/from-catalogue";
  const outcome = await context.api.send<{ data: Species[] }>("POST", path, { json: { slugs } });
  if (!outcome.ok) return refusal(outcome);
  const count = outcome.answer.data.length;
  context.flash(count > 0 ? { key: "species.saved.copied", values: { count } } : { key: "species.saved.none" });
  return redirect(pageOf(importId, search), 303);
};

/** Makes the places the file names. */
export const addPlaces: Deed = async ({ form, context, importId, search }) => {
  const json = { names: form.getAll("name") };
  return made(await context.api.send<Made>("POST", "/api/birds/import/places", { json }), "places", context, {
    importId,
    search,
  });
};

/** Makes a status the file names. */
export const addStatus: Deed = async ({ form, context, importId, search }) => {
  const json = { name: form.get("name"), kind: form.get("kind") };
  return made(await context.api.send<Made>("POST", "/api/birds/import/statuses", { json }), "statuses", context, {
    importId,
    search,
  });
};

type Made = { data: { created: number } };

function made(
  outcome: Outcome<Made>,
  what: "places" | "statuses",
  context: Surroundings,
  { importId, search }: Pick<Asked, "importId" | "search">,
) {
  if (!outcome.ok) return refusal(outcome);
  context.flash({ key: `imports.${what}.made`, values: { count: outcome.answer.data.created } });
  return redirect(pageOf(importId, search), 303);
}

/** Writes the birds. A second click is the same deed: the API answers with the report of the first. */
export const commit: Deed = async ({ form, context, importId }) => {
  const path = `/api/birds/import/checks/${encodeURIComponent(importId)}/commit`;
  const json = Object.fromEntries(choiceNames.map((name) => [name, form.get(name) ?? undefined]));
  const outcome = await context.api.send<{ data: CommittedImport }>("POST", path, { json });
  waitInLine(outcome, form);
  if (!outcome.ok) return refusal(outcome);
  const { id, created, updated } = outcome.answer.data;
  context.flash({ key: "imports.done.flash", values: { count: created + updated } });
  return redirect(pageOf(id, "?done=1"), 303);
};

/** Takes a whole import back, or what of it nobody changed since. */
export const undo: Deed = async ({ form, context, importId }) => {
  const path = `/api/birds/import/${encodeURIComponent(importId)}/undo`;
  const json = { only_untouched: form.get("only_untouched") === "true" };
  const outcome = await context.api.send<{ data: UndoneImport }>("POST", path, { json });
  waitInLine(outcome, form);
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
    { said: saidOf(outcome), ...(current?.changed && { current }) },
    { status: outcome.status, headers: again },
  );
}
