import { Form as PlainForm } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import type { Limits } from "#app/kit/limits.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { certificateGenerations, certificateStyles, languages } from "#db/vocabulary.ts";
import type { CertificateSettings } from "#worker/pedigrees/settings-contract.ts";

const looks = ["style", "generations", "language"] as const;
const lines = ["issuer", "stam", "address", "contact"] as const;

type Props = {
  start: CertificateSettings;
  reply?: Reply | undefined;
  limits: Limits;
  organization: string;
  /** The breeder's code that stands where none is written; null without one. */
  code: string | null;
};

/** What all certificates of the organisation say and how they look; sending it remembers it. */
export function CertificateForm({ start, reply, limits, organization, code }: Props) {
  const { t } = useWords();
  const fields = plainFields([...lines, ...looks], { reply, constraint: limits, start: asTyped(start) });
  return (
    <Form guarded>
      <FormFaults reply={reply} fields={fields} />
      <Looks fields={fields} />
      <TextField
        field={fields.issuer}
        label={t("pedigree.certificate.issuer")}
        hint={t("pedigree.certificate.issuer.hint", { name: organization })}
        placeholder={organization}
        autoComplete="name"
      />
      <TextField
        field={fields.stam}
        label={t("pedigree.certificate.stam")}
        {...(code && { hint: t("pedigree.certificate.stam.hint", { code }), placeholder: code })}
        autoComplete="off"
      />
      <TextField field={fields.address} label={t("pedigree.certificate.address")} autoComplete="street-address" />
      <TextField
        field={fields.contact}
        label={t("pedigree.certificate.contact")}
        hint={t("pedigree.certificate.contact.hint")}
        autoComplete="off"
      />
      <div className="actions">
        <Button kind="primary">{t("pedigree.certificate.save")}</Button>
      </div>
      <p className="field-hint">{t("pedigree.certificate.remembered")}</p>
    </Form>
  );
}

/** How this one certificate is to look, for those who may not say it for all. */
export function CertificateQuestion({ start }: Pick<Props, "start">) {
  const { t } = useWords();
  return (
    <PlainForm method="get" className="form">
      <Looks fields={plainFields(looks, { start: asTyped(start) })} />
      <div className="actions">
        <Button>{t("pedigree.certificate.show")}</Button>
      </div>
    </PlainForm>
  );
}

const asTyped = (start: CertificateSettings) => ({ ...start, generations: String(start.generations) });

function Looks({ fields }: { fields: Record<(typeof looks)[number], FieldFacts> }) {
  const { t } = useWords();
  return (
    <>
      <SelectField
        field={fields.style}
        label={t("pedigree.certificate.style")}
        choices={certificateStyles.map((value) => ({ value, label: t(`pedigree.certificate.style.${value}`) }))}
      />
      <SelectField
        field={fields.generations}
        label={t("pedigree.certificate.generations")}
        choices={certificateGenerations.map((count) => ({
          value: count,
          label: t("pedigree.generations", { count: Number(count) }),
        }))}
      />
      <SelectField
        field={fields.language}
        label={t("pedigree.certificate.language")}
        empty={t("pedigree.certificate.language.papers")}
        choices={languages.map((value) => ({ value, label: t(`pedigree.certificate.language.${value}`) }))}
      />
    </>
  );
}
