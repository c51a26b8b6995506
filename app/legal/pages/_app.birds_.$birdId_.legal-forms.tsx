import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { PaperTable } from "#app/legal/papers/paper-table.tsx";
import { Starts } from "#app/legal/starts.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { papersOfBird } from "#worker/legal/papers/elsewhere.ts";
import { birdKinds } from "#worker/legal/papers/kinds-contract.ts";

type Page = Awaited<ReturnType<typeof papersOfBird>>;

/** The papers that name a bird, and the one press that begins each kind of them. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "papers.issue");
  const { data } = await context.api.get<{ data: Page }>(recordPath("/api/papers/birds", params.birdId));
  return { ...data, idempotency_key: crypto.randomUUID() };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "forms.of_bird.title_of", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<Pick<Page, "head">> = {
  crumbs: (t, { head }) => birdCrumbs(t("birds.list.title"), head, t("forms.title")),
};

export default function PapersOfBird() {
  const { head, papers, today, idempotency_key, ...demands } = useLoaderData<typeof loader>() as Page & {
    idempotency_key: string;
  };
  const { t } = useWords();
  return (
    <article className="grid gap-6">
      <BirdHeader head={head} at="/legal-forms" />
      {papers.length > 0 ? <PaperTable papers={papers} /> : <p className="text-muted">{t("forms.of_bird.none")}</p>}
      <Card title={t("forms.start")}>
        <Starts
          of={{ ids: head.id }}
          demands={demands}
          made={papers.filter(({ state }) => state === "issued").map(({ kind }) => kind)}
          kinds={birdKinds}
          today={today}
          idempotency_key={idempotency_key}
        />
      </Card>
    </article>
  );
}
