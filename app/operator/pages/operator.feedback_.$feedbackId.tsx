import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { operatorApi, requireOperator } from "#app/operator/operator-api.ts";
import { OrganizationLink } from "#app/operator/ticket-table.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { feedbackStates } from "#db/words/support.ts";
import { feedbackDecision } from "#worker/operator/contract.ts";
import type { ReadFeedback } from "#worker/operator/feedback-deciding.ts";
import { longestFeedback } from "#worker/support/feedback/contract.ts";

const pathOf = (id: string | undefined) => recordPath("/api/operator/feedback", id);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: feedback } = await operatorApi(context).get<{ data: ReadFeedback }>(pathOf(params.feedbackId));
  return { feedback, longest: longestFeedback.line };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireOperator(context);
  const { refused } = await submit(await request.formData(), context, feedbackDecision, (json, headers) =>
    context.api.send("PUT", pathOf(params.feedbackId), { json, headers }),
  );
  if (refused) return data({ reply: refused.data.reply }, refused.init ?? undefined);
  return redirectWithFlash(context, { key: "console.feedback.decided", to: "/operator/feedback" });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.feedback") : (args.matches[0]?.meta ?? []);

export default function OneFeedbackPage() {
  const { t } = useWords();
  const clock = useClock();
  const { feedback, longest } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { title, type, rating, description, state, line, version, created_at } = feedback;
  const start = { state, line: line ?? "" };
  const fields = plainFields(["state", "line"], { reply, start, constraint: { line: { maxLength: longest } } });
  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        lead={<OrganizationLink name={feedback.organization} short_key={feedback.short_key} />}
      />
      <div className="grid max-w-prose gap-6">
        <p className="text-muted">
          {[t(`feedback.type.${type}`), rating && `${rating} / 5`, clock.moment(created_at)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
          {description}
        </p>
        <section aria-labelledby="decide">
          <h2 id="decide">{t("console.feedback.decide")}</h2>
          <Form>
            <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
            <input type="hidden" name="version" value={version} />
            <SelectField
              field={fields.state}
              label={t("console.feedback.state")}
              choices={feedbackStates.map((value) => ({ value, label: t(`feedback.state.${value}`) }))}
            />
            <TextField
              field={fields.line}
              label={t("console.feedback.line")}
              hint={t("console.feedback.line_hint")}
              dir="auto"
            />
            <Button kind="primary">{t("console.feedback.decide_go")}</Button>
          </Form>
        </section>
      </div>
    </>
  );
}
