import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { LegRing } from "#app/marks/illustrations.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { useMay } from "#app/web/root-data.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import type { listSeries } from "#worker/ringing/queries.ts";
import { StockTabs } from "./stock-tabs.tsx";

type List = Awaited<ReturnType<typeof listSeries>>;

/** The series that were ordered, each with what is used, gone and left, and which ring comes next. */
export function SeriesList({ list: { data: rows, page, total_pages } }: { list: List }) {
  const { t, language } = useWords();
  const may = useMay();
  const number = numberFormat(language).format;
  const add = may("stock.write") && (
    <LinkButton kind="primary" to="?edit=new">
      {t("ringing.new")}
    </LinkButton>
  );
  const none = { drawing: <LegRing />, title: t("ringing.empty.title"), why: t("ringing.empty.why"), actions: add };
  const count = (name: "used" | "lost" | "free", label: "used" | "lost" | "left") => ({
    name,
    label: t(`ringing.column.${label}`),
    align: "end" as const,
    cell: (row: List["data"][number]) => number(row[name]),
  });
  return (
    <ListPage
      title={t("ringing.title")}
      lead={t("ringing.lead")}
      actions={add}
      tabs={<StockTabs />}
      empty={rows.length === 0 && page === 1 && none}
    >
      <RecordTable
        caption={t("ringing.caption")}
        rows={rows}
        columns={[
          {
            name: "series",
            label: t("ringing.column.series"),
            cell: ({ id, first_ring, last_ring, colour }) => (
              <div>
                <Link className="link" to={`/stock/rings/${id}`}>
                  <Ring colour={colour}>{first_ring}</Ring>
                </Link>
                <span className="block text-sm text-muted">{t("ringing.to", { last: last_ring })}</span>
              </div>
            ),
          },
          { name: "year", label: t("ringing.field.year"), cell: ({ year }) => year },
          {
            name: "size",
            label: t("ringing.field.size_mm"),
            align: "end",
            cell: ({ size_mm }) => t("ringing.size", { size: number(size_mm) }),
          },
          count("used", "used"),
          count("lost", "lost"),
          count("free", "left"),
          {
            name: "next",
            label: t("ringing.column.next"),
            cell: ({ next }) => (next ? <Ring>{next}</Ring> : t("ringing.none_left")),
          },
        ]}
      />
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </ListPage>
  );
}
