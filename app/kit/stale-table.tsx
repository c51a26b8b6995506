import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import type { RecordField } from "./record-fields.tsx";

type Props = {
  /** Says of what kind of record it is that someone else has changed it. */
  title: string;
  fields: readonly RecordField[];
  stored: Record<string, string>;
  typed: Record<string, unknown>;
};

/** Two people changed one record: what is stored now beside what was typed, field by field where they differ. */
export function StaleTable({ title, fields, stored, typed }: Props) {
  const { t } = useWords();
  const columns = (["field", "stored", "typed"] as const).map((name) => ({ name, label: t(`ui.stale.${name}`) }));
  const differing = fields.filter(({ name }) => plain(stored[name]) !== plain(typed[name]));
  return (
    <>
      <ErrorSummary title={title} faults={[{ message: t("ui.stale.detail") }]} />
      {differing.length > 0 && (
        <Table caption={title} columns={columns}>
          {differing.map((field) => (
            <Row key={field.name}>
              <RowHead>{field.label}</RowHead>
              <Cell label={t("ui.stale.stored")}>
                <span className="whitespace-pre-line">{inWords(field, plain(stored[field.name]), t)}</span>
              </Cell>
              <Cell label={t("ui.stale.typed")}>
                <span className="whitespace-pre-line">{inWords(field, plain(typed[field.name]), t)}</span>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </>
  );
}

// A browser sends line breaks as two characters.
const plain = (value: unknown) => (typeof value === "string" ? value.trim().replaceAll("\r\n", "\n") : "");

function inWords(field: RecordField, value: string, t: Translate): string {
  if (field.as === "tick") return t(value === "on" ? "ui.yes" : "ui.no");
  if (field.as !== "choice") return value || "—";
  return field.choices.find((it) => it.value === value)?.label ?? (value || field.empty || "—");
}
