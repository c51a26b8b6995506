import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { LegRing } from "#app/marks/illustrations.tsx";
import { PapersFacts } from "#app/record/papers-facts.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { birdPapers } from "#worker/record/papers.ts";

type Page = Awaited<ReturnType<typeof birdPapers>>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/papers`;
  return (await context.api.get<{ data: Page }>(path)).data;
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "birds.papers.title_of", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<Pick<Page, "head">> = {
  crumbs: (t, { head }) => birdCrumbs(t("birds.list.title"), head, t("birds.tab.papers")),
};

export default function PapersPage() {
  const { bird, head } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const editing = new URLSearchParams({ return_to: `/birds/${head.id}/papers` });
  const may = useMay();
  const edit = may("flock.write") && (
    <LinkButton kind="primary" to={`/birds/${head.id}/edit?${editing}`}>
      <Icon of="pencil" />
      {t("birds.papers.fill")}
    </LinkButton>
  );
  return (
    <article>
      <BirdHeader head={head} at="/papers" />
      {head.has_papers ? (
        <Card>
          <PapersFacts bird={bird} currency={head.currency} />
        </Card>
      ) : (
        <EmptyState
          drawing={<LegRing />}
          title={t("birds.papers.empty")}
          why={t("birds.papers.empty_why")}
          actions={edit}
        />
      )}
    </article>
  );
}
