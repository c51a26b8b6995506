import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { MoneyTabs } from "#app/contacts/money-tabs.tsx";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import { useWords } from "#app/locales/words.tsx";
import { actOnBank } from "#app/payments/bank-action.ts";
import { BankFiles } from "#app/payments/bank-files.tsx";
import { BankLines, type BankPage } from "#app/payments/bank-lines.tsx";
import { BankPreviewForm } from "#app/payments/bank-preview.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";

const path = "/payments/bank";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "money.read");
  const { searchParams } = new URL(request.url);
  const { gone } = recordQuery(request);
  if (gone) requireMay(context, "money.write");
  const show = searchParams.get("show") === "done" ? ("done" as const) : ("open" as const);
  const query = new URLSearchParams({ show, page: searchParams.get("page") ?? "1" });
  const page = await context.api.get<BankPage>(`/api/payments/bank?${query}`);
  const file = page.files.find(({ file_id }) => file_id === gone);
  if (gone && !file) throw data(null, 404);
  return { page, show, gone: file?.file_name };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "money.write");
  const { gone } = recordQuery(request);
  const form = await request.formData();
  if (form.has("do")) return actOnBank(form, context);
  if (!gone) throw data(null, 400);
  return deleteRecord(form, context, {
    path: recordPath("/api/payments/bank/files", gone),
    words: "payments.bank.back",
    list: path,
  });
}

export const meta: MetaFunction = (args) => titled(args, "payments.bank");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("payments.title"), href: "/payments" },
    { label: t("payments.bank"), is_current: true },
  ],
};

type BankShown = { page: BankPage; show: "open" | "done" };

export default function Bank() {
  const { t } = useWords();
  const may = useMay();
  const { gone, page, show } = useLoaderData<typeof loader>() as { gone?: string } & BankShown;
  const sent = useActionData<typeof action>();
  if (gone !== undefined)
    return (
      <DeletePage
        words="payments.bank.back"
        name={gone}
        back={path}
        answer={sent && "fault" in sent ? sent : undefined}
      />
    );
  const { faults = [], preview, file } = sent && "faults" in sent ? sent : {};
  if (preview && file)
    return (
      <>
        <PageHeader title={t("payments.bank")} />
        <BankPreviewForm preview={preview} file={file} today={page.today} />
      </>
    );
  const field = fieldFacts("file", { required: true, ...(faults.length > 0 && { errors: faults }) });
  const hint = t("payments.bank.hint");
  return (
    <>
      <PageHeader title={t("payments.bank")} lead={t("payments.bank.lead")} />
      <MoneyTabs />
      {may("money.write") && (
        <Form encType="multipart/form-data">
          <ErrorSummary
            title={t("payments.bank.failed")}
            faults={faults.map((message) => ({ message, field: field.id }))}
          />
          <FieldFrame field={field} label={t("payments.bank.file")} hint={hint}>
            <input
              type="file"
              accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.ofx,.qfx,.xml"
              className="input"
              {...controlProps(field, hint)}
            />
          </FieldFrame>
          <div>
            <Button kind="primary" name="do" value="show">
              {t("payments.bank.look")}
            </Button>
          </div>
        </Form>
      )}
      {(page.files.length > 0 || show === "done") && <BankLines page={page} show={show} />}
      <BankFiles page={page} />
    </>
  );
}
