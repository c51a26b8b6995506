import { monthInWords } from "#app/clutches/step-words.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { FinancePage } from "#worker/finance/queries.ts";

export type LockFault = { fault: string; month: string; reason: string };
type Props = { page: FinancePage; refused: LockFault | undefined };

/** The months that are closed, and what closes and opens them. */
export function Locks({ page, refused }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  const locked = new Set(page.locks.map(({ month }) => month));
  const open = page.months.filter(({ month }) => month < page.today.slice(0, 7) && !locked.has(month));
  return (
    <section className="mt-6 finance-locks">
      <h2>{t("finance.locks")}</h2>
      <p className="text-muted">{t("finance.locks.why")}</p>
      {refused && !locked.has(refused.month) && <p role="alert">{refused.fault}</p>}
      <ul>
        {page.locks.map(({ month }) => (
          <li key={month}>
            {may("billing.write") ? (
              <Unlock month={month} refused={refused?.month === month ? refused : undefined} />
            ) : (
              monthInWords(month, language)
            )}
          </li>
        ))}
      </ul>
      {may("money.write") && open.length > 0 && (
        <Form className="finance-lock">
          <SelectField
            field={fieldFacts("month", { initialValue: open.at(-1)?.month ?? "" })}
            label={t("finance.month")}
            choices={open.map(({ month }) => ({ value: month, label: monthInWords(month, language) }))}
          />
          <Button name="do" value="lock">
            {t("finance.lock")}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Unlock({ month, refused }: { month: string; refused: LockFault | undefined }) {
  const { t, language } = useWords();
  return (
    <details className="disclosure" open={refused !== undefined}>
      <summary>{t("finance.unlock.of", { month: monthInWords(month, language) })}</summary>
      <Form className="finance-lock">
        <input type="hidden" name="month" value={month} />
        <TextField
          field={fieldFacts("reason", {
            id: `reason-${month}`,
            required: true,
            maxLength: 500,
            initialValue: refused?.reason ?? "",
            ...(refused && { errors: [refused.fault] }),
          })}
          label={t("finance.unlock.reason")}
          required
        />
        <Button name="do" value="unlock">
          {t("finance.unlock")}
        </Button>
      </Form>
    </details>
  );
}
