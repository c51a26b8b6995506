import type { RecordField } from "#app/kit/record-fields.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { statusKinds } from "#db/vocabulary.ts";
import { outKinds } from "#db/words/legal.ts";
import type { ArrangedStatus } from "#worker/statuses/changing.ts";
import type { StatusDraft } from "#worker/statuses/contract.ts";

type Props = Pick<RecordFormProps<keyof StatusDraft>, "form" | "answer"> & {
  /** The status that is edited; without one a new one is made. */
  status: ArrangedStatus | undefined;
};

/** One status: its name in both languages and what it means. */
export function StatusForm({ status, ...rest }: Props) {
  const { t } = useWords();
  const kinds = statusKinds.map((kind) => ({ value: kind, label: t(`settings.statuses.kind.${kind}`) }));
  const fields: Array<RecordField<keyof StatusDraft>> = [
    { as: "text", name: "name_pt", label: t("settings.statuses.name_pt") },
    { as: "text", name: "name_en", label: t("settings.statuses.name_en"), hint: t("settings.statuses.hint") },
    {
      as: "choice",
      name: "kind",
      label: t("settings.statuses.kind"),
      choices: kinds,
      hint: t("settings.statuses.kind_hint"),
    },
    {
      as: "choice",
      name: "movement",
      label: t("settings.statuses.movement"),
      empty: t("settings.statuses.movement.none"),
      choices: outKinds.map((value) => ({ value, label: t(`settings.statuses.movement.${value}`) })),
      hint: t("settings.statuses.movement_hint"),
    },
  ];
  return (
    <section className="grid gap-5">
      <h2 className="font-serif text-xl font-bold">
        {status ? t("settings.statuses.edit_status", { name: status.name_pt }) : t("settings.statuses.add")}
      </h2>
      <RecordForm
        {...rest}
        fields={fields}
        start={status ?? { kind: "present" }}
        back="/settings/statuses"
        submit={t("settings.statuses.save")}
      >
        {(draw) => (
          <>
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="id" value={status?.id ?? ""} />
            {draw()}
          </>
        )}
      </RecordForm>
    </section>
  );
}
