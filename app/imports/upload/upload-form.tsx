import { useNavigation } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Endless } from "#app/marks/progress.tsx";

/** A file to be checked. A browser cannot keep a refused file: it has to be chosen again. */
export function UploadForm({ faults, back }: { faults: string[]; back: string }) {
  const { t } = useWords();
  const field = fieldFacts("file", { required: true, ...(faults.length > 0 && { errors: faults }) });
  const hint = t("imports.upload.file_hint");
  const { state, formAction } = useNavigation();
  const isSent = state !== "idle" && formAction === "/birds/import";
  return (
    <Form encType="multipart/form-data" action="/birds/import">
      <ErrorSummary
        title={t("imports.upload.failed")}
        faults={faults.map((message) => ({ message, field: field.id }))}
      />
      <p>{t("imports.upload.lead")}</p>
      <FieldFrame field={field} label={t("imports.upload.file")} hint={hint}>
        <input type="file" accept=".xlsx,.xls,.ods,.csv" className="input" {...controlProps(field, hint)} />
      </FieldFrame>
      <div className="actions">
        <Button kind="primary" busy={t("imports.upload.busy")}>
          {t("imports.upload.submit")}
        </Button>
        <LinkButton kind="ghost" to={back} preventScrollReset>
          {t("imports.upload.cancel")}
        </LinkButton>
      </div>
      {isSent && <Endless label={t(state === "submitting" ? "imports.upload.sending" : "imports.reading.title")} />}
    </Form>
  );
}
