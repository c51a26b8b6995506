import "../clutches.css";
import "../nest.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { EggStrip } from "#app/clutches/egg-strip.tsx";
import { LayButtons, LayEgg } from "#app/clutches/lay-egg.tsx";
import { likeliestFirst, type Nest } from "#app/clutches/likeliest-first.ts";
import { NestCard, NestsPage } from "#app/clutches/nest/nests-page.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Nest as NestDrawing } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { PairsWithClutches } from "#worker/clutches/latest-events.ts";

/** The pairs in breeding, a hundred at most: more are found in their list. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { data } = await context.api.get<{ data: PairsWithClutches }>("/api/clutches/latest?state=open&page_size=100");
  return {
    nests: likeliestFirst(data),
    others: data.total - data.items.length,
    today: data.today,
    form_key: crypto.randomUUID(),
  };
}

export const meta: MetaFunction = (args) => titled(args, "clutches.which.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    { label: t("clutches.which.title"), is_current: true },
  ],
};

export default function WhichNest() {
  const { t } = useWords();
  const { nests, others, today, form_key } = useLoaderData<typeof loader>();
  const first = {
    drawing: <NestDrawing />,
    title: t("clutches.which.empty"),
    why: t("clutches.list.empty.why"),
    actions: (
      <LinkButton kind="primary" to="/birds/pairs/new">
        {t("clutches.which.pair")}
      </LinkButton>
    ),
  };
  return (
    <NestsPage
      title={t("clutches.which.title")}
      lead={t("clutches.which.lead")}
      empty={nests.length === 0 && first}
      others={others > 0 && { words: t("clutches.which.others", { count: others }), to: "/birds/pairs" }}
    >
      {nests.map((nest) => (
        <NestLine key={nest.pair.id} nest={nest as Nest} today={today} formKey={form_key} />
      ))}
    </NestsPage>
  );
}

type LineProps = { nest: Nest; today: string; formKey: string };

function NestLine({ nest: { pair, latest }, today, formKey }: LineProps) {
  const { t } = useWords();
  const birds = [pair.cocks, pair.hens].map((some) => some.map(({ identifier }) => identifier).join(", "));
  return (
    <NestCard
      to={latest ? `/clutches/${latest.clutch.id}` : `/birds/pairs/${pair.id}`}
      title={[pair.place_name, pair.number].filter(Boolean).join(" · ")}
      hint={birds.join(" × ")}
    >
      {latest ? (
        <EggStrip eggs={latest.eggs} more={latest.more} />
      ) : (
        <p className="field-hint">{t("clutches.which.none")}</p>
      )}
      <div className="actions">
        <LayEgg pair_id={pair.id} formKey={formKey}>
          <LayButtons today={today} />
        </LayEgg>
      </div>
    </NestCard>
  );
}
