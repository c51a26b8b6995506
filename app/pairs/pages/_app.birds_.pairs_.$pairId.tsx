import "../pairs.css";
import "../../mating/mating.css";
import "../../clutches/clutches.css";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { PairEggs } from "#app/clutches/pair-eggs.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { Judgement } from "#app/pairs/judgement.tsx";
import { Members } from "#app/pairs/members.tsx";
import { PairActions } from "#app/pairs/pair-actions.tsx";
import { summaryOf } from "#app/pairs/pair-faults.ts";
import { pairLinks } from "#app/pairs/parts.ts";
import { faultsOfRefusal, typedIn } from "#app/pairs/sent-pair.ts";
import { StatePill } from "#app/pairs/state-pill.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { PairClutches } from "#worker/clutches/queries.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { PairAnswer } from "#worker/pairs/queries.ts";
import type { PairHistory } from "#worker/trail/pair-history.ts";

type Page = PairAnswer & { history: PairHistory; today: string; eggs: PairClutches; form_key: string };

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Page> {
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const path = recordPath("/api/pairs", params.pairId);
  const [answer, { data: history }, { data: eggs }] = await Promise.all([
    context.api.get<PairAnswer & { today: string }>(path),
    context.api.get<{ data: PairHistory }>(`${path}/history`),
    context.api.get<{ data: PairClutches }>(`${path}/clutches?${new URLSearchParams({ page })}`),
  ]);
  return { ...answer, history, eggs, form_key: crypto.randomUUID() };
}

/** Begins the pair, rests or ends it, on the day that was said. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = typedIn(form);
  const { state, on, move, reason } = typed;
  const version = Number(form.get("version")) || undefined;
  const json = { state, on, move: move === "on", reason, version };
  const path = recordPath("/api/pairs", params.pairId);
  const outcome = await context.api.send<PairAnswer>("POST", `${path}/state`, { json });
  if (!outcome.ok) return data({ typed, faults: faultsOfRefusal(outcome.problem) }, outcome.status);
  const { id, number } = outcome.answer.data;
  return redirectWithFlash(context, {
    key: `pairs.turned.${outcome.answer.data.state}`,
    values: { number },
    to: `/birds/pairs/${id}`,
  });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "pairs.page.title", { number: args.data?.data.number ?? "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { data: pair }) => [
    { label: t("pairs.list.title"), href: "/birds/pairs" },
    { label: pair.number, is_current: true },
  ],
};

export default function PairPage() {
  const { data: pair, warnings, history, today, eggs, form_key } = useLoaderData<typeof loader>() as Page;
  const refused = useActionData<typeof action>();
  const { t, language } = useWords();
  const may = useMay();
  const at = `/birds/pairs/${pair.id}`;
  const day = (on: string | null) => on && dayInWords(on, language);
  const edit = (
    <LinkButton kind={pair.state === "ended" ? "primary" : "quiet"} to={`${at}/edit`}>
      {t("pairs.page.edit")}
    </LinkButton>
  );
  return (
    <article className="grid gap-6">
      <PageHeader
        title={t("pairs.page.title", { number: pair.number })}
        lead={
          <>
            <StatePill state={pair.state} /> {t(`pairs.kind.${pair.kind}`)} · {pair.species_name}
          </>
        }
        actions={may("season.write") && edit}
        more={[
          may("health.write") &&
            pair.state !== "ended" && {
              to: `/health?${new URLSearchParams({ edit: "new", pair_id: pair.id })}`,
              icon: "heart-pulse",
              label: t("health.treat"),
            },
          ...pairLinks
            .filter(({ needs }) => !needs || may(needs))
            .map(({ to, icon, label }) => ({ to: to(pair.id), icon, label: t(label) })),
          may("season.write") && { to: `${at}/delete`, icon: "trash-2", label: t("pairs.page.delete") },
        ]}
      />
      <ErrorSummary faults={summaryOf(refused?.faults ?? [])} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={t(`pairs.field.cock${pair.cocks.length === 1 ? "" : "s"}`)}>
          <Members of={pair.cocks} />
        </Card>
        <Card title={t(`pairs.field.hen${pair.hens.length === 1 ? "" : "s"}`)}>
          <Members of={pair.hens} />
        </Card>
      </div>
      <PairEggs
        pair_id={pair.id}
        hens={pair.hens.map(({ id, ring }) => ({ bird_id: id, ring, side: "hen" }))}
        eggs={eggs}
        formKey={form_key}
        mayLay={may("season.write") && pair.state !== "ended"}
      />
      <dl className={factsClass}>
        <Fact label="pairs.field.season">{pair.season}</Fact>
        <FactIfKnown label={pair.state === "planned" ? "pairs.field.planned_for" : "pairs.field.started_on"}>
          {day(pair.started_on)}
        </FactIfKnown>
        <FactIfKnown label="pairs.field.ended_on">{day(pair.ended_on)}</FactIfKnown>
        {pair.state === "resting" && <Fact label="pairs.field.resting_since">{day(pair.state_since)}</Fact>}
        {pair.place_id && (
          <Fact label="pairs.field.place">
            <Link className="link" to={`/places/${pair.place_id}`}>
              {pair.place_name}
            </Link>
          </Fact>
        )}
        {pair.notes && (
          <Fact label="pairs.field.notes" isWide>
            <span className="whitespace-pre-line">{pair.notes}</span>
          </Fact>
        )}
      </dl>
      {may("season.write") && pair.state !== "ended" && <PairActions pair={pair} refused={refused} today={today} />}
      {pair.judged.length > 0 && (
        <section aria-labelledby="judged">
          <h2 id="judged" className="mb-3">
            {t("pairs.judged.title")}
          </h2>
          <Judgement judged={pair.judged} rotated={warnings.map(({ message }) => message)} />
        </section>
      )}
      <History of={history} />
    </article>
  );
}

function History({ of }: { of: PairHistory }) {
  const { t } = useWords();
  if (of.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3">
        {t("pairs.page.history")}
      </h2>
      <ol className="grid gap-3">
        {of.map(({ id, when, person, done, changes }) => (
          <li key={id}>
            <p className="text-sm text-muted">{[when, person, done].filter(Boolean).join(" · ")}</p>
            {changes.map(({ field, before, after }) => (
              <p key={field}>
                {field}: {[before, after].filter(Boolean).join(" → ") || t("pairs.not_said")}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
