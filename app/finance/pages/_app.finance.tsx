import "../finance.css";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { MoneyTabs } from "#app/contacts/money-tabs.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { Ahead } from "#app/finance/ahead.tsx";
import { Breakdowns } from "#app/finance/breakdown.tsx";
import { Figures } from "#app/finance/figures.tsx";
import { financeQuery } from "#app/finance/finance-query.ts";
import { type LockFault, Locks } from "#app/finance/locks.tsx";
import { Meter } from "#app/finance/meter.tsx";
import { MonthsChart } from "#app/finance/months-chart.tsx";
import { RowsBehind } from "#app/finance/rows-behind.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { Filters } from "#app/lists/filters.tsx";
import { SavedViews } from "#app/lists/saved-views.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { FinancePage } from "#worker/finance/queries.ts";

type Page = FinancePage & { search: string };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Page> {
  requireMay(context, "money.read");
  const query = financeQuery(request);
  const outcome = await context.api.send<{ data: FinancePage }>("GET", `/api/finance?${query}`);
  query.delete("page");
  if (outcome.ok) return { ...outcome.answer.data, search: query.toString() };
  if (outcome.status === 422) throw redirect("/finance");
  throw Response.json(outcome.problem, { status: outcome.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const [month, reason, deed] = [text("month"), text("reason"), text("do") === "unlock" ? "unlock" : "lock"] as const;
  const json = deed === "unlock" ? { reason } : {};
  const outcome = await context.api.send("POST", `/api/finance/months/${encodeURIComponent(month)}/${deed}`, { json });
  if (outcome.ok) return redirectWithFlash(context, { key: `finance.${deed}ed`, to: "/finance" });
  const { problem, status } = outcome;
  return data<LockFault>({ fault: problem.errors?.[0]?.message ?? problem.detail, month, reason }, status);
}

export const meta: MetaFunction = (args) => titled(args, "finance.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("finance.title"), is_current: true }] };

export default function Finance() {
  const page = useLoaderData<typeof loader>() as Page;
  const refused = useActionData<typeof action>();
  const { t } = useWords();
  const clock = useClock();
  const { from, to, against } = page;
  if (!page.has_money) return <NoMoneyYet />;
  const file = new URLSearchParams({ from, to });
  return (
    <>
      <PageHeader
        title={t("finance.title")}
        lead={t("finance.to_today", { from: clock.day(from), to: clock.day(to) })}
        more={[
          { label: t("finance.file.xlsx"), file: `/finance/file.xlsx?${file}` },
          { label: t("finance.file"), file: `/finance/file.csv?${file}` },
        ]}
      />
      <MoneyTabs />
      <Filters label={t("finance.period")} names={["from", "to", "against"]} others={["side"]}>
        <DateField field={fieldFacts("from", { key: from, initialValue: from })} label={t("finance.from")} />
        <DateField field={fieldFacts("to", { key: to, initialValue: to })} label={t("finance.to")} />
        <SelectField
          field={fieldFacts("against", { key: against, initialValue: against })}
          label={t("finance.against")}
          choices={(["before", "year"] as const).map((value) => ({ value, label: t(`finance.against.${value}`) }))}
        />
      </Filters>
      <SavedViews views={page.views} list="/finance" action="/finance/views" search={page.search} />
      <Figures page={page} />
      {page.rows ? (
        <RowsBehind page={page} rows={page.rows} />
      ) : (
        <>
          <MonthsChart {...page} />
          <Breakdowns page={page} />
          {page.meter && <Meter meter={page.meter} />}
          {page.is_own && <Ahead page={page} />}
          <Locks page={page} refused={refused} />
        </>
      )}
    </>
  );
}

/** Of an organisation that has neither sold nor spent: where both begin. */
function NoMoneyYet() {
  const { t } = useWords();
  const may = useMay();
  const actions = may("money.write") && (
    <>
      <LinkButton to="/finance/sales/new">{t("finance.empty.sale")}</LinkButton>
      <LinkButton kind="primary" to="/expenses?edit=new">
        {t("finance.empty.expense")}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader title={t("finance.title")} />
      <MoneyTabs />
      <EmptyState drawing={<Perch />} title={t("finance.empty.title")} why={t("finance.empty.why")} actions={actions} />
    </>
  );
}
