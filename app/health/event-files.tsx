import { Button } from "#app/controls/button.tsx";
import { FileForm } from "#app/controls/file-form.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { HealthEvent } from "#worker/health/event-rows.ts";
import { sizeOf } from "./event-list.tsx";

/** Results and pictures of an entry: each can be taken away, and another one added. */
export function EventFiles({ event, faults }: { event: HealthEvent; faults: readonly string[] }) {
  const { t, language } = useWords();
  const { id, bird_id, files } = event;
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="files">
      <h2 id="files">{t("health.field.files")}</h2>
      <p className="text-muted">{t("health.files.lead")}</p>
      {files.length > 0 && (
        <ul className="grid gap-2">
          {files.map(({ id: file, name, bytes }) => (
            <li key={file} className="flex flex-wrap items-center gap-3">
              <a className="link" href={`/birds/${bird_id}/health/${id}/${file}`}>
                <bdi>{name}</bdi>
              </a>
              <span className="text-muted">{sizeOf(bytes, t, language)}</span>
              <Form className="contents">
                <Button name="remove" value={file} aria-label={t("health.files.remove.label", { name })}>
                  {t("health.files.remove")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {files.length < 10 && (
        <FileForm
          label={t("health.files.choose")}
          hint={t("health.files.hint")}
          failed={t("health.files.failed")}
          faults={faults}
        >
          <Button>{t("health.files.add")}</Button>
        </FileForm>
      )}
    </section>
  );
}
