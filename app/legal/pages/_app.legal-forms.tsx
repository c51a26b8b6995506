import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { PaperTabs } from "#app/legal/paper-tabs.tsx";
import { PaperTable } from "#app/legal/papers/paper-table.tsx";
import { Ways } from "#app/legal/papers/ways.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { paperStates } from "#db/words/legal.ts";
import { listedKinds } from "#worker/legal/papers/kinds-contract.ts";
import type { listPapers } from "#worker/legal/papers/reading.ts";

type List = Awaited<ReturnType<typeof listPapers>>;
const wanted = ["kind", "state", "page"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "papers.issue");
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams(
    wanted.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : [])),
  );
  return context.api.get<List>(`/api/papers?${query}`);
}

export const meta: MetaFunction = (args) => titled(args, "ui.group.papers");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("ui.group.papers"), is_current: true }] };

export default function Papers() {
  const list = useLoaderData<typeof loader>() as List;
  const { t } = useWords();
  const [params] = useSearchParams();
  const isNarrowed = params.get("kind") || params.get("state");
  const add = (
    <LinkButton kind="primary" to="/legal-forms/new">
      {t("forms.new")}
    </LinkButton>
  );
  if (list.total === 0 && !isNarrowed)
    return (
      <>
        <PageHeader title={t("ui.group.papers")} lead={t("forms.lead")} />
        <PaperTabs />
        <EmptyState drawing={<Perch />} title={t("forms.empty.title")} why={t("forms.empty.why")} actions={add} />
        <Ways />
      </>
    );
  const field = (name: string) =>
    fieldFacts(name, { initialValue: params.get(name) ?? "", key: params.get(name) ?? "" });
  return (
    <>
      <PageHeader title={t("ui.group.papers")} lead={t("forms.lead")} actions={add} />
      <PaperTabs />
      <Filters label={t("forms.filters")} names={["kind", "state"]}>
        <SelectField
          field={field("kind")}
          label={t("forms.kind")}
          empty={t("forms.kind.any")}
          choices={listedKinds.map((value) => ({ value, label: t(`forms.kind.${value}`) }))}
        />
        <SelectField
          field={field("state")}
          label={t("forms.state")}
          empty={t("forms.state.any")}
          choices={paperStates.map((value) => ({ value, label: t(`forms.state.${value}`) }))}
        />
      </Filters>
      {list.data.length > 0 ? <PaperTable papers={list.data} /> : <p className="text-muted mt-4">{t("forms.none")}</p>}
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
      <div className="mt-8">
        <Ways />
      </div>
    </>
  );
}
