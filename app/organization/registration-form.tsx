import type { RecordField } from "#app/kit/record-fields.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { registrationKinds } from "#db/vocabulary.ts";
import type { Registration } from "#worker/organization/registrations.ts";

type Name = "kind" | "number" | "body" | "issued_on" | "expires_on";
type Props = Pick<RecordFormProps<Name>, "form" | "answer"> & { registration: Registration | undefined };

/** A registration, new or at hand. */
export function RegistrationForm({ form, answer, registration }: Props) {
  const { t } = useWords();
  const title = registration ? t("registrations.edit", { number: registration.number }) : t("registrations.new");
  const at = registration ? { record: registration, stale: t("registrations.stale") } : {};
  return (
    <>
      <PageHeader title={title} />
      <RecordForm
        {...{ form, answer, ...at }}
        fields={useRegistrationFields()}
        submit={t("registrations.save")}
        back="/settings/papers"
      />
    </>
  );
}

function useRegistrationFields(): Array<RecordField<Name>> {
  const { t } = useWords();
  return [
    {
      ...{ as: "choice", name: "kind", label: t("registrations.field.kind") },
      choices: registrationKinds.map((value) => ({ value, label: t(`registrations.kind.${value}`) })),
    },
    {
      ...{ as: "text", name: "number", label: t("registrations.field.number"), dir: "auto" },
      hint: t("registrations.hint.number"),
    },
    {
      ...{ as: "text", name: "body", label: t("registrations.field.body"), dir: "auto" },
      hint: t("registrations.hint.body"),
    },
    { as: "text", type: "date", name: "issued_on", label: t("registrations.field.issued_on") },
    {
      ...{ as: "text", type: "date", name: "expires_on", label: t("registrations.field.expires_on") },
      hint: t("registrations.hint.expires_on"),
    },
  ];
}
