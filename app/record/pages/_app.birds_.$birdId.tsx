import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { BirdHeader } from "#app/birds/bird-header.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Portrait } from "#app/photos/portrait.tsx";
import { BirdFacts } from "#app/record/bird-facts.tsx";
import { RingCard } from "#app/record/ring-facts.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Bird } from "#worker/birds/stored/details.ts";
import type { birdPage } from "#worker/record/page.ts";

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
      <BirdHeader head={head} actions={<Deeds bird={bird} />} />
      <div className="grid gap-6">
        <Card>
          <div className="bird-card">
            <Portrait bird={bird} />
            <BirdFacts bird={bird} weight={weight} way={way} today={today} />
          </div>
        </Card>
        <RingCard bird={bird} ring={ring} />
      </div>
    </article>
  );
}

function Deeds({ bird }: { bird: Bird }) {
  const { t } = useWords();
  const may = useMay();
  if (!may.write) return null;
  return (
    <>
      <Form className="contents" action={`/birds/${bird.id}/delete`}>
        <input type="hidden" name="ring" value={bird.identifier} />
        <Button kind="ghost">
          <Icon of="trash-2" />
          {t("birds.action.delete")}
        </Button>
      </Form>
      <LinkButton
        kind="primary"
        to={`/birds/${bird.id}/edit?${new URLSearchParams({ return_to: `/birds/${bird.id}` })}`}
      >
        <Icon of="pencil" />
        {t("birds.action.edit")}
      </LinkButton>
    </>
  );
}
