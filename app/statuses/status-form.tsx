import { type SubmissionResult, useForm } from "@conform-to/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { statusKinds } from "#db/vocabulary.ts";
import type { ArrangedStatus } from "#worker/statuses/changing.ts";

const constraint = {
  name_pt: { required: true, maxLength: 40 },
  name_en: { required: true, maxLength: 40 },
  kind: { required: true },
} as const;
type Draft = Record<keyof typeof constraint, string>;

type Props = {
  reply?: SubmissionResult<string[]> | undefined;
  /** The status that is edited; without one a new one is made. */
  status: ArrangedStatus | undefined;
  idempotencyKey: string;
};

/** One status: its name in both languages and what it means. */
export function StatusForm({ reply, status, idempotencyKey }: Props) {
  const { t } = useWords();
  const defaultValue = { name_pt: status?.name_pt, name_en: status?.name_en, kind: status?.kind ?? "present" };
  const [form, fields] = useForm<Draft, string[]>({
    ...{ id: "status", lastResult: reply ?? null, constraint, defaultValue },
  });
  const kinds = statusKinds.map((kind) => ({ value: kind, label: t(`settings.statuses.kind.${kind}`) }));
  return (
    <Form id={form.id} idempotencyKey={idempotencyKey} guarded>
      <h2 className="font-serif text-xl font-bold">
        {status ? t("settings.statuses.edit_status", { name: status.name_pt }) : t("settings.statuses.add")}
      </h2>
      <ErrorSummary faults={faultsOf(Object.values(fields), form.errors)} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={status?.id ?? ""} />
      <TextField field={fields.name_pt} label={t("settings.statuses.name_pt")} autoComplete="off" />
      <TextField
        field={fields.name_en}
        label={t("settings.statuses.name_en")}
        hint={t("settings.statuses.hint")}
        autoComplete="off"
      />
      <SelectField field={fields.kind} label={t("settings.statuses.kind")} choices={kinds} />
      <div className="actions">
        <Button kind="primary">{t("settings.statuses.save")}</Button>
        <LinkButton to="/settings/statuses">{t("settings.statuses.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
