import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { freshForm } from "#app/kit/fresh-form.ts";
import { addRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { FeedbackForm } from "#app/support/feedback/feedback-form.tsx";
import { FeedbackList, type FeedbackPage } from "#app/support/feedback/feedback-list.tsx";
import { titled } from "#app/web/titles.ts";
import { feedbackDraft } from "#worker/support/feedback/contract.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const list = await context.api.get<FeedbackPage>(`/api/feedback?${new URLSearchParams({ page })}`);
  return { list, form: freshForm(feedbackDraft) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return addRecord(await request.formData(), context, {
    contract: feedbackDraft,
    path: "/api/feedback",
    saved: () => ({ key: "feedback.sent", to: "/feedback" }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "feedback.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("feedback.title"), is_current: true }] };

export default function Feedback() {
  const { t } = useWords();
  const { list, form } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("feedback.title")} lead={t("feedback.lead")} />
      <div className="grid gap-6">
        <Card title={t("feedback.write")}>
          <FeedbackForm form={form} reply={refused?.reply} />
          <p className="field-hint mt-3">
            {t("feedback.ask_instead")}{" "}
            <Link className="link" to="/support/tickets/new">
              {t("feedback.ask_link")}
            </Link>
          </p>
        </Card>
        <FeedbackList list={list} />
      </div>
    </>
  );
}
