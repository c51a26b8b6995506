import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { stockUnits } from "#db/words/stock.ts";
import type { StockChoices } from "#worker/stock/choices.ts";
import { categoryChoices } from "./category.ts";

export type ItemStart = Record<string, string | null> & { id: string | null; version: string | null };
const names = [
  ...(["name", "category", "own_category", "unit", "pack_size", "minimum", "supplier_name"] as const),
  ...(["place_id", "species_id", "code", "notes"] as const),
] as const;

/** An item of the shelf, new or at hand. */
export function ItemForm({
  start,
  choices,
  form_key,
  reply,
}: {
  start: ItemStart;
  choices: StockChoices;
  form_key: string;
  reply?: Reply | undefined;
}) {
  const { t } = useWords();
  const fields = plainFields(names, { reply, start });
  const isNew = start.id === null;
  const named = (list: ReadonlyArray<{ id: string; name: string }>) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PageHeader title={t(isNew ? "stock.new" : "stock.edit")} />
      <Form idempotencyKey={form_key} guarded>
        <FormFaults reply={reply} fields={fields} />
        {start.version !== null && <input type="hidden" name="version" value={start.version} />}
        <TextField
          field={{ ...fields.name, required: true }}
          label={t("stock.field.name")}
          dir="auto"
          autoComplete="off"
          autoFocus={isNew && !reply}
        />
        <SelectField
          field={fields.category}
          label={t("stock.field.category")}
          choices={categoryChoices(choices.categories, t)}
        />
        <SelectField
          field={fields.unit}
          label={t("stock.field.unit")}
          choices={stockUnits.map((value) => ({ value, label: t(`stock.unit.${value}`) }))}
        />
        <TextField
          field={fields.pack_size}
          label={t("stock.field.pack_size")}
          hint={t("stock.hint.pack_size")}
          autoComplete="off"
        />
        <TextField
          field={fields.minimum}
          label={t("stock.field.minimum")}
          hint={t("stock.hint.minimum")}
          autoComplete="off"
        />
        <TextField
          field={fields.supplier_name}
          label={t("stock.field.supplier_optional")}
          list="suppliers"
          dir="auto"
          autoComplete="off"
        />
        <datalist id="suppliers">
          {choices.suppliers.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <details className="drawer" open={!isNew || reply !== undefined}>
          <summary>{t("stock.more")}</summary>
          <div className="grid gap-4 mt-3">
            <TextField
              field={fields.own_category}
              label={t("stock.field.own_category")}
              dir="auto"
              autoComplete="off"
            />
            {choices.places.length > 0 && (
              <SelectField
                field={fields.place_id}
                label={t("stock.field.place_optional")}
                empty={t("stock.choose.none")}
                choices={named(choices.places)}
              />
            )}
            {choices.species.length > 0 && (
              <SelectField
                field={fields.species_id}
                label={t("stock.field.species")}
                empty={t("stock.choose.none")}
                choices={named(choices.species)}
              />
            )}
            <TextField field={fields.code} label={t("stock.field.code")} autoComplete="off" />
            <TextareaField field={fields.notes} label={t("stock.field.notes")} />
          </div>
        </details>
        <div className="actions">
          <Button kind="primary">{t("stock.save")}</Button>
          <LinkButton to={isNew ? "/stock" : `/stock/${start.id}`}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
