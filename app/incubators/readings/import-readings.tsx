import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";
import type { ImportReply } from "./import-action.ts";
import { ImportPreview } from "./import-preview.tsx";

type Props = { machine: Pick<MachineToRead, "name">; answer: ImportReply | undefined };

/** Where a file of readings is chosen, and then shown before any of it is taken. */
export function ImportReadings({ machine, answer }: Props) {
  const { t } = useWords();
  const { faults = [], preview, file } = answer ?? {};
  const title = t("readings.file.title_of", { name: machine.name });
  if (preview && file)
    return (
      <>
        <PageHeader title={title} />
        <ImportPreview preview={preview} file={file} />
      </>
    );
  const field = fieldFacts("file", { required: true, ...(faults.length > 0 && { errors: faults }) });
  const hint = t("readings.file.hint");
  return (
    <>
      <PageHeader title={title} lead={t("readings.file.lead")} />
      <Form encType="multipart/form-data">
        <ErrorSummary
          title={t("readings.file.failed")}
          faults={faults.map((message) => ({ message, field: field.id }))}
        />
        <FieldFrame field={field} label={t("readings.file.file")} hint={hint}>
          <input type="file" accept=".csv,.xlsx,.xls,.ods" className="input" {...controlProps(field, hint)} />
        </FieldFrame>
        <div>
          <Button kind="primary">{t("readings.file.show")}</Button>
        </div>
      </Form>
    </>
  );
}
