import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { logoPath } from "./logo-path.ts";

type Props = { logo: string | null; faults: string[] };

/** The organisation's logo: what it is, another one, or none. */
export function LogoSection({ logo, faults }: Props) {
  const { t } = useWords();
  const field = fieldFacts("logo", { required: true, ...(faults.length > 0 && { errors: faults }) });
  const hint = t("organization.logo.hint");
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="logo-title">
      <h2 id="logo-title">{t("organization.logo.title")}</h2>
      <p className="text-muted">{t("organization.logo.lead")}</p>
      {logo && (
        <Form>
          <input type="hidden" name="intent" value="logo" />
          <img
            className="max-h-24 max-w-48 self-start rounded bg-white object-contain p-2"
            src={logoPath(logo)}
            alt={t("organization.logo.alt")}
          />
          <div className="actions">
            <Button>{t("organization.logo.remove")}</Button>
          </div>
        </Form>
      )}
      <Form encType="multipart/form-data">
        <ErrorSummary
          title={t("organization.logo.failed")}
          faults={faults.map((message) => ({ message, field: field.id }))}
        />
        <FieldFrame field={field} label={t("organization.logo.file")} hint={hint}>
          <input type="file" accept="image/jpeg,image/png" className="input" {...controlProps(field, hint)} />
        </FieldFrame>
        <div className="actions">
          <Button>{t(logo ? "organization.logo.replace" : "organization.logo.keep")}</Button>
        </div>
      </Form>
    </section>
  );
}
