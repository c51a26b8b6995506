import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { PaperTabs } from "./paper-tabs.tsx";

type Props = { today: string; fault: string | undefined; typed: string | undefined };

/** Where the register is begun: the day, and what becomes of the birds that are here. */
export function BeginForm({ today, fault, typed }: Props) {
  const { t } = useWords();
  const on = typed ?? `${today.slice(0, 4)}-01-01`;
  return (
    <>
      <PageHeader title={t("book.title")} lead={t("book.lead")} />
      <PaperTabs />
      <Card title={t("book.begin.title")}>
        <p className="max-w-prose mb-4">{t("book.begin.why")}</p>
        <Form className="flex flex-wrap items-end gap-3">
          <DateField
            field={fieldFacts("on", { initialValue: on, required: true, ...(fault && { errors: [fault] }) })}
            label={t("book.begin.on")}
          />
          <Button kind="primary" name="do" value="begin">
            {t("book.begin.do")}
          </Button>
        </Form>
      </Card>
    </>
  );
}
