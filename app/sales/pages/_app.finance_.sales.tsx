import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { MoneyTabs } from "#app/contacts/money-tabs.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { SaleTable, SaleTotals } from "#app/sales/sale-table.tsx";
import { salesQuery } from "#app/sales/sales-query.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { saleStates } from "#db/words/trade.ts";
import type { listSales } from "#worker/sales/queries.ts";

type List = Awaited<ReturnType<typeof listSales>>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "money.read");
  // What is begun from anywhere is named by a page of the menu.
  if (new URL(request.url).searchParams.has("new")) throw redirect("/finance/sales/new");
  return context.api.get<List>(`/api/sales?${salesQuery(request)}`);
}

export const meta: MetaFunction = (args) => titled(args, "sales.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("sales.title"), is_current: true }] };

export default function Sales() {
  const list = useLoaderData<typeof loader>() as List;
  const { t } = useWords();
  const may = useMay();
  const [params] = useSearchParams();
  const isNarrowed = ["state", "contact_id", "from", "to"].some((name) => params.get(name));
  const add = may("money.write") && (
    <LinkButton kind="primary" to="/finance/sales/new">
      {t("sales.new")}
    </LinkButton>
  );
  if (list.total === 0 && !isNarrowed)
    return (
      <>
        <PageHeader title={t("sales.title")} />
        <MoneyTabs />
        <EmptyState drawing={<Perch />} title={t("sales.empty.title")} why={t("sales.empty.why")} actions={add} />
      </>
    );
  const csv = new URLSearchParams([...params].filter(([name]) => name !== "page"));
  return (
    <>
      <PageHeader
        title={t("sales.title")}
        lead={list.contact ? t("sales.of", { contact: list.contact }) : t("sales.lead")}
        actions={add}
        more={[{ label: t("sales.csv"), file: `/finance/sales.csv?${csv}` }]}
      />
      <MoneyTabs />
      <Narrowing params={params} />
      {list.data.length > 0 ? (
        <>
          <SaleTotals list={list} />
          <SaleTable list={list} />
        </>
      ) : (
        <p className="text-muted mt-4">{t("sales.none")}</p>
      )}
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </>
  );
}

function Narrowing({ params }: { params: URLSearchParams }) {
  const { t } = useWords();
  const field = (name: string) =>
    fieldFacts(name, { initialValue: params.get(name) ?? "", key: params.get(name) ?? "" });
  return (
    <Filters label={t("sales.filters")} names={["state", "from", "to"]} show={t("sales.filters.show")}>
      <SelectField
        field={field("state")}
        label={t("sales.state")}
        empty={t("sales.state.any")}
        choices={saleStates.map((value) => ({ value, label: t(`sales.state.${value}`) }))}
      />
      <DateField field={field("from")} label={t("sales.from")} />
      <DateField field={field("to")} label={t("sales.to")} />
    </Filters>
  );
}
