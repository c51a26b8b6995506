import "../agenda.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { saidDay } from "#app/agenda/day-words.ts";
import { PapersDue } from "#app/agenda/papers-due.tsx";
import { AgendaPart } from "#app/agenda/part.tsx";
import { type Span, sheetOf, spanIn, spans } from "#app/agenda/sheet.ts";
import { Silences } from "#app/agenda/silences.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg, Nest } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Agenda } from "#worker/agenda/queries.ts";

// Whatever day it is where the organisation lives, its month is within.
const farthestMs = 32 * 86_400_000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = new Date(Date.now() + farthestMs).toISOString().slice(0, 10);
  const { data, today, silent, has_pairs, papers } = await context.api.get<Agenda>(
    `/api/agenda?late=1&once=1&to=${to}`,
  );
  const span = spanIn(new URL(request.url).searchParams.get("show"));
  const due = papers.filter(({ on }) => on <= today || span === "month");
  return { ...sheetOf(data, today, span), span, today, silent, has_pairs, papers: due };
}
type Sheet = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction = (args) => titled(args, "agenda.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("agenda.title"), is_current: true }] };

export default function AgendaPage() {
  const { t } = useWords();
  const sheet = useLoaderData<typeof loader>() as Sheet;
  const { counts, sections, silent, today, has_pairs, papers } = sheet;
  const isEmpty = !has_pairs && Object.values(counts).every((count) => count === 0) && silent.length === 0;
  return (
    <>
      <PageHeader
        title={t("agenda.title")}
        lead={!isEmpty && t("agenda.lead")}
        actions={
          !isEmpty && (
            <LinkButton kind="primary" to="/round">
              {t("agenda.round")}
            </LinkButton>
          )
        }
      />
      <PapersDue {...{ papers, today }} />
      {isEmpty ? (
        <NoPairs />
      ) : (
        <>
          <Spans {...sheet} />
          {sections.map((section) => (
            <AgendaPart key={`${section.kind} ${section.day}`} {...{ section, today }} />
          ))}
          {sections.length === 0 && <NothingDue {...sheet} />}
          <Silences silent={silent} />
        </>
      )}
    </>
  );
}

const addressOf = (span: Span) => (span === "today" ? "/agenda" : `/agenda?show=${span}`);

function Spans({ counts, span }: Sheet) {
  const { t, language } = useWords();
  return (
    <nav className="agenda-spans" aria-label={t("agenda.spans")}>
      {spans.map((it) => (
        <Link
          key={it}
          to={addressOf(it)}
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

function NothingDue({ span, next, today }: Sheet) {
  const { t, language } = useWords();
  const hasNext = next !== null && span !== "month";
  return (
    <EmptyState
      drawing={<Egg />}
      title={t(`agenda.none.${span}`)}
      why={hasNext ? t("agenda.none.next", { day: saidDay(next, today, language) }) : t("agenda.none.nothing")}
      actions={
        hasNext ? (
          <LinkButton to={addressOf("month")}>{t("agenda.none.show")}</LinkButton>
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
