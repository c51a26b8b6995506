import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { NumberField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { placeKinds } from "#db/vocabulary.ts";
import type { Place } from "#worker/places/queries.ts";
import { pathsOf } from "./place-paths.ts";

// What the contract asks, as far as a browser can check it.
const constraint = {
  name: { required: true, maxLength: 60 },
  kind: { required: true },
  capacity: { min: 1, max: 10_000, step: 1 },
  notes: { maxLength: 2000 },
};
const names = ["name", "kind", "parent_id", "capacity", "notes"] as const;
/** The boxes that may be emptied. */
export const emptiable = ["parent_id", "capacity", "notes"] as const;

type Props = {
  reply: Reply | undefined;
  start: Partial<Record<(typeof names)[number], string>>;
  /** All places: those that can hold others are offered. */
  places: readonly Place[];
  /** The place being edited: it is not offered as its own holder. */
  id?: string;
  idempotencyKey: string;
  submitWords: string;
  back: string;
  /** Stands above the fields: what someone else changed meanwhile. */
  above?: ReactNode;
  /** The version being edited. */
  version?: number;
};

/** The form of a place, new or at hand. */
export function PlaceForm({ reply, start, places, id, idempotencyKey, submitWords, back, above, version }: Props) {
  const { t } = useWords();
  const fields = plainFields(names, { reply, constraint, start });
  const holders = pathsOf(places).filter((it) => it.id !== id && (it.kind === "room" || it.kind === "bank"));
  return (
    <Form idempotencyKey={idempotencyKey} guarded>
      {version && <input type="hidden" name="version" value={version} />}
      {above ?? <FormFaults reply={reply} fields={fields} />}
      <TextField field={fields.name} label={t("places.field.name")} autoComplete="off" dir="auto" />
      <SelectField
        field={fields.kind}
        label={t("places.field.kind")}
        hint={t("places.form.kind_hint")}
        choices={placeKinds.map((kind) => ({ value: kind, label: t(`places.kind.${kind}`) }))}
      />
      <SelectField
        field={fields.parent_id}
        label={t("places.field.parent_id")}
        empty={t("places.form.alone")}
        choices={holders.map(({ id, path }) => ({ value: id, label: path }))}
      />
      <NumberField field={fields.capacity} label={t("places.field.capacity")} hint={t("places.form.capacity_hint")} />
      <TextareaField field={fields.notes} label={t("places.field.notes")} />
      <div className="actions">
        <Button kind="primary">{submitWords}</Button>
        <LinkButton kind="ghost" to={back}>
          {t("places.form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
