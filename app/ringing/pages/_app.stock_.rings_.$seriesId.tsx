import "#app/ringing/ringing.css";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { PrintButton } from "#app/controls/print-button.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { LostList } from "#app/ringing/lost-list.tsx";
import { MarkForm } from "#app/ringing/mark-form.tsx";
import { shown, spanText } from "#app/ringing/number-spans.ts";
import { RingGrid } from "#app/ringing/ring-grid.tsx";
import { actOnNumber } from "#app/ringing/save-mark.ts";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import type { SeriesPage } from "#worker/ringing/queries.ts";

const path = "/api/ring-series";
const list = "/stock/rings";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.read");
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams({ page: searchParams.get("page") ?? "1" });
  const of = `${recordPath(path, params.seriesId)}?${query}`;
  const { data: series } = await context.api.get<{ data: SeriesPage }>(of);
  const mark = /^\d{1,9}$/.exec(searchParams.get("mark") ?? "")?.[0] ?? "";
  return { series, mark, form_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "stock.write");
  const form = await request.formData();
  const to = recordPath(list, params.seriesId);
  const page = /^[1-9]\d{0,2}$/.exec(new URL(request.url).searchParams.get("page") ?? "")?.[0];
  if (form.get("do") !== "mark" && form.get("do") !== "unmark") throw data(null, 400);
  return actOnNumber(form, context, { api: recordPath(path, params.seriesId), page: page ? `${to}?page=${page}` : to });
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, data ? "ringing.span" : "ringing.title", {
    first: data?.series.first_ring ?? "",
    last: data?.series.last_ring ?? "",
  });
export const handle: PageHandle<{ series: SeriesPage }> = {
  crumbs: (t, { series }) => [
    { label: t("ringing.title"), href: list },
    { label: series.first_ring, is_current: true },
  ],
};

export default function RingSeriesPage() {
  const { series, mark, form_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t, language } = useWords();
  const mayMark = useMay()("stock.write");
  const number = numberFormat(language).format;
  const { id, first_ring, last_ring, colour, year, size_mm, federation, breeder_code, notes, today } = series;
  const { numbers, spans, page, total_pages } = series;
  const width = /\{(n+)\}/i.exec(series.pattern)?.[1]?.length ?? 1;
  const facts = [year, t("ringing.size", { size: number(size_mm) }), federation, breeder_code].filter(Boolean);
  const listed = (which: keyof typeof spans) =>
    spans[which].map((span) => spanText(span, width)).join(", ") || t("ringing.list.none");
  const edit = mayMark && <LinkButton to={`${list}?edit=${id}`}>{t("ringing.edit.action")}</LinkButton>;
  return (
    <>
      <PageHeader
        title={
          <bdi>
            <Ring colour={colour} size="page">
              {first_ring}
            </Ring>
          </bdi>
        }
        lead={`${t("ringing.span", { first: first_ring, last: last_ring })} · ${facts.join(" · ")}`}
        actions={
          <>
            {edit}
            <PrintButton>{t("ringing.print")}</PrintButton>
          </>
        }
        more={[
          { to: "/stock?category=rings", label: t("ringing.cost"), icon: "package" },
          mayMark && { to: `${list}?delete=${id}`, label: t("ringing.delete"), icon: "trash-2" },
        ]}
      />
      <Stats>
        <Stat label={t("ringing.total")} value={number(series.total)} />
        <Stat label={t("ringing.column.used")} value={number(series.used)} />
        <Stat label={t("ringing.column.lost")} value={number(series.lost)} />
        <Stat label={t("ringing.column.left")} value={number(series.free)} />
        <Stat
          label={t("ringing.column.next")}
          value={series.next_number === null ? t("ringing.none_left") : shown(series.next_number, width)}
        />
      </Stats>
      {notes && (
        <p className="whitespace-pre-line" dir="auto">
          {notes}
        </p>
      )}
      <div className="grid gap-4 mt-4">
        {mayMark && (
          <MarkForm
            key={`${form_key}${mark}`}
            number={mark}
            today={today}
            reply={sent?.reply}
            idempotencyKey={form_key}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Listed title={t("ringing.list.used")}>{listed("used")}</Listed>
          <Listed title={t("ringing.list.left")}>{listed("left")}</Listed>
        </div>
        {spans.lost.length > 0 && (
          <Listed title={t("ringing.list.lost")}>
            {total_pages > 1 && <p>{listed("lost")}</p>}
            <LostList numbers={numbers} today={today} mayMark={mayMark} />
          </Listed>
        )}
        <Card title={t("ringing.grid")}>
          <div className="grid gap-3">
            {mayMark && series.free > 0 && <p className="text-muted print:hidden">{t("ringing.grid.lead")}</p>}
            <RingGrid numbers={numbers} page={page} width={width} mayMark={mayMark} />
            {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
          </div>
        </Card>
      </div>
    </>
  );
}

const Listed = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <div className="figures [overflow-wrap:anywhere]">{children}</div>
  </Card>
);
