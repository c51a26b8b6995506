import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { wordsOf } from "#app/locales/dictionary.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { trailPages } from "#app/rooms.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { trailSearch } from "#app/trail/trail-query.ts";
import { TrailTable } from "#app/trail/trail-table.tsx";
import { titled } from "#app/web/titles.ts";
import { type Language, subjects } from "#db/vocabulary.ts";
import type { TrailPage } from "#worker/trail/queries.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = trailSearch(new URL(request.url).searchParams);
  const outcome = await context.api.send<{ data: TrailPage }>("GET", `/api/audit${search}`);
  const brought = { kinds: kindsIn(context.language), pages: trailPages() };
  if (outcome.ok) return data({ page: outcome.answer.data, ...brought });
  if (outcome.status === 422) throw redirect("/audit");
  if (outcome.status === 403) return data({ page: undefined, ...brought }, 403);
  throw Response.json(outcome.problem, { status: outcome.status });
}

/** What can be told of, each kind in the word its own room brings. */
function kindsIn(language: Language) {
  const keys = subjects.map((subject) => `audit.subject.${subject}` as const);
  const words = wordsOf(language, keys);
  return subjects.map((subject) => ({ value: subject, label: words[`audit.subject.${subject}`] ?? subject }));
}

export const meta: MetaFunction = (args) => titled(args, "audit.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("audit.title"), is_current: true },
  ],
};

export default function Audit() {
  const { page, kinds, pages } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [params] = useSearchParams();
  const back = <LinkButton to="/birds">{t("audit.back")}</LinkButton>;
  if (!page)
    return (
      <>
        <PageHeader title={t("audit.title")} />
        <EmptyState
          drawing={<Perch />}
          title={t("audit.forbidden.title")}
          why={t("audit.forbidden.detail")}
          actions={back}
        />
      </>
    );
  const file = (
    // Not a Link: a file is fetched by the browser itself.
    <a className="button" data-kind="quiet" href={`/audit/export${trailSearch(params, ["before"])}`}>
      {t("audit.export")}
    </a>
  );
  const isNarrowed = trailSearch(params) !== "";
  return (
    <>
      <PageHeader title={t("audit.title")} lead={t("audit.lead")} actions={page.items.length > 0 && file} />
      {(isNarrowed || page.items.length > 0) && <TrailFilters people={page.people} kinds={kinds} />}
      {page.items.length > 0 ? <Lines page={page} pages={pages} /> : <Nothing isNarrowed={isNarrowed} />}
    </>
  );
}

type FiltersProps = Pick<TrailPage, "people"> & { kinds: ReturnType<typeof kindsIn> };

function TrailFilters({ people, kinds }: FiltersProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const asked = (name: string) => {
    const initialValue = params.get(name) ?? "";
    return fieldFacts(name, { key: `${name} ${initialValue}`, initialValue });
  };
  const persons = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Filters label={t("audit.filters")} names={["user_id", "subject", "from", "to", "before"]}>
      <SelectField field={asked("user_id")} label={t("audit.person")} empty={t("audit.anyone")} choices={persons} />
      <SelectField field={asked("subject")} label={t("audit.kind")} empty={t("audit.anything")} choices={kinds} />
      <DateField field={asked("from")} label={t("audit.from")} />
      <DateField field={asked("to")} label={t("audit.to")} />
    </Filters>
  );
}

type LinesProps = { page: TrailPage; pages: ReturnType<typeof trailPages> };

function Lines({ page: { items, next }, pages }: LinesProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const first = trailSearch(params, ["before"]);
  const older = `${first ? `${first}&` : "?"}${new URLSearchParams({ before: next ?? "" })}`;
  return (
    <>
      <TrailTable items={items} pages={pages} />
      <nav className="pager" aria-label={t("audit.pages")}>
        {params.get("before") && <LinkButton to={`/audit${first}`}>{t("audit.newest")}</LinkButton>}
        {next && (
          <LinkButton rel="next" to={`/audit${older}`}>
            {t("audit.older")}
          </LinkButton>
        )}
      </nav>
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useWords();
  const key = isNarrowed ? "nothing" : "empty";
  return <EmptyState drawing={<Feather />} title={t(`audit.${key}.title`)} why={t(`audit.${key}.detail`)} />;
}
