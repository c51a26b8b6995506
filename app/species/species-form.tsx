import type { ReactNode } from "react";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { profileNumbers, type SpeciesField, seasonNumbers, useSpeciesFields } from "./species-fields.ts";

type Props = RecordFormProps<SpeciesField> & {
  /** Stands above the fields, such as the way to the catalogue. */
  children?: ReactNode;
};

/** A species by hand: what it is called, and the profile its eggs are incubated by. */
export function SpeciesForm({ children, ...rest }: Props) {
  const { t } = useWords();
  return (
    <RecordForm {...rest} fields={useSpeciesFields()} isLong>
      {(draw) => (
        <>
          {children}
          {draw("common_name", "latin_name", "group", "ring_size_mm")}
          <fieldset className="grid gap-5 sm:grid-cols-2 lg:items-start" aria-describedby="season-lead">
            <legend className="mb-3 font-semibold text-muted">{t("species.form.season")}</legend>
            <p id="season-lead" className="col-span-full max-w-prose text-muted">
              {t("species.form.season_lead")}
            </p>
            {draw(...seasonNumbers)}
          </fieldset>
          <fieldset className="grid gap-5 sm:grid-cols-2 lg:items-start">
            <legend className="mb-3 font-semibold text-muted">{t("species.form.profile")}</legend>
            {draw(...profileNumbers)}
            <div className="col-span-full">{draw("turning_enabled", "has_exception_profile")}</div>
            {draw("profile_notes")}
          </fieldset>
        </>
      )}
    </RecordForm>
  );
}
