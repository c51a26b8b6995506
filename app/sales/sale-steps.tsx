import { Button } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { Sale } from "#worker/sales/sale-rows.ts";
import { mayBecome } from "#worker/sales/states-contract.ts";

type Props = { sale: Sale; today: string; fault: string | undefined; idempotency_key: string };

/** What a sale may become, each by one press on the day that stands above it; and what came back of one that is delivered. */
export function SaleSteps({ sale, today, fault, idempotency_key }: Props) {
  const { t } = useWords();
  const next = mayBecome(sale.state);
  if (next.length === 0) return fault ? <ErrorSummary faults={[{ message: fault }]} /> : null;
  const open = sale.lines.filter(({ returned_on }) => returned_on === null);
  const isReturn = next.includes("returned");
  const steps = (["reserved", "sold", "delivered"] as const).filter((it) => next.includes(it));
  const primary = steps.includes("delivered") ? "delivered" : steps[0];
  const day = (
    <DateField
      field={fieldFacts("on", { initialValue: today, required: true, max: today })}
      label={t("sales.step.on")}
    />
  );
  return (
    <Card title={isReturn ? t("sales.step.return") : t("sales.step")}>
      {fault && <ErrorSummary faults={[{ message: fault }]} />}
      <Form idempotencyKey={idempotency_key}>
        <input type="hidden" name="do" value="turn" />
        <input type="hidden" name="version" value={sale.version} />
        {isReturn &&
          open.map(({ id, ring, text }) => (
            <CheckboxField
              key={id}
              field={fieldFacts("line_ids", { id: `line-${id}`, initialValue: open.length === 1 ? "on" : undefined })}
              value={id}
              label={ring ?? text}
            />
          ))}
        {day}
        <div className="actions">
          {[...steps]
            .sort((one, other) => Number(other === primary) - Number(one === primary))
            .map((state) => (
              <Button key={state} kind={state === primary ? "primary" : "quiet"} name="state" value={state}>
                {t(`sales.turn.${state}`)}
              </Button>
            ))}
          {isReturn && (
            <Button name="state" value="returned">
              {t("sales.turn.returned")}
            </Button>
          )}
        </div>
        {next.includes("cancelled") && (
          <details className="drawer">
            <summary>{t("sales.turn.cancel")}</summary>
            <p className="mt-3 mb-3">{t("sales.turn.cancel.why")}</p>
            <Button kind="danger" name="state" value="cancelled">
              {t("sales.turn.cancelled")}
            </Button>
          </details>
        )}
      </Form>
    </Card>
  );
}
