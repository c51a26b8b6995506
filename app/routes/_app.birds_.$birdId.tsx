import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { GitFork, Pencil, Trash2 } from "lucide-react";
import { BirdFacts } from "#app/birds/bird-facts.tsx";
import { BirdTabs } from "#app/birds/bird-tabs.tsx";
import { Portrait } from "#app/photos/portrait.tsx";
import { titled } from "#app/titles.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Form } from "#app/ui/form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Ring } from "#app/ui/ring.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { Bird } from "#worker/birds/details.ts";
import type { PageHandle } from "./_app.tsx";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}`;
  const { data: bird } = await context.api.get<{ data: Bird }>(path);
  return { bird, today: new Date().toISOString().slice(0, 10) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "birds.page.title", { ring: args.data?.bird.identifier ?? "" });
export const handle: PageHandle<{ bird: Bird }> = {
  crumbs: (t, { bird }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: bird.identifier, is_current: true },
  ],
};

export default function BirdPage() {
  const { bird, today } = useLoaderData<typeof loader>();
  return (
    <article>
      <PageHeader title={<Ring>{bird.identifier}</Ring>} lead={bird.name} actions={<Deeds bird={bird} />} />
      <BirdTabs birdId={bird.id} />
      <Card>
        <div className="bird-card">
          <Portrait bird={bird} />
          <BirdFacts bird={bird} today={today} />
        </div>
      </Card>
    </article>
  );
}

function Deeds({ bird }: { bird: Bird }) {
  const { t } = useWords();
  return (
    <>
      <Form className="contents" action={`/birds/${bird.id}/delete`}>
        <input type="hidden" name="ring" value={bird.identifier} />
        <Button kind="ghost">
          <Icon of={Trash2} />
          {t("birds.action.delete")}
        </Button>
      </Form>
      <LinkButton to={`/birds/${bird.id}/pedigree`}>
        <Icon of={GitFork} />
        {t("birds.action.pedigree")}
      </LinkButton>
      <LinkButton
        kind="primary"
        to={`/birds/${bird.id}/edit?${new URLSearchParams({ return_to: `/birds/${bird.id}` })}`}
      >
        <Icon of={Pencil} />
        {t("birds.action.edit")}
      </LinkButton>
    </>
  );
}
