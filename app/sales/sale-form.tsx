import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { ContactField } from "#app/contacts/contact-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { SaleChoices } from "#worker/sales/choices.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";
import { LineFields, type LineOffer } from "./line-fields.tsx";
import { RegimeQuestion } from "./regime-question.tsx";
import { moreLabel, startOf } from "./sale-start.ts";

export type SaleAnswer = {
  reply: Reply;
  question?: PickQuestion;
  birdQuestion?: PickQuestion;
  /** The birds of the form as it was sent, those added since it was opened among them. */
  birds?: SaleChoices["birds"];
};
type Props = {
  choices: SaleChoices;
  /** The sale that is changed; undefined of a new one. */
  sale: Sale | undefined;
  idempotency_key: string;
  answer: SaleAnswer | undefined;
};

const columns = ["bird", "item", "leaves", "text", "quantity", "price", "discount", "vat"] as const;

/** A sale, new or at hand: who buys, what, for how much; a deposit and instalments are folded. */
export function SaleForm({ choices, sale, idempotency_key, answer }: Props) {
  const { t, language } = useWords();
  const { reply, question, birdQuestion } = answer ?? {};
  const start = startOf(choices, sale, language);
  const typed = (reply?.initialValue ?? start) as Record<string, unknown>;
  const [rows, instalments] = [Number(typed.rows) || 1, Number(typed.instalments) || 1];
  const rowNumbers = Array.from({ length: rows }, (_, at) => at);
  const instalmentNumbers = Array.from({ length: instalments }, (_, at) => at);
  const names = [
    "contact_name",
    ...rowNumbers.flatMap((row) => columns.map((name) => `${name}-${row}`)),
    ...instalmentNumbers.flatMap((row) => [`due_on-${row}`, `due_cents-${row}`]),
    ...["on", "notes", "ring"],
  ];
  const fields = plainFields(names, { reply, start });
  const field = (name: string) => fields[name] ?? fieldFacts(name);
  const facts = Object.values(fields);
  const offer: LineOffer = { choices, birds: answer?.birds ?? choices.birds, field, own: sale?.id };
  const hasInstalments = instalmentNumbers.some((row) => typed[`due_cents-${row}`]);
  return (
    <>
      <PageHeader
        title={sale ? (sale.number ? t("sales.edit", { number: sale.number }) : t("sales.edit_draft")) : t("sales.new")}
        lead={t("sales.form.lead")}
      />
      {!sale && choices.asks_regime && (
        <div className="mb-6">
          <RegimeQuestion />
        </div>
      )}
      <Form idempotencyKey={idempotency_key} guarded>
        <ErrorSummary faults={faultsOf(facts, reply?.error?.[""] ?? [])} />
        {sale && <input type="hidden" name="version" value={sale.version} />}
        <input type="hidden" name="rows" value={rows} />
        <input type="hidden" name="instalments" value={instalments} />
        <ContactField
          field={field("contact_name")}
          label={t("sales.field.contact")}
          hint={t("sales.hint.contact")}
          recent={choices.recent}
          contact={sale?.contact_id && sale.contact ? { id: sale.contact_id, name: sale.contact } : choices.contact}
          question={question}
          reply={reply}
        />
        {rowNumbers.map((row) => (
          <LineFields
            key={row}
            row={row}
            offer={offer}
            bird_id={String(typed[`bird-${row}`] ?? "")}
            isRemovable={rows > 1}
          />
        ))}
        <PickField
          field={field("ring")}
          label={t("sales.field.ring")}
          hint={t("sales.hint.ring")}
          from="of=birds&who=living"
          recent={[]}
          question={birdQuestion}
        />
        <details className="drawer" open={hasInstalments}>
          <summary>{t("sales.more")}</summary>
          <div className="grid gap-4 mt-3">
            <p className="field-hint">{t("sales.hint.due")}</p>
            {instalmentNumbers.map((row) => (
              <div key={row} className="grid grid-cols-2 gap-4">
                <TextField
                  field={field(`due_cents-${row}`)}
                  label={moreLabel(row, t)}
                  inputMode="decimal"
                  autoComplete="off"
                />
                <DateField field={field(`due_on-${row}`)} label={t("sales.field.due_on")} />
              </div>
            ))}
            <TextareaField field={field("notes")} label={t("sales.field.notes")} />
          </div>
        </details>
        {!sale && (
          <DateField field={{ ...field("on"), required: true, max: choices.today }} label={t("sales.field.on")} />
        )}
        <div className="actions">
          {sale ? (
            <Button kind="primary">{t("sales.save")}</Button>
          ) : (
            <>
              <Button kind="primary" name="state" value="delivered">
                {t("sales.as.delivered")}
              </Button>
              <Button name="state" value="reserved">
                {t("sales.as.reserved")}
              </Button>
              <Button name="state" value="sold">
                {t("sales.as.sold")}
              </Button>
              <Button name="state" value="draft">
                {t("sales.as.draft")}
              </Button>
            </>
          )}
          <Button name="do" value="more" formNoValidate>
            {t("sales.row.more")}
          </Button>
          <LinkButton kind="ghost" to={sale ? `/finance/sales/${sale.id}` : "/finance/sales"}>
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
