import "../agenda.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { HatchForecast } from "#app/agenda/hatch-forecast.tsx";
import { AgendaPart } from "#app/agenda/part.tsx";
import { AgendaParts } from "#app/agenda/parts.tsx";
import { type Span, sheetOf, spanIn, spans } from "#app/agenda/sheet.ts";
import { Silences } from "#app/agenda/silences.tsx";
import { roundAt } from "#app/agenda/stop-path.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { daysBetween, dayText } from "#app/locales/day-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg, Nest } from "#app/marks/illustrations.tsx";
import { SiteFilter } from "#app/places/site-filter.tsx";
import { siteIn } from "#app/places/site-in.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { lineSteps } from "#db/words/care.ts";
import { agendaFilter, mostDays } from "#worker/agenda/contract.ts";
import type { Agenda } from "#worker/agenda/queries.ts";

// Whatever day it is where the organisation lives, its month is within.
const farthestMs = 32 * 86_400_000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = new Date(Date.now() + farthestMs).toISOString().slice(0, 10);
  const query = siteIn(request);
  const { searchParams } = new URL(request.url);
  const hatching = hatchingIn(searchParams);
  const { data, beyond, today, silent, has_pairs, sites, hatches, ...added } = await context.api.get<Agenda>(
    `/api/agenda?${new URLSearchParams({ late: "1", once: "1", to, ...query, ...hatching })}`,
  );
  const span = spanIn(searchParams.get("show"));
  const step = lineSteps.find((it) => it === searchParams.get("step"));
  const ofStep = step ? { data: data.filter((it) => it.step === step), beyond: [] } : { data, beyond };
  return {
    ...added,
    ...sheetOf(ofStep, { today, span }),
    span,
    step: step ?? null,
    today,
    silent,
    has_pairs,
    sites,
    hatches,
    // The answer of the assistant leads here, to the days it was asked for.
    is_wanted: "hatch_from" in hatching,
    site_id: query.site_id ?? null,
  };
}
/** For which days and eggs the address asks how many chicks hatch; what the API would refuse is left out. */
function hatchingIn(searchParams: URLSearchParams): Record<string, string> {
  const query = Object.fromEntries([...searchParams].filter(([name]) => name.startsWith("hatch_")));
  const { hatch_from: from = "", hatch_to: to = "" } = query;
  const isSpan = from <= to && daysBetween(from, to) <= mostDays;
  return isSpan && agendaFilter.safeParse(query).success ? query : {};
}
type Sheet = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction = (args) => titled(args, "agenda.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("agenda.title"), is_current: true }] };

export default function AgendaPage() {
  const { t } = useWords();
  const sheet = useLoaderData<typeof loader>() as Sheet;
  const { counts, sections, silent, today, has_pairs, sites, site_id } = sheet;
  const isEmpty = !has_pairs && Object.values(counts).every((count) => count === 0) && silent.length === 0;
  return (
    <>
      <PageHeader
        title={t("agenda.title")}
        lead={!isEmpty && t("agenda.lead")}
        actions={
          !isEmpty && (
            <LinkButton kind="primary" to={roundAt(site_id)}>
              {t("agenda.round")}
            </LinkButton>
          )
        }
      />
      <AgendaParts page={sheet} />
      {isEmpty ? (
        <NoPairs />
      ) : (
        <>
          <div className="mt-4">
            <SiteFilter sites={sites} site_id={site_id} />
          </div>
          {sheet.step ? (
            <p className="mt-4 mb-4">
              <Link className="link" to={addressOf("today", site_id)}>
                {t("agenda.all")}
              </Link>
            </p>
          ) : (
            <Spans {...sheet} />
          )}
          {!sheet.step && (sheet.is_wanted || sheet.span === "today" || sheet.span === "week") && (
            <HatchForecast hatches={sheet.hatches} today={today} isWanted={sheet.is_wanted} />
          )}
          {sections.map((section) => (
            <AgendaPart key={`${section.kind} ${section.day}`} section={section} today={today} site_id={site_id} />
          ))}
          {sections.length === 0 && <NothingDue {...sheet} />}
          {!sheet.step && <Silences silent={silent} />}
        </>
      )}
    </>
  );
}

function addressOf(span: Span, site_id: string | null): string {
  const search = new URLSearchParams({ ...(span !== "today" && { show: span }), ...(site_id && { site_id }) });
  return search.size > 0 ? `/agenda?${search}` : "/agenda";
}

function Spans({ counts, span, site_id }: Sheet) {
  const { t, language } = useWords();
  return (
    <nav className="tabs agenda-spans" aria-label={t("agenda.spans")}>
      {spans.map((it) => (
        <Link
          key={it}
          to={addressOf(it, site_id)}
          aria-current={it === span ? "page" : undefined}
          data-late={(it === "late" && counts.late > 0) || undefined}
          preventScrollReset
        >
          {t(`agenda.span.${it}`)} <span>{formatNumber(counts[it], language)}</span>
        </Link>
      ))}
    </nav>
  );
}

function NothingDue({ span, next, today, site_id }: Sheet) {
  const { t, language } = useWords();
  const part = span === "now" ? "today" : span;
  const hasNext = next !== null && span !== "month";
  return (
    <EmptyState
      drawing={<Egg />}
      title={t(`agenda.none.${part}`)}
      why={hasNext ? t("agenda.none.next", { day: dayText(next, today, language) }) : t("agenda.none.nothing")}
      actions={
        hasNext ? (
          <LinkButton to={addressOf("month", site_id)}>{t("agenda.none.show")}</LinkButton>
        ) : (
          <LinkButton to="/birds/pairs">{t("agenda.none.pairs")}</LinkButton>
        )
      }
    />
  );
}

function NoPairs() {
  const { t } = useWords();
  const may = useMay();
  const pair = (
    <LinkButton kind="primary" size="large" to="/birds/pairs/new">
      {t("agenda.empty.pair")}
    </LinkButton>
  );
  return (
    <EmptyState
      drawing={<Nest />}
      title={t("agenda.empty.title")}
      why={t("agenda.empty.why")}
      actions={may("season.write") && pair}
    />
  );
}
