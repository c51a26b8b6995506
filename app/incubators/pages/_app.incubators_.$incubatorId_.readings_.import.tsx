import "#app/incubators/readings/readings.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { importReadings } from "#app/incubators/readings/import-action.ts";
import { ImportPreview } from "#app/incubators/readings/import-preview.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";

type Page = { machine: MachineToRead };

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const id = encodeURIComponent(params.incubatorId ?? "");
  const { data: machine } = await context.api.get<{ data: MachineToRead }>(`/api/incubators/${id}/readings/machine`);
  return { machine };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  return importReadings(await request.formData(), context, params.incubatorId ?? "");
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "readings.file.title_of", { name: args.data?.machine.name ?? "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { machine }) => [
    { label: t("readings.crumb"), href: "/incubators" },
    { label: machine.name, href: `/incubators/${machine.id}` },
    { label: t("readings.title"), href: `/incubators/${machine.id}/readings` },
    { label: t("readings.file.title"), is_current: true },
  ],
};

export default function ImportReadings() {
  const { t } = useWords();
  const { machine } = useLoaderData<typeof loader>();
  const { faults = [], preview, file } = useActionData<typeof action>() ?? {};
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
