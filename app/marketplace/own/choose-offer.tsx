import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { Reply } from "#app/web/submit.ts";

export type ChooseAnswer = { reply: Reply; question: PickQuestion | undefined };

/** What is to be advertised: a bird by its ring, several from the list, or goods. */
export function ChooseOffer({ answer }: { answer: ChooseAnswer | undefined }) {
  const { t } = useWords();
  const { ring } = plainFields(["ring"], { reply: answer?.reply });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title={t("listingform.choose.bird")}>
        <Form>
          <ErrorSummary faults={faultsOf([ring])} />
          <PickField
            field={ring}
            label={t("listingform.choose.ring")}
            from="of=birds&who=living"
            recent={[]}
            question={answer?.question}
          />
          <div className="actions">
            <Button kind="primary" name="do" value="bird">
              {t("market.advertise")}
            </Button>
            <LinkButton to="/birds">{t("listingform.choose.several")}</LinkButton>
            <LinkButton to="/birds/pairs">{t("listingform.choose.pair")}</LinkButton>
          </div>
        </Form>
      </Card>
      <Card title={t("listingform.choose.goods")}>
        <p className="max-w-prose mb-4">{t("listingform.choose.goods.why")}</p>
        <div className="actions">
          <LinkButton to="/marketplace/new?goods">{t("listingform.choose.thing")}</LinkButton>
          <LinkButton to="/stock">{t("listingform.choose.item")}</LinkButton>
        </div>
      </Card>
    </div>
  );
}
