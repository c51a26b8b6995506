import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { actOnGrants } from "#app/support/grants/act-on-grants.ts";
import { GrantSection } from "#app/support/grants/grant-section.tsx";
import { titled } from "#app/web/titles.ts";
import type { FactorRule } from "#worker/factors/requiring.ts";
import type { GrantView } from "#worker/support/grants/contract.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  // One question for both: two would be a trip more.
  const { data: grants, second_factor: rule } = await context.api.get<{ data: GrantView[]; second_factor: FactorRule }>(
    "/api/support/grants",
  );
  return { rule, grants, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const acted = await actOnGrants(form, context);
  if (acted) return acted;
  const json = { required: form.get("required") === "yes" };
  const outcome = await context.api.send("PUT", "/api/access", { json });
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  context.flash({ key: "factors.rule.saved" });
  return redirect("/settings/access", 303);
}

export const meta: MetaFunction = (args) => titled(args, "factors.rule.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("factors.rule.title"), is_current: true },
  ],
};

/** Whether everybody needs a second factor, who has none yet, and whom of support the organisation lets look. */
export default function AccessSettings() {
  const { rule, grants, idempotency_key } = useLoaderData<typeof loader>();
  const { faults = [] } = (useActionData<typeof action>() ?? {}) as { faults?: string[] };
  const { required_from, without } = rule;
  const { t } = useWords();
  const clock = useClock();
  const input = required_from !== null;
  const text = input ? t("factors.rule.on", { date: clock.moment(required_from) }) : t("factors.rule.off");
  return (
    <>
      <PageHeader title={t("factors.rule.title")} lead={t("factors.rule.lead")} />
      <div className="grid gap-6">
        <ErrorSummary faults={faults.map((message) => ({ message }))} />
        <Banner tone={input ? "warning" : "info"}>{text}</Banner>
        <Form className="actions">
          <Button kind={input ? "quiet" : "primary"} name="required" value={input ? "no" : "yes"}>
            {t(input ? "factors.rule.stop" : "factors.rule.ask")}
          </Button>
        </Form>
        {without.length === 0 ? (
          <p>{t("factors.rule.everybody")}</p>
        ) : (
          <section className="prose">
            <h2>{t("factors.rule.without")}</h2>
            <ul>
              {without.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
        <GrantSection grants={grants} idempotencyKey={idempotency_key} />
      </div>
    </>
  );
}
