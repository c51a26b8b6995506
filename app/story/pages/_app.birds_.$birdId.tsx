import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdFacts } from "#app/story/bird-facts.tsx";
import { BirdHeader } from "#app/story/bird-header.tsx";
import { BirdParts } from "#app/story/bird-parts.tsx";
import { FamilyStrips } from "#app/story/family-strips.tsx";
import { Figures } from "#app/story/figures.tsx";
import { RingCard } from "#app/story/ring-facts.tsx";
import { Timeline } from "#app/story/timeline.tsx";
import { titled } from "#app/web/titles.ts";
import type { birdPage } from "#worker/story/page.ts";

type Page = Awaited<ReturnType<typeof birdPage>>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/page`;
  return (await context.api.get<{ data: Page }>(path)).data;
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "birds.page.title", { ring: args.data?.bird.identifier ?? "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { bird }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: bird.identifier, is_current: true },
  ],
};

export default function BirdPage() {
  const page = useLoaderData<typeof loader>() as Page;
  const { bird, head, ring, family, happened } = page;
  const { t } = useWords();
  return (
    <article>
      <BirdHeader head={head}>
        <Figures page={page} />
      </BirdHeader>
      <div className="bird-page">
        <div className="bird-main">
          <FamilyStrips head={head} family={family} />
          <BirdParts place="cards" page={page} />
          <Card title={t("story.facts")}>
            <BirdFacts page={page} />
          </Card>
          <RingCard bird={bird} ring={ring} />
        </div>
        <Timeline id={head.id} happened={happened} />
      </div>
    </article>
  );
}
