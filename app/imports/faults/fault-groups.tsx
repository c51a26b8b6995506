import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { FaultGroup, ListedRemark } from "../group-faults.ts";
import { CorrectionInput } from "./correction-input.tsx";
import { WordFix } from "./word-fix.tsx";

type Props = {
  groups: FaultGroup[];
  /** Faults that are not listed, in rows that have another. */
  more: number;
  /** Whether the cells can be corrected on the spot: as long as nothing is saved. */
  corrects?: boolean;
};

/** Equal faults in one line with their number, and behind it on demand the rows. */
export function FaultGroups({ groups, more, corrects = false }: Props) {
  const { t } = useWords();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="remarks" className="import-part">
      <h2 id="remarks">{t("imports.remarks.title")}</h2>
      <ul className="fault-groups">
        {groups.map((group) => (
          <li key={group.id}>
            <Group group={group} corrects={corrects && group.kind === "error"} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-muted">{t("imports.remarks.more", { count: more })}</p>}
    </section>
  );
}

type GroupProps = { group: FaultGroup; corrects: boolean };

function Group({ group, corrects }: GroupProps) {
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
      <Rows group={group} corrects={corrects} />
    </details>
  );
}

function Rows({ group, corrects }: GroupProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { id, code, words, rows, isOpen, count, page, total_pages, page_size } = group;
  const from = (page - 1) * page_size + 1;
  const whole = new URLSearchParams(params);
  whole.set("fault", id);
  return (
    <div className="fault-rows">
      {corrects && words.length > 0 && (
        <div className="mb-3 grid gap-2">
          {words.map((word) => (
            <WordFix key={word.word} {...word} isSex={isOfSex(code)} />
          ))}
        </div>
      )}
      {corrects ? <Corrections group={group} /> : <Remarks group={group} corrects={false} />}
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

const isOfSex = (code: string) => code.startsWith("import.sex.");

/** The rows as one form: several cells are put right with one press. */
function Corrections({ group }: { group: FaultGroup }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Form className="grid gap-2" action={pathname + search}>
      <input type="hidden" name="intent" value="correct" />
      <Remarks group={group} corrects />
      {group.rows.some(({ cell }) => cell) && (
        <div className="actions">
          <Button>{t("imports.correct.submit")}</Button>
        </div>
      )}
    </Form>
  );
}

function Remarks({ group: { rows, isVaried }, corrects }: GroupProps) {
  const { t } = useWords();
  const names = isVaried ? (["row", "value", "message"] as const) : (["row", "value"] as const);
  const columns = names.map((name) => ({ name, label: t(`imports.remarks.${name}`) }));
  return (
    <Table caption={t("imports.remarks.caption")} columns={columns}>
      {rows.map((remark) => (
        <Remark key={remark.row} remark={remark} isVaried={isVaried} corrects={corrects} />
      ))}
    </Table>
  );
}

type RemarkProps = { remark: ListedRemark; isVaried: boolean; corrects: boolean };

function Remark({ remark, isVaried, corrects }: RemarkProps) {
  const { t } = useWords();
  const { row, message } = remark;
  return (
    <Row>
      <RowHead>
        <span className="card-word">{t("imports.remarks.row")}&nbsp;</span>
        {row}
      </RowHead>
      <Cell label={t("imports.remarks.value")}>
        <Value remark={remark} corrects={corrects} />
      </Cell>
      {isVaried && <Cell label={t("imports.remarks.message")}>{message}</Cell>}
    </Row>
  );
}

function Value({ remark: { row, cell, value, code }, corrects }: Omit<RemarkProps, "isVaried">) {
  const { t } = useWords();
  if (!corrects || !cell)
    return value ? <Ring>{value}</Ring> : <span className="text-muted">{t("imports.remarks.empty")}</span>;
  return (
    <>
      <CorrectionInput
        name={`cell-${cell}`}
        value={value}
        label={t("imports.correct.value", { row })}
        isSex={isOfSex(code)}
      />
      {/* What is sent as it came is no correction. */}
      <input type="hidden" name={`was-${cell}`} value={value} />
    </>
  );
}
