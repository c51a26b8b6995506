import "../mating.css";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { livesHere } from "#app/kit/parts.ts";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { turnOf } from "#app/mating/diversity-change.tsx";
import { MatesFilters, type MatesQuery, matesQuery, narrowsMates, sortOf } from "#app/mating/mates-filters.tsx";
import { type MatesPage, MatesTable } from "#app/mating/mates-table.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { BirdHead } from "#worker/birds/columns/header.ts";
import { shareInWords } from "#worker/locales/shares.ts";

type Page = { head: BirdHead; query: MatesQuery; mates: MatesPage | undefined; why?: string };

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Page> {
  const bird = encodeURIComponent(params.birdId ?? "");
  const query = matesQuery(new URL(request.url).searchParams);
  const path = `/api/birds/${bird}/mates?${new URLSearchParams(query)}`;
  const outcome = await context.api.send<{ data: MatesPage }>("GET", path);
  if (outcome.ok) {
    const mates = outcome.answer.data;
    // The last bird of the last page is gone.
    if (mates.items.length === 0 && mates.total > 0) throw redirect(`/birds/${bird}/mates`);
    return { head: mates.head, query, mates };
  }
  // A bird that has left or is of unknown sex: the refusal brings what its page needs.
  if (outcome.status === 409) {
    const { current, detail: why } = outcome.problem;
    return { ...(current as { head: BirdHead }), query, mates: undefined, why };
  }
  if (outcome.status === 422) throw redirect(`/birds/${bird}/mates`);
  throw Response.json(outcome.problem, { status: outcome.status });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "kinship.mates.title_of", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { head }) => birdCrumbs(t("birds.list.title"), head, t("birds.tab.mates")),
};

export default function MatesOfBird() {
  const { head, query, mates, why } = useLoaderData<typeof loader>();
  return (
    <article className="mates">
      <BirdHeader head={head} at="/mates" />
      {mates && <Ranking query={query} page={mates} />}
      {!mates && (livesHere(head) ? <Unsexed id={head.id} /> : <NotHere head={head} why={why} />)}
    </article>
  );
}

type RankingProps = { query: MatesQuery; page: MatesPage };

function Ranking({ query, page }: RankingProps) {
  const { t } = useWords();
  const { items, total, total_pages, page_size, head, focus, statuses, today } = page;
  if (total === 0 && !narrowsMates(query)) return <Nobody page={page} />;
  const [sex, side] = focus.sex === "male" ? (["male", "cock"] as const) : (["female", "hen"] as const);
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        {t(`kinship.mates.lead.${sex}`)} <Standing page={page} />
      </p>
      <MatesFilters query={query} statuses={statuses} />
      {total === 0 ? (
        <Nothing id={head.id} />
      ) : (
        <>
          <MatesTable items={items} statuses={statuses} today={today} head={head} focus={focus} sort={sortOf(query)} />
          <Pager
            summary={t("kinship.mates.showing", { shown: items.length, count: total })}
            page={page.page}
            total_pages={total_pages}
            page_size={page_size}
          />
          <div className="mt-6 grid max-w-prose gap-2 text-sm text-muted">
            <p className="print:hidden">
              <Link className="link" to={`/birds/pair?${new URLSearchParams({ [side]: head.identifier })}`}>
                {t("kinship.mates.other")}
              </Link>
            </p>
            <p>{t("kinship.mates.help.f")}</p>
            <p>{t("kinship.mates.help.diversity")}</p>
          </div>
        </>
      )}
    </>
  );
}

/** Whether the bird's own genes are rare in the flock. */
function Standing({ page: { focus, diversity, head } }: Pick<RankingProps, "page">) {
  const { t, language } = useWords();
  if (diversity.birds < 2) return null;
  const own = shareInWords(focus.mean_kinship, language);
  const flock = shareInWords(diversity.mean_kinship, language);
  const standing = { brings: "rare", takes: "common", keeps: "usual" } as const;
  const turn = own === flock ? "usual" : standing[turnOf(focus.mean_kinship - diversity.mean_kinship)];
  return <>{t(`kinship.mates.own.${turn}`, { ring: head.identifier, own, flock })}</>;
}

function Nobody({ page: { focus } }: Pick<RankingProps, "page">) {
  const { t } = useWords();
  const unsexed = `/birds?sex=unknown&species_id=${focus.species_id}`;
  return (
    <EmptyState
      drawing={<Nest />}
      title={t(focus.sex === "male" ? "kinship.mates.none.male" : "kinship.mates.none.female")}
      why={t("kinship.mates.none.why")}
      actions={<LinkButton to={unsexed}>{t("kinship.mates.none.unsexed")}</LinkButton>}
    />
  );
}

function Nothing({ id }: { id: string }) {
  const { t } = useWords();
  const clear = <LinkButton to={`/birds/${id}/mates`}>{t("kinship.mates.nothing.clear")}</LinkButton>;
  return (
    <EmptyState
      drawing={<Perch />}
      title={t("kinship.mates.nothing")}
      why={t("kinship.mates.nothing.why")}
      actions={clear}
    />
  );
}

/** Whoever has left is paired no more. */
function NotHere({ head, why }: Pick<Page, "head" | "why">) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Feather />}
      title={t("kinship.mates.not_here", { ring: head.identifier })}
      why={why}
      actions={<LinkButton to={`/birds/${head.id}`}>{t("kinship.mates.not_here.bird")}</LinkButton>}
    />
  );
}

function Unsexed({ id }: { id: string }) {
  const { t } = useWords();
  const may = useMay();
  return (
    <EmptyState
      drawing={<Feather />}
      title={t("kinship.mates.unsexed")}
      why={t("kinship.mates.unsexed.why")}
      actions={
        may("season.write") && (
          <LinkButton kind="primary" to={`/birds/${id}/edit`}>
            {t("kinship.mates.unsexed.edit")}
          </LinkButton>
        )
      }
    />
  );
}
