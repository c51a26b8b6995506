import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { wordsOf } from "#app/locales/dictionary.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { trailPages } from "#app/rooms.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { AccessTable } from "#app/trail/access-table.tsx";
import { TrailFilters } from "#app/trail/trail-filters.tsx";
import { isAccess, trailSearch } from "#app/trail/trail-query.ts";
import { TrailTable } from "#app/trail/trail-table.tsx";
import { titled } from "#app/web/titles.ts";
import { type Language, subjects } from "#db/vocabulary.ts";
import type { AccessPage } from "#worker/trail/access.ts";
import type { TrailPage } from "#worker/trail/queries.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const access = isAccess(params);
  const path = `/api/audit${access ? "/access" : ""}${trailSearch(params, ["show"])}`;
  const outcome = await context.api.send<{ data: TrailPage | AccessPage }>("GET", path);
  if (outcome.ok) return data(shownOf(outcome.answer.data, context.language));
  if (outcome.status === 422) throw redirect(access ? "/audit?show=access" : "/audit");
  if (outcome.status === 403) return data(null, 403);
  throw Response.json(outcome.problem, { status: outcome.status });
}

type Shown = Omit<TrailPage, "items"> & { kinds: Array<{ value: string; label: string }> } & (
    | { access: AccessPage["items"]; items?: undefined }
    | { items: TrailPage["items"]; pages: ReturnType<typeof trailPages>; access?: undefined }
  );

function shownOf(page: TrailPage | AccessPage, language: Language): Shown {
  if (!("kinds" in page)) return { ...page, kinds: kindsIn(language), pages: trailPages() };
  const { items: access, ...about } = page;
  return { ...about, access };
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
  const page = useLoaderData<typeof loader>() as Shown | null;
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
  const isNarrowed = trailSearch(params, ["show"]) !== "";
  const isThere = (page.access ?? page.items).length > 0;
  return (
    <>
      <PageHeader title={t("audit.title")} lead={t("audit.lead")} actions={isThere && file} />
      <Trails access={!!page.access} />
      {(isNarrowed || isThere) && <TrailFilters people={page.people} kinds={page.kinds} />}
      {isThere ? <Lines page={page} /> : <Nothing isNarrowed={isNarrowed} access={!!page.access} />}
    </>
  );
}

/** The way between what was changed and who came in. */
function Trails({ access }: { access: boolean }) {
  const { t } = useWords();
  return (
    <nav className="tabs" aria-label={t("audit.trails")}>
      <Link to="/audit" aria-current={access ? undefined : "page"}>
        {t("audit.changes")}
      </Link>
      <Link to="/audit?show=access" aria-current={access ? "page" : undefined}>
        {t("audit.access")}
      </Link>
    </nav>
  );
}

function Lines({ page }: { page: Shown }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const first = trailSearch(params, ["before"]);
  const older = `${first ? `${first}&` : "?"}${new URLSearchParams({ before: page.next ?? "" })}`;
  return (
    <>
      {page.access ? <AccessTable items={page.access} /> : <TrailTable items={page.items} pages={page.pages} />}
      <nav className="pager" aria-label={t("audit.pages")}>
        {params.get("before") && <LinkButton to={`/audit${first}`}>{t("audit.newest")}</LinkButton>}
        {page.next && (
          <LinkButton rel="next" to={`/audit${older}`}>
            {t("audit.older")}
          </LinkButton>
        )}
      </nav>
    </>
  );
}

function Nothing({ isNarrowed, access }: { isNarrowed: boolean; access: boolean }) {
  const { t } = useWords();
  const key = isNarrowed ? "audit.nothing" : access ? "audit.access.empty" : "audit.empty";
  return <EmptyState drawing={<Feather />} title={t(`${key}.title`)} why={t(`${key}.detail`)} />;
}
