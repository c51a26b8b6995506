import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type * as z from "zod";
import { accountWords, failureText } from "#app/accounts/failure.ts";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { keepStep, leaveDemo, leaveIfSignedIn, readFlow } from "#app/accounts/signup-flow.ts";
import { SignupProgress } from "#app/accounts/signup-progress.tsx";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { siteHead } from "#app/site/head.ts";
import { submit } from "#app/web/submit.ts";
import { signupAddress, signupPlan } from "#worker/accounts/contract.ts";
import { type Plan, planOf } from "#worker/billing/plans.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await leaveDemo(context, request);
  leaveIfSignedIn(context);
  const flow = await readFlow(context);
  const plan = planIn(new URL(request.url).searchParams) ?? flow?.plan ?? null;
  return { email: flow?.email ?? "", plan, constraint: getZodConstraint(signupAddress) };
}

/** The plan a button of the site promised; undefined where none did, or one that is not signed up for. */
const planIn = (given: URLSearchParams | FormData) => signupPlan.safeParse(given.get("plan")).data;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const plan = planIn(form);
  const { refused } = await submit(form, context, signupAddress, async ({ email }) => {
    const kept = await keepStep(context, { step: "/signup", email, ...(plan && { plan }) });
    if (kept.ok || kept.problem.errors || kept.status === 429) return kept;
    return failureText(kept, accountWords(context)("accounts.signup.failed"));
  });
  return refused ?? redirect("/signup-details", 303);
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => siteHead(args, "/signup");

export default function Signup() {
  const { t } = useWords();
  const { email, plan, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const [form, fields] = useForm<z.input<typeof signupAddress>>({
    id: "signup",
    lastResult: reply ?? null,
    defaultValue: { email },
    constraint,
    defaultNoValidate: false,
  });
  return (
    <NarrowPage
      title={t("accounts.signup.title")}
      lead={t("accounts.signup.description")}
      above={<SignupProgress step={1} />}
    >
      <ErrorSummary faults={faultsOf([fields.email], form.errors)} />
      <Form id={form.id} onSubmit={form.onSubmit} data-ready>
        {plan && <PlanPromised plan={planOf(plan)} />}
        <TextField
          field={fields.email}
          label={t("accounts.signup.email")}
          hint={t("accounts.signup.email_hint")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          data-needs="@"
        />
        <Button kind="primary" size="large">
          {t("accounts.signup.continue")}
        </Button>
        <Missing />
      </Form>
      <p>
        {t("accounts.signup.have_account")}{" "}
        <Link className="link" to="/login">
          {t("accounts.signup.log_in")}
        </Link>
      </p>
    </NarrowPage>
  );
}

/** The plan that goes along, which the next step may still change. */
function PlanPromised({ plan }: { plan: Plan }) {
  const { t } = useWords();
  const { key, birds, trial_days } = plan;
  const what = trial_days > 0 ? t("plans.trial", { count: trial_days }) : t("plans.free");
  return (
    <p>
      <input type="hidden" name="plan" value={key} />
      <strong>{t(`plans.${key}.name`)}</strong>: {what}
      {birds !== null && `, ${t("plans.birds", { count: birds }).toLowerCase()}`}.{" "}
      <span className="text-muted">{t("accounts.signup.plan_later")}</span>
    </p>
  );
}
