import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";

type Start = {
  id: string | null;
  version: number | null;
  name: string;
  first_on: string;
  rows: number;
  boxes: Record<string, string>;
};
type Props = {
  start: Start;
  offered: { items: readonly string[]; whom: readonly string[] };
  formKey: string;
  reply: Reply | undefined;
};

const spare = 3;
const mostRows = 60;

/** How many rows are shown: those that hold something, and some more; of a refused form as many as it was sent with. */
function rowsShown(filled: number, reply: Reply | undefined): number {
  const sent = Object.keys(reply?.initialValue ?? {}).filter((it) => it.startsWith("item_")).length;
  return Math.min(mostRows, Math.max(filled + spare, sent));
}

/** A feed round: what is fed, how much of it, and to whom. */
export function FeedingForm({ start, offered, formKey, reply }: Props) {
  const { t } = useWords();
  if (offered.items.length === 0)
    return (
      <ListPage
        title={t("feeding.new")}
        empty={{
          drawing: <Perch />,
          title: t("feeding.no_items"),
          why: t("feeding.no_items.why"),
          actions: (
            <LinkButton kind="primary" to="/stock?edit=new">
              {t("feeding.no_items.add")}
            </LinkButton>
          ),
        }}
      />
    );
  const count = rowsShown(start.rows, reply);
  const rows = Array.from({ length: count }, (_, at) => at + 1);
  const names = rows.flatMap((n) => [`item_${n}`, `amount_${n}`, `per_${n}`, `for_${n}`]);
  const fields = plainFields(["name", "first_on", ...names], { reply, start: { ...start, ...start.boxes } });
  const field = (name: string) => fields[name] as FieldFacts;
  return (
    <>
      <PageHeader title={t(start.id === null ? "feeding.new" : "feeding.edit")} lead={t("feeding.form.lead")} />
      <Form idempotencyKey={formKey} guarded>
        <FormFaults reply={reply} fields={fields} />
        {start.version !== null && <input type="hidden" name="version" value={start.version} />}
        <TextField
          field={{ ...field("name"), required: true }}
          label={t("feeding.field.name")}
          hint={t("feeding.hint.name")}
          autoComplete="off"
          dir="auto"
        />
        <DateField field={field("first_on")} label={t("feeding.field.first_on")} hint={t("feeding.hint.first_on")} />
        <datalist id="feed-items">
          {offered.items.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <datalist id="feed-whom">
          {offered.whom.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {rows.map((n) => (
          <fieldset key={n} className="grid gap-3">
            <legend className="unseen">{t("feeding.line", { n })}</legend>
            <TextField
              field={field(`item_${n}`)}
              label={t("feeding.line", { n })}
              list="feed-items"
              autoComplete="off"
              dir="auto"
            />
            <div className="grid grid-cols-2 items-start gap-3">
              <TextField
                field={field(`amount_${n}`)}
                label={t("feeding.field.amount")}
                placeholder={t("feeding.amount.example")}
                autoComplete="off"
              />
              <SelectField
                field={field(`per_${n}`)}
                label={t("feeding.field.per")}
                choices={[
                  { value: "round", label: t("feeding.per.round") },
                  { value: "bird", label: t("feeding.per.bird") },
                ]}
              />
            </div>
            <TextField
              field={field(`for_${n}`)}
              label={t("feeding.field.for")}
              {...(n === 1 && { hint: t("feeding.hint.for") })}
              list="feed-whom"
              autoComplete="off"
              dir="auto"
            />
          </fieldset>
        ))}
        {count < mostRows && <p className="text-sm text-muted">{t("feeding.more_rows")}</p>}
        <div className="actions">
          <Button kind="primary">{t("feeding.save")}</Button>
          <LinkButton to="/stock/feeding">{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
