import "../clutches.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { actOnClutch } from "#app/clutches/actions/clutch-action.ts";
import { EggCard } from "#app/clutches/egg-card.tsx";
import { EggHistory } from "#app/clutches/egg-history.tsx";
import { LayForm } from "#app/clutches/lay-form.tsx";
import { LayToday } from "#app/clutches/lay-today.tsx";
import { ManyForm } from "#app/clutches/many-form.tsx";
import { NotesForm } from "#app/clutches/notes-form.tsx";
import { unweaned, WeanForm } from "#app/clutches/wean-form.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

// Each card holds forms: two hundred of them made a page of 1.7 MB.
const cardsAtOnce = "40";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page_ = new URL(request.url).searchParams.get("page") ?? "1";
  const query = new URLSearchParams({ page: page_, page_size: cardsAtOnce });
  const path = `/api/clutches/${encodeURIComponent(params.clutchId ?? "")}?${query}`;
  const { data: page } = await context.api.get<{ data: ClutchPage }>(path);
  return { page, form_key: crypto.randomUUID() };
}

export const action = (args: ActionFunctionArgs) => actOnClutch(args);

const mostOffered = 400;
// The pair's own nest is offered only while some of its eggs lie in another one.
const nestsFor = ({ nests, pair, eggs }: ClutchPage) =>
  nests.filter(({ id }) => id !== pair.id || eggs.some(({ nest }) => nest.is_foster));
const nameOf = ({ pair, clutch }: ClutchPage) => `${pair.number}/${clutch.number}`;

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, "clutches.title", { number: data ? nameOf(data.page) : "" });
export const handle: PageHandle<{ page: ClutchPage }> = {
  crumbs: (t, { page }) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    { label: t("clutches.lead", { pair: page.pair.number }), href: `/birds/pairs/${page.pair.id}` },
    { label: t("clutches.title", { number: nameOf(page) }), is_current: true },
  ],
};

export default function Clutch() {
  const { t } = useWords();
  const { page, form_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const may = useMay();
  const { pair, clutch, eggs, events, today } = page;
  // A select in each of many cards would weigh more than the page: there many are fostered at once.
  const nests = page.nests.length * eggs.length <= mostOffered ? page.nests : [];
  const mayLay = may("season.write") && pair.state !== "ended";
  const unringed = eggs.some(({ chick }) => chick && !chick.is_ringed && !chick.is_gone);
  return (
    <article>
      <PageHeader
        title={t("clutches.title", { number: nameOf(page) })}
        lead={<Lead page={page} />}
        actions={
          <>
            {may("season.write") && unringed && (
              <LinkButton to={`/clutches/${clutch.id}/rings`}>{t("clutches.ring.nest")}</LinkButton>
            )}
            {mayLay && <LayToday pair_id={pair.id} formKey={form_key} isPrimary />}
          </>
        }
      />
      {refused && <ErrorSummary faults={refused.faults.map((message) => ({ message }))} />}
      <section className="clutch-part">
        <h2>{t("clutches.eggs")}</h2>
        {eggs.length === 0 ? (
          <p className="text-muted">{t("clutches.eggs.none")}</p>
        ) : (
          <ul className="egg-list">
            {eggs.map((egg) => (
              <EggCard
                key={egg.id}
                egg={egg}
                today={today}
                nests={nests}
                formKey={form_key}
                mayWrite={may("season.write")}
              />
            ))}
          </ul>
        )}
        {page.total_pages > 1 && (
          <div className="mt-4">
            <PageLinks page={page.page} total_pages={page.total_pages} />
          </div>
        )}
      </section>
      {may("season.write") && (
        <div className="clutch-part clutch-forms">
          {unweaned(eggs).length > 0 && <WeanForm reply={refused?.wean} page={page} formKey={form_key} />}
          {eggs.length > 1 && (
            <ManyForm reply={refused?.many} nests={nestsFor(page)} today={today} formKey={form_key} />
          )}
          {mayLay && <LayForm reply={refused?.lay} page={page} formKey={form_key} />}
          <NotesForm reply={refused?.notes} clutch={clutch} />
        </div>
      )}
      {!may("season.write") && clutch.notes && (
        <section className="clutch-part">
          <h2>{t("clutches.notes.of")}</h2>
          <p className="whitespace-pre-line">{clutch.notes}</p>
        </section>
      )}
      <details className="clutch-part">
        <summary className="button" data-kind="quiet">
          {t("clutches.history.all", { count: events.length })}
        </summary>
        <div className="mt-3">
          <EggHistory events={events} eggs={eggs} />
        </div>
      </details>
    </article>
  );
}

function Lead({ page: { pair, siblings, clutch, species } }: { page: ClutchPage }) {
  const { t } = useWords();
  const others = siblings.filter(({ id }) => id !== clutch.id);
  return (
    <>
      <Link className="link" to={`/birds/pairs/${pair.id}`} discover="none">
        {t("clutches.lead", { pair: pair.number })}
      </Link>
      {pair.place && ` · ${pair.place}`}
      {species && ` · ${species.common_name}`}
      {others.length > 0 && (
        <>
          {` · ${t("clutches.other")}: `}
          {others.map(({ id, number }) => (
            <Link key={id} className="link" to={`/clutches/${id}`} discover="none">
              {pair.number}/{number}{" "}
            </Link>
          ))}
        </>
      )}
    </>
  );
}
