import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { ConsoleList } from "#app/operator/console-list.tsx";
import { FreeAddressForm } from "#app/operator/free-address-form.tsx";
import { MailTable } from "#app/operator/mail-table.tsx";
import { listed, pressed, requireOperator } from "#app/operator/operator-api.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { addressDraft } from "#worker/operator/contract.ts";
import type { FailedMail } from "#worker/operator/failed-mails.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) => listed<FailedMail>(request, context, "mails");

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(context);
  const form = await request.formData();
  const intent = form.get("intent");
  const to = "/operator/mails";
  if (intent === "again") {
    const id = String(form.get("id") ?? "").slice(0, 100);
    const refused = await pressed(context, "POST", `${recordPath("/api/operator/mails", id)}/again`);
    return refused ?? redirectWithFlash(context, { key: "console.mail.sent", to });
  }
  if (intent !== "free") throw data(null, 400);
  const { refused } = await submit(form, context, addressDraft, (json, headers) =>
    context.api.send("POST", "/api/operator/addresses", { json, headers }),
  );
  return refused ?? redirectWithFlash(context, { key: "console.mail.freed", to });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.mails") : (args.matches[0]?.meta ?? []);

export default function MailsPage() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() as { faults?: string[]; reply?: Reply } | undefined;
  return (
    <div className="grid gap-8">
      <div>
        <ErrorSummary faults={(sent?.faults ?? []).map((message) => ({ message }))} />
        <ConsoleList title={t("console.waits.mails")} list={list}>
          <MailTable mails={list.items} />
        </ConsoleList>
      </div>
      <FreeAddressForm reply={sent?.reply} />
    </div>
  );
}
