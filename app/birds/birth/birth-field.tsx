import type { FieldFacts } from "#app/controls/field.tsx";
import { FieldNotes } from "#app/controls/field.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { birthsKnown } from "#db/vocabulary.ts";
import type { birthFields } from "./birth.ts";

type Props = { fields: Record<(typeof birthFields)[number], FieldFacts>; today: string };

/** When a bird was born, as far as it is known; without style sheets every box is there, and the choice says which counts. */
export function BirthField({ fields, today }: Props) {
  const { t } = useWords();
  const { birth_precision: known, birth_date, birth_month, birth_year } = fields;
  return (
    <fieldset className="birth" id={known.id} tabIndex={-1}>
      <legend className="field-label">{t("birds.field.birth_precision")}</legend>
      <div className="birth-known" key={known.key}>
        {birthsKnown.map((it) => (
          <label key={it}>
            <input type="radio" name={known.name} value={it} defaultChecked={(known.initialValue ?? "day") === it} />
            <span>{t(`birds.birth.${it}`)}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={known} />
      <div data-known="day">
        <DateField field={birth_date} label={t("birds.field.birth_date")} min="1900-01-01" max={today} />
      </div>
      <div data-known="month">
        <TextField
          field={birth_month}
          label={t("birds.field.birth_month")}
          hint={t("birds.form.month_hint")}
          type="month"
          min="1900-01"
          max={today.slice(0, 7)}
          maxLength={10}
          autoComplete="off"
        />
      </div>
      <div data-known="year">
        <TextField
          field={birth_year}
          label={t("birds.field.birth_year")}
          hint={t("birds.form.year_hint")}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
