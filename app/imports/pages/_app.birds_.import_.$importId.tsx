import "../imports.css";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { later } from "#app/controls/later.tsx";
import { DryRun } from "#app/imports/check/dry-run.tsx";
import { ImportDone } from "#app/imports/done/import-done.tsx";
import { ImportWaiting } from "#app/imports/done/import-waiting.tsx";
import {
  chooseColumns,
  chooseSheet,
  commit,
  correct,
  type ImportAction,
  rememberWord,
  uncorrect,
  undo,
} from "#app/imports/import-actions.ts";
import { type ImportPage, lacksOnlySpecies, titleOf } from "#app/imports/import-page.ts";
import { ColumnsForm } from "#app/imports/questions/columns-form.tsx";
import { SheetsForm } from "#app/imports/questions/sheets-form.tsx";
import { readImport } from "#app/imports/read-import.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";

// Most who come here have the import still before them.
const Done = later(
  import.meta.env.SSR ? ImportDone : undefined,
  async () => (await import("#app/imports/done/import-done.tsx")).ImportDone,
);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return await readImport(context.api, params.importId ?? "", new URL(request.url).searchParams);
}

const actions: Record<string, ImportAction> = {
  columns: chooseColumns,
  sheet: chooseSheet,
  word: rememberWord,
  correct,
  uncorrect,
  commit,
  undo,
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const event = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (!event) return redirect(new URL(request.url).pathname, 303);
  return await event({ form, context, importId: params.importId ?? "", search: new URL(request.url).search });
}

// Null when an action was refused before the page was read.
const nameOf = (page: ImportPage | null | undefined) => (page ? titleOf(page) : "imports.check.title");

export const meta: MetaFunction<typeof loader> = (args) => titled(args, nameOf(args.data));
export const handle: PageHandle<ImportPage | null> = {
  crumbs: (t, page) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("imports.upload.crumb"), href: "/birds/import" },
    { label: t(nameOf(page)), is_current: true },
  ],
};

export default function OneImport() {
  const page = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const stated = answered?.faults ?? [];
  const { t } = useWords();
  if (page.state === "done") return <Done page={page} faults={stated} changed={answered?.current} />;
  if (page.state === "waiting") return <ImportWaiting page={page} />;
  const faults = <ErrorSummary title={t("imports.commit.failed")} faults={stated.map((message) => ({ message }))} />;
  if (page.state === "checked") return <DryRun page={page} faults={faults} />;
  const lead = lacksOnlySpecies(page.check) ? "imports.mapping.no_species" : "imports.mapping.lead";
  return (
    <>
      <PageHeader title={t(titleOf(page))} lead={t(lead, { file: page.check.file_name })} />
      {faults}
      <SheetsForm sheets={page.check.sheets} />
      <ColumnsForm check={page.check} isNeeded />
    </>
  );
}
