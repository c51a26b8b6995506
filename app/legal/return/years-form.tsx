import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import { returnFields } from "#worker/legal/given/columns-contract.ts";
import type { ReturnPage } from "#worker/legal/return/page.ts";
import type { ReturnAnswer } from "./act-on-return.ts";

type Props = { page: ReturnPage; answer: ReturnAnswer | undefined };

/** Where the authority's file of the year is given, and what is written in each of its columns. */
export function YearsForm({ page, answer }: Props) {
  const { t } = useWords();
  const may = useMay();
  const { form, year } = page;
  if (!may("settings.write")) return null;
  const faults = answer?.at === "form" ? answer.faults : [];
  const field = fieldFacts("file", { required: true, ...(faults.length > 0 && { errors: faults }) });
  const hint = t("annual.form.hint");
  return (
    <div className="mt-8 print:hidden">
      <Card title={t("annual.form.title")}>
        <p className="max-w-prose mb-4">{t("annual.form.why")}</p>
        {form && (
          <>
            <p className="mb-2">
              <bdi>{t("annual.form.name", { name: form.file_name })}</bdi>
            </p>
            <details className="drawer mb-4">
              <summary>{t("annual.form.columns")}</summary>
              <ul className="grid gap-1 mt-3">
                {form.known.map(({ column, heading, field: ours }) => (
                  <li key={column}>
                    {t("annual.columns.of", { column, heading })}
                    <span className="text-muted">
                      {" → "}
                      {ours ? t(`annual.field.${ours}`) : t("annual.columns.empty")}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </>
        )}
        <Form encType="multipart/form-data">
          <ErrorSummary
            title={t("annual.form.failed")}
            faults={faults.map((message) => ({ message, field: field.id }))}
          />
          <input type="hidden" name="year" value={year} />
          <FieldFrame field={field} label={t("annual.form.file")} hint={hint}>
            <input type="file" accept=".xlsx" className="input" {...controlProps(field, hint)} />
          </FieldFrame>
          <div className="actions">
            <Button name="do" value="form">
              {t(form ? "annual.form.replace" : "annual.form.send")}
            </Button>
          </div>
        </Form>
        {form && (
          <Form className="mt-3">
            <input type="hidden" name="year" value={year} />
            <Button kind="ghost" name="do" value="forget">
              {t("annual.form.forget")}
            </Button>
          </Form>
        )}
      </Card>
    </div>
  );
}

/** The columns of the file that nobody knows, each asked. */
export function ColumnsForm({ page, answer }: Props) {
  const { t } = useWords();
  const may = useMay();
  const { form, year } = page;
  if (!form || form.unknown.length === 0 || !may("settings.write")) return null;
  const { faults = [], chosen = {} } = answer?.at === "columns" ? answer : {};
  const taken = new Set(form.known.map(({ field }) => field));
  const choices = [
    { value: "none", label: t("annual.columns.empty") },
    ...returnFields.filter((it) => !taken.has(it)).map((value) => ({ value, label: t(`annual.field.${value}`) })),
  ];
  return (
    <div className="mt-8 mb-4 print:hidden">
      <Card title={t("annual.columns.title")}>
        <p className="max-w-prose mb-4">{t("annual.columns.why")}</p>
        <Form>
          <ErrorSummary title={t("annual.columns.failed")} faults={faults.map((message) => ({ message }))} />
          <input type="hidden" name="year" value={year} />
          <input type="hidden" name="version" value={form.version} />
          {form.unknown.map(({ column, heading, why }) => (
            <SelectField
              key={column}
              field={fieldFacts(`column-${column}`, { required: true, initialValue: chosen[column] ?? "" })}
              label={t("annual.columns.of", { column, heading })}
              {...(why === "twice" && { hint: t("annual.columns.twice") })}
              empty={t("annual.columns.choose")}
              choices={choices}
            />
          ))}
          <div className="actions">
            <Button kind="primary" name="do" value="columns">
              {t("annual.columns.save")}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
