import { Button } from "#app/controls/button.tsx";
import { FileForm } from "#app/controls/file-form.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";

type Props = { expense: Pick<Expense, "id" | "receipt">; faults: readonly string[] };

/** The receipt of an expense: what it is, another one, or none. */
export function Receipt({ expense: { id, receipt }, faults }: Props) {
  const { t } = useWords();
  const may = useMay();
  const mayWrite = may("money.write");
  if (!receipt && !mayWrite) return null;
  return (
    <section className="grid gap-4" aria-labelledby="receipt">
      <h2 id="receipt">{t("expenses.receipt")}</h2>
      {receipt && (
        <div className="flex flex-wrap items-center gap-3">
          <a className="link" href={`/expenses/${id}/receipt`}>
            <bdi>{receipt.name ?? t("expenses.receipt.get")}</bdi>
          </a>
          {mayWrite && (
            <Form className="contents">
              <Button name="do" value="remove">
                {t("expenses.receipt.remove")}
              </Button>
            </Form>
          )}
        </div>
      )}
      {mayWrite && (
        <FileForm
          label={t("expenses.receipt.choose")}
          hint={t("expenses.receipt.hint")}
          failed={t("expenses.receipt.failed")}
          faults={faults}
        >
          <Button>{t(receipt ? "expenses.receipt.replace" : "expenses.receipt.keep")}</Button>
        </FileForm>
      )}
    </section>
  );
}
