import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { ResendCode } from "#app/accounts/resend-code.tsx";
import { leaveIfSignedIn, readFlow } from "#app/accounts/signup-flow.ts";
import { SignupProgress } from "#app/accounts/signup-progress.tsx";
import { isOpen, stepInstead } from "#app/accounts/steps.ts";
import { resendCode, verifyCode } from "#app/accounts/verify.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CodeInput } from "#app/controls/code-input.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { secondsToWait } from "#app/web/resend-wait.ts";
import { titled } from "#app/web/titles.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  leaveIfSignedIn(context);
  const { email, back } = await admitted(context);
  return { email, back, wait: secondsToWait(context) };
}

/** Whoever did step 2, and whoever logged in without having confirmed. */
async function admitted(context: LoadContext): Promise<{ email: string; back: string }> {
  const flow = await readFlow(context);
  const isOwnStep = flow && isOpen("/confirm-email", flow.completed_steps);
  if (context.viewer) return { email: context.viewer.email, back: isOwnStep ? "/signup-details" : "/logout" };
  if (!isOwnStep) throw redirect(stepInstead(flow?.completed_steps));
  return { email: flow.email, back: "/signup-details" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  leaveIfSignedIn(context);
  await admitted(context);
  const form = await request.formData();
  return form.get("intent") === "resend" ? resendCode(context) : verifyCode(context, form);
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => titled(args, "accounts.confirm.title");

export default function ConfirmEmail() {
  const { t } = useWords();
  const { email, back, wait } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const wrong = reply?.about === "code" ? reply.error : undefined;
  const field = fieldFacts("code", { required: true, ...(wrong && { errors: [wrong] }) });
  const fault = reply && { message: reply.error, ...(wrong && !reply.wants_new && { field: field.id }) };
  return (
    <NarrowPage
      title={t("accounts.confirm.title")}
      lead={t("accounts.confirm.lead", { email })}
      above={<SignupProgress step={3} />}
    >
      {/* Whoever sees a slip here would wait for a code that never comes. */}
      <p>
        {t("accounts.confirm.slip")}{" "}
        <Link className="link" to="/signup">
          {t("accounts.confirm.correct")}
        </Link>
      </p>
      {fault && <ErrorSummary title={fault.message} faults={[fault]} />}
      <Form data-ready className="grid gap-5">
        <CodeInput
          field={field}
          label={t("accounts.confirm.code")}
          hint={t("accounts.confirm.code_hint")}
          autoFocus={!reply}
        />
        <div className="grid gap-3">
          <div className="actions">
            <Button kind={reply?.wants_new ? "quiet" : "primary"} size="large" busy={t("accounts.confirm.busy")}>
              {t("accounts.confirm.submit")}
            </Button>
            <LinkButton kind="ghost" size="large" to={back}>
              {t(back === "/logout" ? "accounts.confirm.log_out" : "accounts.confirm.back")}
            </LinkButton>
          </div>
          <Missing />
        </div>
      </Form>
      <ResendCode wait={wait} isNeeded={reply?.wants_new ?? false} />
    </NarrowPage>
  );
}
