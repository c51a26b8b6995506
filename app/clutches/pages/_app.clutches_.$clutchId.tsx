import "../clutches.css";
import "../nest.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { actOnClutch } from "#app/clutches/actions/clutch-action.ts";
import { EggHistory } from "#app/clutches/egg-history.tsx";
import { LayEgg, LayTiles } from "#app/clutches/lay-egg.tsx";
import * as layForm from "#app/clutches/lay-form.tsx";
import { MixedChicks } from "#app/clutches/mixed-chicks.tsx";
import { Coming } from "#app/clutches/nest/coming.tsx";
import { EggByEgg } from "#app/clutches/nest/egg-facts.tsx";
import { EggPicks } from "#app/clutches/nest/egg-picks.tsx";
import { NestFacts } from "#app/clutches/nest/nest-facts.tsx";
import * as factsForm from "#app/clutches/nest/nest-facts-form.tsx";
import { NestForm } from "#app/clutches/nest/nest-form.tsx";
import { type ShownClutch, shownOf } from "#app/clutches/nest/shown.ts";
import { NotesForm } from "#app/clutches/notes-form.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { later } from "#app/controls/later.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { numbersIn } from "#worker/clutches/forms-contract.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

const LayForm = later(
  import.meta.env.SSR ? layForm.LayForm : undefined,
  async () => (await import("#app/clutches/lay-form.tsx")).LayForm,
);

const NestFactsForm = later(
  import.meta.env.SSR ? factsForm.NestFactsForm : undefined,
  async () => (await import("#app/clutches/nest/nest-facts-form.tsx")).NestFactsForm,
);

// Two hundred eggs made a page of 1.7 MB while each was a card of its own.
const eggsAtOnce = 40;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const choose = numbersIn((searchParams.get("choose") ?? "").slice(0, 500).replaceAll(".", ",")) ?? [];
  const pageOfChosen = Math.ceil((choose[0] ?? 1) / eggsAtOnce);
  const query = new URLSearchParams({
    page: searchParams.get("page") ?? String(pageOfChosen),
    page_size: String(eggsAtOnce),
  });
  const path = `/api/clutches/${encodeURIComponent(params.clutchId ?? "")}?${query}`;
  const { data } = await context.api.get<{ data: ClutchPage }>(path);
  const { chick_versions: _, ...page } = data;
  const eggs = page.eggs.map(shownOf);
  return { page: { ...page, eggs }, choose, form_key: crypto.randomUUID() };
}

export const action = (args: ActionFunctionArgs) => actOnClutch(args);

const nameOf = ({ pair, clutch }: ShownClutch) => `${pair.number}/${clutch.number}`;

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, "clutches.title", { number: data ? nameOf(data.page) : "" });
export const handle: PageHandle<{ page: ShownClutch }> = {
  crumbs: (t, { page }) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    { label: t("clutches.lead", { pair: page.pair.number }), href: `/birds/pairs/${page.pair.id}` },
    { label: t("clutches.title", { number: nameOf(page) }), is_current: true },
  ],
};

export default function Clutch() {
  const { t } = useWords();
  const { page, choose, form_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const may = useMay();
  const { pair, clutch, eggs, events, today } = page;
  const mayWrite = may("season.write");
  const mayLay = mayWrite && pair.state !== "ended";
  return (
    <article className="nest-page grid grid-cols-1 gap-5">
      <PageHeader title={t("clutches.title", { number: nameOf(page) })} lead={<Lead page={page} />} />
      <NestFacts clutch={clutch} />
      <MixedChicks chicks={page.mixed} />
      {refused && <ErrorSummary faults={refused.faults.map((message) => ({ message }))} />}
      {mayLay && <LayEgg pair_id={pair.id} formKey={form_key} />}
      {eggs.length === 0 && <p className="text-muted">{t("clutches.eggs.none")}</p>}
      <h2 className="unseen">{t("clutches.eggs")}</h2>
      {mayWrite && eggs.length > 0 ? (
        <NestForm
          key={form_key}
          page={page}
          chosen={refused?.kept?.numbers ?? choose}
          typed={refused?.kept?.typed}
          questions={refused?.kept && refused.questions}
          formKey={form_key}
        >
          {mayLay && <LayTiles pair_id={pair.id} today={today} />}
        </NestForm>
      ) : (
        <EggPicks eggs={eggs} chosen={[]} mayWrite={false}>
          {mayLay && <LayTiles pair_id={pair.id} today={today} />}
        </EggPicks>
      )}
      {page.total_pages > 1 && <PageLinks page={page.page} total_pages={page.total_pages} />}
      <Coming page={page} mayWrite={mayWrite} />
      <div className="border-t border-line">
        {mayLay && (
          <Fold words={t("clutches.lay.other")} isOpen={refused?.lay !== undefined}>
            <LayForm
              reply={refused?.lay}
              isPlanFull={refused?.is_plan_full}
              pair_id={pair.id}
              birds={page.birds}
              every={page.species?.lay_interval_days ?? undefined}
              today={today}
              formKey={form_key}
            />
          </Fold>
        )}
        {eggs.length > 0 && (
          <Fold words={t("clutches.each")}>
            <EggByEgg eggs={eggs} pair_id={pair.id} today={today} formKey={form_key} mayWrite={mayWrite} />
          </Fold>
        )}
        {mayWrite && (
          <Fold words={t("clutches.facts")} isOpen={refused?.nest !== undefined}>
            <NestFactsForm reply={refused?.nest} questions={refused?.questions} clutch={clutch} formKey={form_key} />
          </Fold>
        )}
        {(mayWrite || clutch.notes) && (
          <Fold
            words={t(clutch.notes ? "clutches.notes.some" : "clutches.notes")}
            isOpen={refused?.notes !== undefined}
          >
            {mayWrite ? (
              <NotesForm reply={refused?.notes} clutch={clutch} />
            ) : (
              <p className="whitespace-pre-line">{clutch.notes}</p>
            )}
          </Fold>
        )}
        <Fold words={t("clutches.history.all", { count: events.length })}>
          <EggHistory events={events} eggs={eggs} />
        </Fold>
      </div>
    </article>
  );
}

function Fold({ words, isOpen, children }: { words: string; isOpen?: boolean; children: React.ReactNode }) {
  return (
    <details className="nest-fold" open={isOpen || undefined}>
      <summary>{words}</summary>
      <div className="nest-fold-panel">{children}</div>
    </details>
  );
}

function Lead({ page: { pair, siblings, clutch, species } }: { page: ShownClutch }) {
  const { t } = useWords();
  const others = siblings.filter(({ id }) => id !== clutch.id);
  return (
    <>
      <Link className="link" to={`/birds/pairs/${pair.id}`}>
        {t("clutches.lead", { pair: pair.number })}
      </Link>
      {pair.place && ` · ${pair.place}`}
      {species && ` · ${species.common_name}`}
      {others.length > 0 && (
        <>
          {` · ${t("clutches.other")}: `}
          {others.map(({ id, number }) => (
            <Link key={id} className="link" to={`/clutches/${id}`}>
              {pair.number}/{number}{" "}
            </Link>
          ))}
        </>
      )}
    </>
  );
}
