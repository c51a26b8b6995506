import { Pager } from "#app/lists/pager.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { ListedRemark, Remarks } from "./read-import.ts";

/** Every fault of a file with its row, column, value and cure, page by page. */
export function RemarksTable({ remarks }: { remarks: Remarks }) {
  const { t } = useWords();
  const { items, total, page, total_pages, page_size } = remarks;
  if (total === 0) return null;
  const from = (page - 1) * page_size + 1;
  const showing = t("imports.remarks.showing", { from, to: from + items.length - 1, count: total });
  const columns = (["row", "kind", "column", "value", "message"] as const).map((name) => ({
    name,
    label: t(`imports.remarks.${name}`),
  }));
  return (
    <section aria-labelledby="remarks" className="import-part">
      <h2 id="remarks">{t("imports.remarks.title")}</h2>
      <Table caption={t("imports.remarks.caption")} columns={columns} cards="remark">
        {items.map((remark) => (
          <RemarkRow key={`${remark.kind} ${remark.row} ${remark.column} ${remark.code}`} remark={remark} />
        ))}
      </Table>
      <Pager summary={showing} {...{ page, total_pages, page_size }} />
    </section>
  );
}

function RemarkRow({ remark: { kind, row, column, value, message } }: { remark: ListedRemark }) {
  const { t } = useWords();
  const isError = kind === "error";
  return (
    <Row>
      <RowHead>
        <span className="card-word">{t("imports.remarks.row")}&nbsp;</span>
        {row}
      </RowHead>
      <Cell label={t("imports.remarks.kind")}>
        <Pill tone={isError ? "red" : "amber"} icon={isError ? "circle-x" : "triangle-alert"}>
          {t(`imports.remarks.${kind}`)}
        </Pill>
      </Cell>
      <Cell label={t("imports.remarks.column")}>{column}</Cell>
      <Cell label={t("imports.remarks.value")}>
        {value ? <Ring>{value}</Ring> : <span className="text-muted">{t("imports.remarks.empty")}</span>}
      </Cell>
      <Cell label={t("imports.remarks.message")}>{message}</Cell>
    </Row>
  );
}
