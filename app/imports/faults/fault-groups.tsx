import { Link, useSearchParams } from "@remix-run/react";
import { Pager } from "#app/lists/pager.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { FaultGroup, ListedRemark } from "../group-faults.ts";

type Props = {
  groups: FaultGroup[];
  /** Faults that are not listed, in rows that have another. */
  more: number;
};

/** Equal faults in one line with their number, and behind it on demand the rows. */
export function FaultGroups({ groups, more }: Props) {
  const { t } = useWords();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="remarks" className="import-part">
      <h2 id="remarks">{t("imports.remarks.title")}</h2>
      <ul className="fault-groups">
        {groups.map((group) => (
          <li key={group.id}>
            <Group group={group} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-muted">{t("imports.remarks.more", { count: more })}</p>}
    </section>
  );
}

function Group({ group }: { group: FaultGroup }) {
  const { t, language } = useWords();
  const { kind, column, message, count, isOpen } = group;
  const isError = kind === "error";
  return (
    <details className="fault-group" open={isOpen}>
      <summary>
        <Pill tone={isError ? "red" : "amber"} icon={isError ? "circle-x" : "triangle-alert"}>
          <span className="unseen">{t(`imports.remarks.${kind}`)} </span>
          {formatNumber(count, language)}
        </Pill>
        <span>
          {column && <strong>{column}: </strong>}
          {message}
        </span>
      </summary>
      <Rows group={group} />
    </details>
  );
}

function Rows({ group }: { group: FaultGroup }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { id, rows, isVaried, isOpen, count, page, total_pages, page_size } = group;
  const names = isVaried ? (["row", "value", "message"] as const) : (["row", "value"] as const);
  const columns = names.map((name) => ({ name, label: t(`imports.remarks.${name}`) }));
  const from = (page - 1) * page_size + 1;
  const whole = new URLSearchParams(params);
  whole.set("fault", id);
  return (
    <div className="fault-rows">
      <Table caption={t("imports.remarks.caption")} columns={columns}>
        {rows.map((remark) => (
          <Remark key={remark.row} remark={remark} isVaried={isVaried} />
        ))}
      </Table>
      {isOpen && total_pages > 1 && (
        <Pager
          summary={t("imports.remarks.showing", { from, to: from + rows.length - 1, count })}
          page={page}
          total_pages={total_pages}
          page_size={page_size}
        />
      )}
      {!isOpen && count > rows.length && (
        <p className="mt-2">
          <Link className="link" to={`?${whole}`} preventScrollReset>
            {t("imports.remarks.all", { count })}
          </Link>
        </p>
      )}
    </div>
  );
}

function Remark({ remark: { row, value, message }, isVaried }: { remark: ListedRemark; isVaried: boolean }) {
  const { t } = useWords();
  return (
    <Row>
      <RowHead>
        <span className="card-word">{t("imports.remarks.row")}&nbsp;</span>
        {row}
      </RowHead>
      <Cell label={t("imports.remarks.value")}>
        {value ? <Ring>{value}</Ring> : <span className="text-muted">{t("imports.remarks.empty")}</span>}
      </Cell>
      {isVaried && <Cell label={t("imports.remarks.message")}>{message}</Cell>}
    </Row>
  );
}
