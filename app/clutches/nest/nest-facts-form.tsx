import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { NumberField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { incubationRoles, nestKinds, nestMaterials } from "#db/words/nest.ts";
import { most } from "#worker/clutches/limits-contract.ts";
import { FeederFields } from "./feeder-fields.tsx";
import type { ShownClutch } from "./shown.ts";

type Props = Pick<ShownClutch, "clutch"> & {
  reply: Reply | undefined;
  /** Which hens could be meant, by the box. */
  questions: Record<string, PickQuestion> | undefined;
  formKey: string;
};

const names = ["dummy_eggs", "incubated_by", "nest_kind", "nest_material", "nest_detail"] as const;

/** What every breeder notes of a nest: dummies, who sits, who feeds, the box and what is in it. */
export function NestFactsForm({ reply, questions, clutch, formKey }: Props) {
  const { t } = useWords();
  const { version, stored } = clutch;
  const fields = plainFields(names, {
    reply,
    form: "nest",
    start: clutch,
    constraint: {
      dummy_eggs: { min: 0, max: most.dummies },
      nest_detail: { maxLength: 200 },
    },
  });
  const empty = t("clutches.unsaid");
  return (
    <Form key={version} className="grid gap-5" idempotencyKey={`${formKey}.nest`}>
      <input type="hidden" name="form" value="nest" />
      <input type="hidden" name="version" value={version} />
      <FormFaults reply={reply} fields={fields} />
      <div className="grid cells-60 items-start gap-x-6 gap-y-5">
        <NumberField
          field={fields.dummy_eggs}
          label={t("clutches.dummy_eggs")}
          hint={stored > 0 ? t("clutches.dummy_eggs.stored", { count: stored }) : t("clutches.dummy_eggs.hint")}
        />
        <SelectField
          field={fields.incubated_by}
          label={t("clutches.incubated_by")}
          empty={empty}
          choices={incubationRoles.map((who) => ({ value: who, label: t(`clutches.incubated_by.${who}`) }))}
        />
        <FeederFields feeders={clutch.feeders} reply={reply} questions={questions} />
        <SelectField
          field={fields.nest_kind}
          label={t("clutches.nest_kind")}
          empty={empty}
          choices={nestKinds.map((kind) => ({ value: kind, label: t(`clutches.nest_kind.${kind}`) }))}
        />
        <SelectField
          field={fields.nest_material}
          label={t("clutches.nest_material")}
          empty={empty}
          choices={nestMaterials.map((it) => ({ value: it, label: t(`clutches.nest_material.${it}`) }))}
        />
        <TextField field={fields.nest_detail} label={t("clutches.nest_detail")} autoComplete="off" />
      </div>
      <div className="actions">
        <Button>{t("clutches.facts.go")}</Button>
      </div>
    </Form>
  );
}
