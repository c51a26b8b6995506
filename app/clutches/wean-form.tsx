import { Button } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

type Props = {
  reply: Reply | undefined;
  page: Pick<ClutchPage, "eggs" | "places" | "today">;
  formKey: string;
};

/** The chicks of a nest that are not weaned yet. */
export const unweaned = (eggs: readonly Egg[]) =>
  eggs.flatMap(({ number, chick, weaned_on, steps }) =>
    chick?.id && !chick.is_gone && weaned_on === null ? [{ number, id: chick.id, ring: chick.ring, steps }] : [],
  );

/** Chicks that feed themselves, ticked where they are due for it, and the place they go to, if they go to one. */
export function WeanForm({ reply, page: { eggs, places, today }, formKey }: Props) {
  const { t } = useWords();
  const chicks = unweaned(eggs);
  const fields = plainFields(["chicks", "on", "place_id", "reason"], {
    reply,
    form: "wean",
    start: { on: today },
    constraint: { on: { max: today }, reason: { maxLength: 200 } },
  });
  const ticked = reply && [fields.chicks.initialValue ?? []].flat().map(String);
  const isTicked = ({ id, steps }: (typeof chicks)[number]) =>
    ticked ? ticked.includes(id) : steps.some(({ step, on }) => step === "wean" && on <= today);
  const [first] = chicks;
  return (
    <section>
      <h2>{t("clutches.wean")}</h2>
      <p className="text-muted">{t("clutches.wean.lead")}</p>
      <Form key={formKey} className="form mt-3" idempotencyKey={`${formKey}.wean`}>
        <input type="hidden" name="form" value="wean" />
        <FormFaults reply={reply} fields={{ ...fields, chicks: { ...fields.chicks, id: `wean-${first?.number}` } }} />
        <fieldset className="grid gap-2">
          <legend className="field-label">{t("clutches.wean.chicks")}</legend>
          {chicks.map((chick) => (
            <CheckboxField
              key={chick.id}
              field={fieldFacts("chicks", {
                id: `wean-${chick.number}`,
                initialValue: isTicked(chick) && "on",
                errors: chick === first ? fields.chicks.errors : undefined,
              })}
              value={chick.id}
              label={chick.ring}
            />
          ))}
        </fieldset>
        <DateField field={fields.on} label={t("clutches.day")} />
        {places.length > 0 && (
          <SelectField
            field={fields.place_id}
            label={t("clutches.wean.place")}
            choices={places.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t("clutches.wean.stay")}
          />
        )}
        {(fields.reason.errors || typeof fields.reason.initialValue === "string") && (
          <TextField field={fields.reason} label={t("clutches.wean.reason")} />
        )}
        <div className="actions">
          <Button>{t("clutches.wean.go")}</Button>
        </div>
      </Form>
    </section>
  );
}
