import "../clutches.css";
import "../nest.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { sendChosen } from "#app/clutches/actions/send-chosen.ts";
import { undoEgg } from "#app/clutches/actions/send-one.ts";
import { type DueNest, dueNests } from "#app/clutches/due-nests.ts";
import { EggPicks } from "#app/clutches/nest/egg-picks.tsx";
import { NestCard, NestsPage } from "#app/clutches/nest/nests-page.tsx";
import { type ShownEgg, shownOf } from "#app/clutches/nest/shown.ts";
import { TrayLink } from "#app/clutches/tray-link.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";

/** The eggs to candle by today, a hundred at most, those that have waited longest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { data } = await context.api.get<{ data: EggList }>("/api/eggs?due=candle&page_size=100");
  const eggs = data.items.map((egg) => ({ ...shownOf(egg), clutch: egg.clutch, pair: egg.pair }));
  return { nests: dueNests(eggs), others: data.total - data.items.length, form_key: crypto.randomUUID() };
}

const here = "/eggs/candle";

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const form = await request.formData();
  const undone = new URL(request.url).searchParams.get("undo");
  return undone ? undoEgg(form, context, here, undone) : sendChosen(form, context, here);
}

export const meta: MetaFunction = (args) => titled(args, "clutches.candle.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    { label: t("clutches.candle.title"), is_current: true },
  ],
};

export default function Candle() {
  const { t } = useWords();
  const { nests, others, form_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const none = {
    drawing: <Nest />,
    title: t("clutches.candle.none"),
    why: t("clutches.candle.none.why"),
    actions: <LinkButton to="/eggs">{t("clutches.list.title")}</LinkButton>,
  };
  return (
    <NestsPage
      title={t("clutches.candle.title")}
      lead={t("clutches.candle.lead")}
      empty={nests.length === 0 && none}
      faults={refused?.faults}
      others={others > 0 && { words: t("clutches.candle.others", { count: others }), to: "/eggs?due=candle" }}
    >
      {nests.map((nest) => (
        <NestToCandle key={nest.key} nest={nest as DueNest<DueEgg>} formKey={form_key} />
      ))}
    </NestsPage>
  );
}

type DueEgg = ShownEgg & Pick<EggList["items"][number], "clutch" | "pair">;

const acts = {
  first: ["fertile", "clear"],
  again: ["looked", "early_dead", "late_dead"],
} as const;

/** A nest with its eggs ticked: those that are otherwise are tapped, and one press says it of the others. */
function NestToCandle({ nest: { first, eggs }, formKey }: { nest: DueNest<DueEgg>; formKey: string }) {
  const { t } = useWords();
  const { clutch, pair, nest, tray } = first;
  const title = t("clutches.title", { number: `${pair.number}/${clutch.number}` });
  // Those that nothing is known of come before those that were seen fertile: of each it is asked what it can be.
  const unknown = eggs.filter(({ next }) => next.includes("fertile"));
  const [shown, can] = unknown.length > 0 ? [unknown, acts.first] : [eggs, acts.again];
  return (
    <NestCard
      to={`/clutches/${clutch.id}`}
      title={title}
      hint={
        (nest.place || tray) && (
          <>
            {nest.place}
            {nest.place && tray && " · "}
            {tray && <TrayLink tray={tray} />}
          </>
        )
      }
    >
      <Form className="grid gap-3" idempotencyKey={`${formKey}.${clutch.id}`} aria-label={title}>
        <EggPicks eggs={shown} chosen={shown.map(({ number }) => number)} mayWrite named={clutch.id} />
        <div className="actions">
          {can.map((act) => (
            <Button key={act} name="do" value={act}>
              {t(`clutches.deed.${act}`)}
            </Button>
          ))}
        </div>
      </Form>
    </NestCard>
  );
}
