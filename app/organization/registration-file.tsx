import { Button, LinkButton } from "#app/controls/button.tsx";
import { FileForm } from "#app/controls/file-form.tsx";
import { Form } from "#app/controls/form.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Registration } from "#worker/organization/registrations.ts";

const back = "/settings/papers";
/** Where a browser finds the file of a registration. */
export const filePath = (id: string) => `${back}/file?id=${id}`;

/** The paper behind a registration: what it is, another one, or none. */
export function RegistrationFile({ registration, faults }: { registration: Registration; faults: string[] }) {
  const { t, language } = useWords();
  const { id, number, file_type, file_bytes } = registration;
  const size = formatNumber(Math.max(1, Math.round((file_bytes ?? 0) / 1024)), language);
  return (
    <>
      <PageHeader title={t("registrations.file.of", { number })} lead={t("registrations.file.lead")} />
      {file_type && (
        <Form className="form mb-6">
          <input type="hidden" name="intent" value="remove" />
          <p>
            <a className="link" href={filePath(id)}>
              {t("registrations.file.get")}
            </a>{" "}
            {t("registrations.file.size", { size, kind: file_type.replace(/^.*\//, "").toUpperCase() })}
          </p>
          <div className="actions">
            <Button>{t("registrations.file.remove")}</Button>
          </div>
        </Form>
      )}
      <FileForm
        label={t("registrations.file.choose")}
        hint={t("registrations.file.hint")}
        failed={t("registrations.file.failed")}
        faults={faults}
      >
        <Button kind="primary">{t(file_type ? "registrations.file.replace" : "registrations.file.keep")}</Button>
        <LinkButton to={back}>{t("ui.cancel")}</LinkButton>
      </FileForm>
    </>
  );
}
