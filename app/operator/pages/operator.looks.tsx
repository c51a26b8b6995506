import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { LookTable } from "#app/operator/look-table.tsx";
import { operatorApi, requireOperator } from "#app/operator/operator-api.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { faultTexts } from "#app/web/api-client.ts";
import { titled } from "#app/web/titles.ts";
import type { Opened } from "#worker/accounts/sessions.ts";
import type { AllowedLook } from "#worker/operator/looks/looks.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return (await operatorApi(context).get<{ data: AllowedLook[] }>("/api/operator/looks")).data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(context);
  const grant_id = String((await request.formData()).get("grant_id") ?? "").slice(0, 100);
  const opened = await context.api.send<Opened>("POST", "/api/operator/looks", { json: { grant_id } });
  if (!opened.ok) return data({ faults: faultTexts(opened.problem, context.language) }, opened.status);
  // Beside the operator's own session, which comes back when they leave.
  context.signIn(opened.answer.access_token);
  const headers = { "Clear-Site-Data": '"cache", "storage"', "X-Remix-Reload-Document": "true" };
  return redirect("/dashboard", { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "access.looks.console") : (args.matches[0]?.meta ?? []);

export default function LooksPage() {
  const { t } = useWords();
  const looks = useLoaderData<typeof loader>();
  const { faults = [] } = (useActionData<typeof action>() ?? {}) as { faults?: string[] };
  return (
    <>
      <PageHeader title={t("access.looks.console")} lead={t("access.looks.console_lead")} />
      <ErrorSummary faults={faults.map((message) => ({ message }))} />
      {looks.length > 0 ? (
        <LookTable looks={looks} />
      ) : (
        <EmptyState drawing={<Perch />} title={t("access.looks.none.title")} why={t("access.looks.none.detail")} />
      )}
    </>
  );
}
