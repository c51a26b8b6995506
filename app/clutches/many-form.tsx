import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { eggStates } from "#db/vocabulary.ts";
import type { Nest } from "#worker/clutches/page.ts";

type Props = { reply: Reply | undefined; nests: readonly Nest[]; today: string; formKey: string };
const states = eggStates.filter((state) => state !== "laid");

/** One thing that happened to several eggs, named by their numbers: another state, or another nest. */
export function ManyForm({ reply, nests, today, formKey }: Props) {
  const { t } = useWords();
  const fields = plainFields(["numbers", "state", "on"], {
    reply,
    form: "many",
    start: { on: today },
    constraint: { numbers: { required: true, maxLength: 500 }, state: { required: true }, on: { max: today } },
  });
  return (
    <section>
      <h2>{t("clutches.many")}</h2>
      <p className="text-muted">{t("clutches.many.lead")}</p>
      <Form key={formKey} className="form mt-3" idempotencyKey={`${formKey}.many`}>
        <input type="hidden" name="form" value="many" />
        <FormFaults reply={reply} fields={fields} />
        <TextField
          field={fields.numbers}
          label={t("clutches.many.numbers")}
          hint={t("clutches.many.numbers.hint")}
          autoComplete="off"
        />
        <SelectField
          field={fields.state}
          label={t("clutches.many.do")}
          choices={[
            ...states.map((state) => ({ value: state, label: t(`clutches.state.${state}`) })),
            ...nests.map(({ id, number, place }) => ({
              value: id,
              label: t("clutches.many.nest", { nest: place ? `${number} · ${place}` : number }),
            })),
          ]}
          empty={t("clutches.state.choose")}
        />
        <DateField field={fields.on} label={t("clutches.day")} />
        <div className="actions">
          <Button>{t("clutches.many.go")}</Button>
        </div>
      </Form>
    </section>
  );
}
