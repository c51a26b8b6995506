import type { RecordField } from "#app/kit/record-fields.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { registrationKinds } from "#db/vocabulary.ts";
import type { Registration } from "#worker/organization/registrations.ts";
import type { Site } from "#worker/places/sites.ts";

type Name = "kind" | "number" | "body" | "site_id" | "issued_on" | "expires_on";
type Props = Pick<RecordFormProps<Name>, "form" | "answer"> & {
  registration: Registration | undefined;
  sites: readonly Site[];
  /** The site that a new one begins with. */
  site_id: string | null;
};

/** A registration, new or at hand. */
export function RegistrationForm({ form, answer, registration, sites, site_id }: Props) {
  const { t } = useWords();
  const title = registration ? t("registrations.edit", { number: registration.number }) : t("registrations.new");
  const at = registration ? { record: registration, stale: t("registrations.stale") } : { start: { site_id } };
  return (
    <>
      <PageHeader title={title} />
      <RecordForm
        form={form}
        answer={answer}
        {...at}
        fields={useRegistrationFields(sites)}
        submit={t("registrations.save")}
        back="/settings/papers"
      />
    </>
  );
}

function useRegistrationFields(sites: readonly Site[]): Array<RecordField<Name>> {
  const { t } = useWords();
  const site: RecordField<Name> = {
    as: "choice",
    name: "site_id",
    label: t("registrations.field.site_id"),
    empty: t("registrations.everywhere"),
    choices: sites.map(({ id, name }) => ({ value: id, label: name })),
  };
  return [
    {
      as: "choice",
      name: "kind",
      label: t("registrations.field.kind"),
      choices: registrationKinds.map((value) => ({ value, label: t(`registrations.kind.${value}`) })),
    },
    {
      as: "text",
      name: "number",
      label: t("registrations.field.number"),
      dir: "auto",
      hint: t("registrations.hint.number"),
    },
    {
      as: "text",
      name: "body",
      label: t("registrations.field.body"),
      dir: "auto",
      hint: t("registrations.hint.body"),
    },
    ...(sites.length > 0 ? [site] : []),
    { as: "text", type: "date", name: "issued_on", label: t("registrations.field.issued_on") },
    {
      as: "text",
      type: "date",
      name: "expires_on",
      label: t("registrations.field.expires_on"),
      hint: t("registrations.hint.expires_on"),
    },
  ];
}
