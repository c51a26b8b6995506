import "./health.css";
import type { ReactNode } from "react";
import type { Picked, PickQuestion } from "#app/birds/picker/pick.ts";
import { PlaceField, type PlacesOffered } from "#app/birds/picker/place-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { sexingMethods } from "#db/vocabulary.ts";
import type { HealthKind } from "#db/words/care.ts";
import type { HealthEvent } from "#worker/health/event-rows.ts";

/** Why an entry was not saved, and what was typed. */
export type Refused = {
  reply: Reply;
  placeQuestion?: PickQuestion | undefined;
  /** Of many birds: those that can be ticked, those that are, and whom to choose from. */
  listed?: Picked[];
  ticked?: Picked[];
  question?: PickQuestion | undefined;
};

type Props = {
  form: FreshForm;
  answer: Refused | undefined;
  /** What there is to choose of. */
  kinds: readonly HealthKind[];
  places: PlacesOffered;
  today: string;
  /** The last day that is offered for a quarantine. */
  quarantine_until: string;
  /** Where Cancel leads. */
  back: string;
  /** The entry that is corrected, of which the bird's status and sex stay; undefined of a new one. */
  event?: HealthEvent | undefined;
  /** What a new one begins with. */
  kind?: HealthKind | undefined;
  /** The status that a recovery gives back; null where it gives none, undefined of many birds. */
  status_before?: string | null;
  /** Whether a laboratory may have found the sex: of one bird only. */
  isOfOne?: boolean;
  /** Whose it is, where the form asks for that. */
  children?: ReactNode;
};

const names = [
  ...(["kind", "on", "findings", "place_id", "until", "sex", "sexing_method", "vet", "cost", "follow_up_on"] as const),
  ...(["status_illness", "status_quarantine", "status_recovery"] as const),
] as const;

/** What happened to the health of a bird or of many; what one kind alone asks for shows with it. */
export function EventForm(props: Props) {
  const { form, answer, kinds, places, today, quarantine_until, back, event, kind, children } = props;
  const { t } = useWords();
  const { reply, placeQuestion } = answer ?? {};
  const ticked = { status_illness: "on", status_quarantine: "on", status_recovery: "on" };
  const start = event ?? { kind: kind ?? "", on: today, until: quarantine_until, sexing_method: "dna", ...ticked };
  const fields = plainFields(names, { reply, constraint: form.limits, start });
  const whose = reply?.error?.bird_ids;
  const birds = whose && fieldFacts("bird_ids", { errors: whose });
  const isNew = event === undefined;
  const isUnfolded = event ? event.vet || event.cost || event.follow_up_on : reply !== undefined;
  return (
    <Form className="form health-form" idempotencyKey={form.idempotency_key} guarded>
      <FormFaults reply={reply} fields={birds ? { birds, ...fields } : fields} />
      {event && <input type="hidden" name="version" value={event.version} />}
      {children}
      <SelectField
        field={{ ...fields.kind, required: true }}
        label={t("health.field.kind")}
        empty=""
        choices={kinds.map((value) => ({ value, label: t(`health.kind.${value}`), means: value }))}
      />
      <DateField field={{ ...fields.on, required: true }} label={t("health.field.on")} min="1900-01-01" max={today} />
      <TextareaField field={fields.findings} label={t("health.field.findings")} />
      <div className="of-quarantine">
        <div className="grid gap-4">
          <PlaceField
            field={fields.place_id}
            label={t("health.field.place_id")}
            places={places}
            empty={t("health.nowhere")}
            question={placeQuestion}
            sent={reply?.initialValue}
          />
          <DateField
            field={fields.until}
            label={t("health.field.until")}
            hint={t("health.hint.until")}
            min="1900-01-01"
          />
        </div>
      </div>
      {isNew && <WhatFollows {...props} fields={fields} />}
      <details className="drawer" open={Boolean(isUnfolded)}>
        <summary>{t("health.more")}</summary>
        <div className="grid gap-4 mt-3">
          <TextField field={fields.vet} label={t("health.field.vet")} dir="auto" />
          <TextField field={fields.cost} label={t("health.field.cost")} hint={t("health.hint.cost")} dir="auto" />
          <DateField
            field={fields.follow_up_on}
            label={t("health.field.follow_up_on")}
            hint={t("health.hint.follow_up_on")}
            min="1900-01-01"
          />
        </div>
      </details>
      <div className="actions">
        <Button kind="primary">{t("health.save")}</Button>
        <LinkButton to={back}>{t("ui.cancel")}</LinkButton>
      </div>
    </Form>
  );
}

type Fields = ReturnType<typeof plainFields<(typeof names)[number]>>;

/** What the bird itself becomes by it: its sex, its status. */
function WhatFollows({
  fields,
  isOfOne,
  status_before,
}: Pick<Props, "isOfOne" | "status_before"> & { fields: Fields }) {
  const { t } = useWords();
  return (
    <>
      {isOfOne && (
        <div className="of-laboratory">
          <div className="grid gap-4">
            <SelectField
              field={fields.sex}
              label={t("health.field.sex")}
              hint={t("health.hint.sex")}
              empty={t("health.field.sex.none")}
              choices={(["male", "female"] as const).map((value) => ({ value, label: t(`birds.sex.${value}`) }))}
            />
            <SelectField
              field={fields.sexing_method}
              label={t("health.field.sexing_method")}
              choices={sexingMethods.map((value) => ({ value, label: t(`health.method.${value}`) }))}
            />
          </div>
        </div>
      )}
      <div className="of-illness">
        <CheckboxField field={fields.status_illness} label={t("health.status.illness")} />
      </div>
      <div className="of-quarantine">
        <CheckboxField field={fields.status_quarantine} label={t("health.status.quarantine")} />
      </div>
      {status_before !== null && (
        <div className="of-recovery">
          <CheckboxField
            field={fields.status_recovery}
            label={
              status_before === undefined
                ? t("health.status.recovery")
                : t("health.status.recovery_to", { status: status_before })
            }
          />
        </div>
      )}
    </>
  );
}
