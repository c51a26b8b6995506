import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Card } from "#app/marks/card.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdFacts } from "#app/story/bird-facts.tsx";
import { BirdHeader } from "#app/story/bird-header.tsx";
import { RingCard } from "#app/story/ring-facts.tsx";
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
  const { bird, head, ring, weight, way, today } = useLoaderData<typeof loader>();
  return (
    <article>
      <BirdHeader head={head} />
      <div className="grid gap-6">
        <Card>
          <BirdFacts bird={bird} weight={weight} way={way} today={today} />
        </Card>
        <RingCard bird={bird} ring={ring} />
      </div>
    </article>
  );
}
