import "../../billing/plans.css";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { billingActions } from "#app/subscriptions/billing-actions.ts";
import { CancelQuestion } from "#app/subscriptions/cancel-question.tsx";
import { ChangeQuestion } from "#app/subscriptions/change-question.tsx";
import { Documents } from "#app/subscriptions/documents.tsx";
import { PassDays } from "#app/subscriptions/pass-days.tsx";
import { PlanState } from "#app/subscriptions/plan-state.tsx";
import { Usage } from "#app/subscriptions/usage.tsx";
import { sendingTo } from "#app/web/headers.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { titled } from "#app/web/titles.ts";
import { allows } from "#db/permissions.ts";
import { billingIntervals } from "#db/words/billing.ts";
import type { BillingView, ChangeView } from "#worker/subscriptions/contract.ts";

type Loaded = { view: BillingView | null; asks: "cancel" | "change" | null; change: ChangeView | null };

/** `?cancel` asks whether to cancel, `?change=yearly` whether to pay by the year. Others than owners are told who pays. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (context.viewer && !allows(context.viewer.role, "billing.write")) return { view: null, asks: null, change: null };
  const { data: view } = await context.api.get<{ data: BillingView }>("/api/billing");
  const period = billingIntervals.find((it) => it === query.get("change"));
  const change = period ? await changeOf(context, period) : null;
  const asks = change ? "change" : query.has("cancel") && pays(view) ? "cancel" : null;
  const headers: Record<string, string> = view.pays_at.length > 0 ? { [sendingTo]: view.pays_at.join(" ") } : {};
  return data<Loaded>({ view, asks, change }, { headers });
}

const pays = ({ state, refundable_until }: BillingView) =>
  state === "active" || state === "past_due" || (state === "cancelling" && refundable_until !== null);

async function changeOf({ api }: LoadContext, period: string): Promise<ChangeView | null> {
  const outcome = await api.send<{ data: ChangeView }>("GET", `/api/billing/change?period=${period}`);
  return outcome.ok ? outcome.answer.data : null;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const origins = loaderHeaders.get(sendingTo);
  const sent: Record<string, string> = origins ? { [sendingTo]: origins } : {};
  return sent;
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const wish = String(form.get("do"));
  const act = Object.hasOwn(billingActions, wish) ? billingActions[wish] : undefined;
  if (!act) throw data(null, 400);
  return act(form, context);
}

export const meta: MetaFunction = (args) => titled(args, "subscriptions.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("subscriptions.title"), is_current: true }] };

export default function Billing() {
  const { view, asks, change } = useLoaderData<typeof loader>() as Loaded;
  const fault = (useActionData<typeof action>() as { fault?: string } | undefined)?.fault;
  const { t } = useWords();
  const faults = <ErrorSummary faults={fault ? [{ message: fault }] : []} />;
  if (!view)
    return (
      <>
        <PageHeader title={t("subscriptions.title")} />
        <Banner>{t("subscriptions.owners_only")}</Banner>
      </>
    );
  if (asks === "cancel") return <CancelQuestion view={view} faults={faults} />;
  if (asks === "change" && change) return <ChangeQuestion view={view} change={change} faults={faults} />;
  return (
    <>
      <PageHeader title={t("subscriptions.title")} />
      <div className="grid gap-8">
        {faults}
        <PlanState view={view} />
        <Usage usage={view.usage} />
        <Documents documents={view.documents} />
        {view.is_test && <PassDays />}
      </div>
    </>
  );
}
