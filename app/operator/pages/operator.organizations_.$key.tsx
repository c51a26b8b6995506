import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { ActionTable } from "#app/operator/action-table.tsx";
import { operatorApi, requireOperator } from "#app/operator/operator-api.ts";
import { OrganizationFacts } from "#app/operator/organization-facts.tsx";
import { PlanForm, TrialForm } from "#app/operator/plan-forms.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { mostTrialDays, planDraft, trialDraft } from "#worker/operator/contract.ts";
import type { OrganizationView } from "#worker/operator/organization-list.ts";

const pathOf = (key: string | undefined) => recordPath("/api/operator/organizations", key);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: organization } = await operatorApi(context).get<{ data: OrganizationView }>(pathOf(params.key));
  return { organization, most: mostTrialDays, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireOperator(context);
  const form = await request.formData();
  const intent = form.get("intent");
  form.delete("intent");
  if (intent !== "plan" && intent !== "trial") throw data(null, 400);
  const path = pathOf(params.key);
  const { refused } =
    intent === "plan"
      ? await submit(form, context, planDraft, (json, headers) =>
          context.api.send("PUT", `${path}/plan`, { json, headers }),
        )
      : await submit(form, context, trialDraft, (json, headers) =>
          context.api.send("POST", `${path}/trial`, { json, headers }),
        );
  if (refused) return data({ of: intent, reply: refused.data.reply }, refused.init ?? undefined);
  const key = intent === "plan" ? "console.org.plan_set" : "console.org.extended";
  return redirectWithFlash(context, { key, to: recordPath("/operator/organizations", params.key) });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.organizations") : (args.matches[0]?.meta ?? []);

export default function OrganizationPage() {
  const { t } = useWords();
  const { organization, most, idempotency_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const replyTo = (of: "plan" | "trial") => (sent?.of === of ? sent.reply : undefined);
  return (
    <>
      <PageHeader title={<bdi>{organization.name}</bdi>} />
      <div className="grid gap-6">
        <OrganizationFacts organization={organization} />
        <PlanForm organization={organization} reply={replyTo("plan")} idempotencyKey={idempotency_key} />
        <TrialForm organization={organization} reply={replyTo("trial")} idempotencyKey={idempotency_key} most={most} />
        {organization.actions.length > 0 && (
          <section aria-labelledby="lately" className="grid gap-3">
            <h2 id="lately">{t("console.org.lately")}</h2>
            <ActionTable actions={organization.actions} isOfOne />
          </section>
        )}
      </div>
    </>
  );
}
