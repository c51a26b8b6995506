import type { FormEvent } from "react";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Progress } from "#app/marks/progress.tsx";
import type { Sent } from "./send-photo.ts";
import { type Upload, useUpload } from "./use-upload.ts";

const accepted = "image/jpeg,image/png,image/webp";

/** Photos to be added: a plain form, which a script sends one by one, lighter, and with its progress shown. */
export function UploadForm({ birdId, sent }: { birdId: string; sent: Sent | undefined }) {
  const { upload, send } = useUpload(birdId);
  const isSending = upload !== undefined && !upload.isOver;
  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const files = new FormData(form).getAll("photo").filter((it): it is File => it instanceof File && it.size > 0);
    if (isSending) return event.preventDefault();
    // Nothing chosen: the page's own answer says so.
    if (files.length === 0) return;
    event.preventDefault();
    void send(files).then(() => form.reset());
  }
  return (
    <Form encType="multipart/form-data" className="form photo-form" onSubmit={submit}>
      <Faults rejected={upload?.rejected ?? sent?.rejected ?? []} />
      <Boxes />
      <div className="actions">
        <AddButton isSending={isSending} />
      </div>
      <UploadStatus upload={upload} />
    </Form>
  );
}

function Faults({ rejected }: Pick<Sent, "rejected">) {
  const { t } = useWords();
  const faults = rejected.map(({ name, message }) => ({ message: name ? `${name}: ${message}` : message }));
  return <ErrorSummary title={t("photos.upload.failed")} faults={faults} />;
}

/** Choosing from what is there, and on a phone the camera; both boxes have the same name. */
function Boxes() {
  const { t } = useWords();
  const chosen = fieldFacts("photo");
  const camera = fieldFacts("photo", { id: "camera", descriptionId: "camera-hint" });
  const hint = t("photos.upload.hint");
  return (
    <>
      <FieldFrame field={chosen} label={t("photos.upload.choose")} hint={hint}>
        <input type="file" accept={accepted} multiple className="input" {...controlProps(chosen, hint)} />
      </FieldFrame>
      <div className="photo-camera">
        <FieldFrame field={camera} label={t("photos.upload.camera")}>
          <input type="file" accept={accepted} capture="environment" className="input" {...controlProps(camera)} />
        </FieldFrame>
      </div>
    </>
  );
}

function AddButton({ isSending }: { isSending: boolean }) {
  const { t } = useWords();
  return (
    <Button kind="primary" {...(isSending && { pending: true })}>
      <Icon of="image-plus" />
      {t("photos.upload.submit")}
    </Button>
  );
}

function UploadStatus({ upload }: { upload: Upload | undefined }) {
  const { t } = useWords();
  return (
    <div role="status">
      {upload && !upload.isOver && (
        <Progress label={t("photos.upload.progress")} done={upload.done} total={upload.total} />
      )}
      {upload?.isOver && upload.kept > 0 && t("photos.flash.added", { count: upload.kept })}
    </div>
  );
}
