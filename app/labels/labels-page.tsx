import "./labels.css";
import { Form } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { PrintButton } from "#app/controls/print-button.tsx";
import { NumberField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { LegRing } from "#app/marks/illustrations.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMember } from "#app/web/root-data.ts";
import type { Label } from "#worker/labels/labels.ts";
import type { LabelQuestion, Paper } from "./label-request.ts";
import { LabelSheets } from "./label-sheets.tsx";

type Props = { of: "birds" | "places"; question: LabelQuestion; paper: Paper; labels: Label[]; fault: string | null };

/** Labels to print from the browser, in any script, or to take along as a PDF. Only the sheets reach the paper. */
export function LabelsPage({ of, question, paper, labels, fault }: Props) {
  const { t } = useWords();
  const logo = useMember()?.logo;
  const { sheet: _, skip: __, ...which } = question;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={t("places.labels.title")}
          lead={labels.length > 0 && t("places.labels.count", { count: labels.length })}
        />
        {fault && <Banner tone="error">{fault}</Banner>}
        {labels.length === 0 && !fault ? (
          <EmptyState drawing={<LegRing />} title={t("places.labels.none.title")} why={t("places.labels.none")} />
        ) : (
          <Choices of={of} chosen={Object.entries(which)} paper={paper} />
        )}
      </div>
      <LabelSheets labels={labels} paper={paper} logo={logo} />
    </>
  );
}

type ChoicesProps = Pick<Props, "of" | "paper"> & { chosen: Array<[string, string]> };

/** On which paper, and the two ways to it. */
function Choices({ of, chosen, paper }: ChoicesProps) {
  const { t } = useWords();
  return (
    <>
      <Form method="post" action={`/${of}/labels`} className="form label-choices" reloadDocument>
        {chosen.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          field={fieldFacts("sheet", { initialValue: paper.sheet })}
          label={t("places.labels.sheet")}
          choices={paper.sheets.map((name) => ({ value: name, label: t(`places.sheet.${name}`) }))}
        />
        <NumberField
          field={fieldFacts("skip", { initialValue: String(paper.skip), min: 0, max: 64, step: 1 })}
          label={t("places.labels.skip")}
        />
        <div className="actions">
          <Button>{t("places.labels.apply")}</Button>
          <PrintButton>{t("places.labels.print")}</PrintButton>
          <Button kind="primary" formAction={`/${of}/labels/pdf`}>
            {t("places.labels.pdf")}
          </Button>
        </div>
      </Form>
      <p className="field-hint">{t("places.labels.hint")}</p>
    </>
  );
}
