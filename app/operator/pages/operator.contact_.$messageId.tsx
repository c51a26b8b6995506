import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { operatorApi, requireOperator } from "#app/operator/operator-api.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { type Reply, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { ContactMessage } from "#worker/operator/contact-messages.ts";
import { answerDraft } from "#worker/operator/contract.ts";

const pathOf = (id: string | undefined) => recordPath("/api/operator/contact", id);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: message } = await operatorApi(context).get<{ data: ContactMessage }>(pathOf(params.messageId));
  return { message, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireOperator(context);
  const { refused } = await submit(await request.formData(), context, answerDraft, (json, headers) =>
    context.api.send("POST", `${pathOf(params.messageId)}/answer`, { json, headers }),
  );
  if (refused) return data({ reply: refused.data.reply }, refused.init ?? undefined);
  return redirectWithFlash(context, { key: "console.contact.sent", to: "/operator/contact" });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.contact") : (args.matches[0]?.meta ?? []);

const asWritten = "whitespace-pre-wrap [overflow-wrap:anywhere]";

export default function ContactMessagePage() {
  const { t } = useWords();
  const clock = useClock();
  const { message, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { full_name, email, subject, language, created_at, answer, answered_at } = message;
  const spoken = t("console.contact.language", { language: t(`console.contact.language.${language}`) });
  return (
    <>
      <PageHeader title={<bdi>{subject}</bdi>} />
      <div className="grid max-w-prose gap-6">
        <p className="text-muted [overflow-wrap:anywhere]">
          <bdi>{full_name}</bdi> · <bdi>{email}</bdi> · {clock.moment(created_at)} · {spoken}
        </p>
        <p className={asWritten} dir="auto">
          {message.message}
        </p>
        {answer && answered_at ? (
          <section aria-labelledby="answered" className="grid gap-2">
            <h2 id="answered">{t("console.contact.your_answer", { moment: clock.moment(answered_at) })}</h2>
            <p className={asWritten} dir="auto">
              {answer}
            </p>
          </section>
        ) : (
          <AnswerForm subject={subject} reply={reply} idempotencyKey={idempotency_key} />
        )}
      </div>
    </>
  );
}

type Props = { subject: string; reply: Reply | undefined; idempotencyKey: string };

function AnswerForm({ subject, reply, idempotencyKey }: Props) {
  const { t } = useWords();
  const fields = plainFields(["text"], { reply, constraint: { text: { required: true } } });
  return (
    <Form idempotencyKey={idempotencyKey} guarded>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <TextareaField
        field={fields.text}
        label={t("console.contact.answer")}
        hint={t("console.contact.answer_hint", { subject })}
        rows={7}
        dir="auto"
      />
      <Button kind="primary">{t("console.contact.answer_go")}</Button>
    </Form>
  );
}
