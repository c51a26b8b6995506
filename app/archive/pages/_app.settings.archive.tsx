import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestoreSection } from "#app/archive/restore-section.tsx";
import { TakeSection } from "#app/archive/take-section.tsx";
import { refusalText } from "#app/imports/refusal-text.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { titled } from "#app/web/titles.ts";
import { throwQueuePage } from "#app/web/work-queue.ts";
import { type ArchiveCounts, type ArchiveState, restorable, type WaitingArchive } from "#worker/archive/contract.ts";

const page = "/settings/archive";

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: state } = await context.api.get<{ data: ArchiveState }>("/api/archive/state");
  // Told from here: the contract it stands in would weigh more in the browser than the whole page.
  return { state, most: restorable };
}

/** Two forms: a file to be checked, which only the API reads; and the yes to what was checked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const isFile = (request.headers.get("Content-Type") ?? "").toLowerCase().startsWith("multipart/");
  const outcome = isFile ? await redirectOn(request, context) : await restore(request, context);
  if (outcome.ok) return redirect(page, 303);
  const again: Record<string, string> = outcome.retry_after ? { "Retry-After": outcome.retry_after } : {};
  return data({ faults: refusalText(outcome) }, { status: outcome.status, headers: again });
}

async function redirectOn(request: Request, { api }: LoadContext) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const body = await request.arrayBuffer();
  return api.send<{ data: WaitingArchive }>("POST", "/api/archive/waiting", { body, headers });
}

async function restore(request: Request, { api, flash }: LoadContext) {
  const form = await request.formData();
  const json = { digest: String(form.get("digest") ?? ""), papers: form.get("papers") === "on" };
  const outcome = await api.send<{ data: ArchiveCounts }>("POST", "/api/archive/restore", { json });
  throwQueuePage(outcome, form);
  if (outcome.ok) flash({ key: "archive.done", values: { count: outcome.answer.data.birds } });
  return outcome;
}

export const meta: MetaFunction = (args) => titled(args, "archive.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("archive.title"), is_current: true },
  ],
};

export default function Archive() {
  const { state, most } = useLoaderData<typeof loader>();
  const faults = useActionData<typeof action>()?.faults ?? [];
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("archive.title")} lead={t("archive.lead")} />
      {state.may ? (
        <div className="profile">
          <TakeSection state={state} most={most} />
          <RestoreSection state={state} most={most} faults={faults} />
        </div>
      ) : (
        <Banner title={t("archive.forbidden")} />
      )}
    </>
  );
}
