import { useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ImportColumn } from "#worker/birdfiles/columns-contract.ts";
import { ColumnChoices } from "./columns-form.tsx";

/** Columns nobody recognised, each with its first values and a choice; the others stay as they are. */
export function IgnoredColumns({ columns }: { columns: ImportColumn[] }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const ignored = columns.filter(({ field }) => field === null);
  if (ignored.length === 0) return null;
  const heads = (["column", "samples", "field"] as const).map((name) => ({
    name,
    label: t(`imports.mapping.${name}`),
  }));
  return (
    <section aria-labelledby="ignored" className="import-part">
      <h2 id="ignored">{t("imports.ignored.title")}</h2>
      <Form className="grid gap-4" action={pathname + search}>
        <input type="hidden" name="intent" value="columns" />
        {columns.map(({ index, field }) =>
          field === null ? null : <input key={index} type="hidden" name={`column-${index}`} value={field} />,
        )}
        <Table caption={t("imports.ignored.title")} columns={heads}>
          {ignored.map((column) => (
            <Row key={column.index}>
              <RowHead>
                <span className="font-semibold">{column.heading}</span>
              </RowHead>
              <Cell label={t("imports.mapping.samples")}>
                <span className="text-muted">{column.samples.join(" · ")}</span>
              </Cell>
              <Cell label={t("imports.mapping.field")}>
                <ColumnChoices column={column} />
              </Cell>
            </Row>
          ))}
        </Table>
        <div className="actions">
          <Button>{t("imports.mapping.submit")}</Button>
        </div>
      </Form>
    </section>
  );
}
