import "../pairs.css";
import "../../clutches/clutches.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ResultFigures } from "#app/clutches/results.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { StatePill } from "#app/pairs/state-pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { Breeding } from "#worker/pairs/pages.ts";
import type { ResultView } from "#worker/results/queries.ts";

type Page = Breeding & { results: ResultView };

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Page> {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}`;
  const [{ data: breeding }, { data: view }] = await Promise.all([
    context.api.get<{ data: Breeding }>(`${path}/pairs`),
    context.api.get<{ data: ResultView }>(`${path}/results`),
  ]);
  return { ...breeding, results: view };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "pairs.tab.title_of", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { head }) => birdCrumbs(t("birds.list.title"), head, t("pairs.tab")),
};

export default function BreedingPage() {
  const { head, pairs, is_cut, results } = useLoaderData<typeof loader>() as Page;
  const { t, language } = useWords();
  const may = useMay();
  const side = head.sex === "male" ? "cock" : head.sex === "female" ? "hen" : undefined;
  const add = may("season.write") && side && (
    <LinkButton kind="primary" to={`/birds/pairs/new?${new URLSearchParams({ [side]: head.id })}`}>
      {t("pairs.list.add")}
    </LinkButton>
  );
  const day = (on: string | null) => (on ? dayInWords(on, language) : t("pairs.not_said"));
  return (
    <article>
      <BirdHeader head={head} at="/pairs" />
      {pairs.length === 0 ? (
        <EmptyState drawing={<Nest />} title={t("pairs.tab.none")} why={t("pairs.tab.none_why")} actions={add} />
      ) : (
        <>
          {add && <div className="actions mb-4">{add}</div>}
          <RecordTable
            caption={t("pairs.tab.caption")}
            rows={pairs}
            columns={[
              {
                name: "number",
                label: t("pairs.column.number"),
                cell: ({ id, number, state }) => (
                  <>
                    <Link className="link font-semibold" to={`/birds/pairs/${id}`}>
                      {number}
                    </Link>{" "}
                    <StatePill state={state} />
                  </>
                ),
              },
              {
                name: "with",
                label: t("pairs.column.with"),
                cell: ({ cocks, hens }) => (
                  <span className="flex flex-wrap gap-x-4">
                    {(hens.some(({ id }) => id === head.id) ? cocks : hens).map((bird) => (
                      <Ring key={bird.entry_id}>{bird.identifier}</Ring>
                    ))}
                  </span>
                ),
              },
              { name: "started", label: t("pairs.column.started_on"), cell: ({ started_on }) => day(started_on) },
              { name: "ended", label: t("pairs.column.ended_on"), cell: ({ ended_on }) => day(ended_on) },
            ]}
          />
          {is_cut && (
            <p className="mt-2 text-sm text-muted">
              {t("pairs.tab.cut", { count: pairs.length })}{" "}
              <Link className="link" to={`/birds/pairs?${new URLSearchParams({ ring: head.identifier })}`}>
                {t("pairs.tab.all")}
              </Link>
            </p>
          )}
          {side && (
            <section className="mt-6">
              <h2 className="mb-3">{t("clutches.results")}</h2>
              <ResultFigures {...results} whose={{ [`${side}_id`]: head.id }} />
            </section>
          )}
        </>
      )}
    </article>
  );
}
