import "../imports.css";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { requireMay, requireMember } from "#app/accounts/member.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { refusalText } from "#app/imports/refusal-text.ts";
import { ColumnsUnderstood, FromElsewhere, Templates } from "#app/imports/upload/file-help.tsx";
import { UploadForm } from "#app/imports/upload/upload-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { ImportCheck } from "#worker/imports/report-contract.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  await requireMember(context);
  return null;
}

/** From so many rows on a page tells that they are read. */
const manyRows = 3000;

/** Hands the file on as it came: only the API reads it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const body = await request.arrayBuffer();
  const outcome = await context.api.send<{ data: ImportCheck }>("POST", "/api/birds/import/checks", { body, headers });
  if (outcome.ok) {
    const { id, report } = outcome.answer.data;
    return redirect(`/birds/import/${id}${report && report.rows >= manyRows ? "?reading=1" : ""}`, 303);
  }
  const again: Record<string, string> = outcome.retry_after ? { "Retry-After": outcome.retry_after } : {};
  return data({ faults: refusalText(outcome) }, { status: outcome.status, headers: again });
}

export const meta: MetaFunction = (args) => titled(args, "imports.upload.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("imports.upload.crumb"), is_current: true },
  ],
};

export default function ImportPage() {
  const { t } = useWords();
  const { over, back, close } = useOverList();
  const faults = useActionData<typeof action>()?.faults ?? [];
  return (
    <RouteDialog over={over} title={t("imports.upload.title")} onClose={close}>
      <div className="import-start grid gap-8">
        <UploadForm faults={faults} back={back} />
        <FromElsewhere />
        <Templates />
        <ColumnsUnderstood />
      </div>
    </RouteDialog>
  );
}
