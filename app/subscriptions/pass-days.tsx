import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";

/** Outside production: lets days pass for the subscription alone, so that its whole life can be looked at. */
export function PassDays() {
  const { t } = useWords();
  return (
    <details className="drawer">
      <summary>{t("subscriptions.test.days_title")}</summary>
      <Form>
        <input type="hidden" name="do" value="advance" />
        <p className="text-muted">{t("subscriptions.test.days_lead")}</p>
        <div className="grid gap-1">
          <label className="field-label" htmlFor="days">
            {t("subscriptions.test.days")}
          </label>
          <input id="days" className="input" name="days" type="number" min={1} max={800} defaultValue={31} required />
        </div>
        <div>
          <Button>{t("subscriptions.test.pass")}</Button>
        </div>
      </Form>
    </details>
  );
}
