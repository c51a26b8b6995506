import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";

/** Asks, before anything was sold, how sales are taxed; to go on without an answer is one too. */
export function RegimeQuestion() {
  const { t } = useWords();
  return (
    <Card title={t("sales.regime.title")}>
      <p className="mb-3">{t("sales.regime.why")}</p>
      <Form className="actions">
        <input type="hidden" name="do" value="regime" />
        <Button name="vat_regime" value="exempt_53">
          {t("sales.regime.exempt_53")}
        </Button>
        <Button name="vat_regime" value="normal">
          {t("sales.regime.normal")}
        </Button>
      </Form>
    </Card>
  );
}
