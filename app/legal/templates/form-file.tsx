import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { FormPage } from "#worker/legal/forms/page.ts";
import type { FormAnswer } from "./form-boxes.ts";

/** The form that was given, its proof sheet, and what it has no place for yet. */
export function GivenForm({ form }: { form: Pick<FormPage, "file_name" | "file_bytes" | "pages" | "lacking"> }) {
  const { t, language } = useWords();
  const { file_name, file_bytes, pages, lacking } = form;
  const size = formatNumber(Math.max(1, Math.round(file_bytes / 1024)), language);
  return (
    <section className="form-given grid gap-4">
      <p>
        <strong>{t("templates.given", { name: file_name, count: pages.length, size })}</strong>
        {pages.length === 1 && <span className="block text-muted">{t("templates.copies")}</span>}
      </p>
      {lacking.length > 0 ? (
        <Banner tone="warning" title={t("templates.lacking")}>
          <p>{lacking.join(" · ")}</p>
        </Banner>
      ) : (
        <p>{t("templates.lacking.none")}</p>
      )}
      <div className="grid gap-2">
        <div className="actions">
          <a className="button" data-kind="primary" href="/legal-forms/templates/proof">
            {t("templates.proof")}
          </a>{" "}
          <LinkButton to="?back">{t("templates.back")}</LinkButton>
        </div>
        <p className="field-hint">{t("templates.proof.hint")}</p>
      </div>
    </section>
  );
}

/** Brings the form, or another one in its place. */
export function FormFile({ isThere = false, answer }: { isThere?: boolean; answer: FormAnswer | undefined }) {
  const { t } = useWords();
  const errors = answer?.faults.map(({ message }) => message) ?? [];
  const field = fieldFacts("file", { required: true, ...(errors.length > 0 && { errors }) });
  const hint = t("templates.file.hint");
  const form = (
    <Form encType="multipart/form-data">
      <ErrorSummary title={t("templates.failed")} faults={errors.map((message) => ({ message, field: field.id }))} />
      <FieldFrame field={field} label={t("templates.file")} hint={hint}>
        <input type="file" accept="application/pdf" className="input" {...controlProps(field, hint)} />
      </FieldFrame>
      <div className="actions">
        <Button kind={isThere ? "quiet" : "primary"}>{t(isThere ? "templates.replace" : "templates.keep")}</Button>
      </div>
    </Form>
  );
  if (!isThere) return form;
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="another">
      <h2 id="another">{t("templates.replace")}</h2>
      {form}
    </section>
  );
}
