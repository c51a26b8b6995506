import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type * as z from "zod";
import { enter } from "#app/accounts/enter.ts";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { leaveDemo, leaveIfSignedIn } from "#app/accounts/signup-flow.ts";
import { TermsLinks } from "#app/accounts/terms-links.tsx";
import { Button } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { siteHead } from "#app/site/head.ts";
import { cookieSeconds } from "#app/web/cookies.ts";
import { ownPath } from "#app/web/paths.ts";
import { submit } from "#app/web/submit.ts";
import { loginForm } from "#worker/accounts/contract.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await leaveDemo(context, request);
  leaveIfSignedIn(context);
  const wanted = new URL(request.url).searchParams.get("redirectTo");
  const redirectTo = wanted && ownPath(wanted, context.origin, "/dashboard");
  return { redirectTo, constraint: getZodConstraint(loginForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  let challenge: string | undefined;
  const { refused } = await submit(form, context, loginForm, async (value) => {
    const outcome = await enter(context, value);
    if (!outcome.ok) challenge = outcome.problem.challenge;
    return outcome;
  });
  const to = ownPath(String(form.get("redirectTo") ?? ""), context.origin, "/dashboard");
  if (challenge) {
    context.cookies.set("challenge", challenge, { maxAge: cookieSeconds.challenge });
    return redirect(`/login/code?${new URLSearchParams({ redirectTo: to })}`, 303);
  }
  if (refused) return refused;
  if (!context.viewer?.is_verified) {
    context.flash({ key: "site.flash.unverified" });
    return redirect("/confirm-email", 303);
  }
  context.flash({ key: "site.flash.login" });
  return redirect(to, 303);
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => siteHead(args, "/login");

export default function Login() {
  const { t } = useWords();
  const { redirectTo, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const [form, fields] = useForm<z.input<typeof loginForm>>({
    id: "login",
    lastResult: reply ?? null,
    constraint,
    defaultNoValidate: false,
  });
  const { email, password, remember } = fields;
  return (
    <NarrowPage title={t("accounts.login.title")} lead={t("accounts.login.description")}>
      <ErrorSummary faults={faultsOf([email, password, remember], form.errors)} />
      <Form id={form.id} onSubmit={form.onSubmit} data-ready>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          field={email}
          label={t("accounts.email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField field={password} label={t("accounts.password")} autoComplete="current-password" />
        <CheckboxField field={remember} label={t("accounts.login.remember")} hint={t("accounts.login.remember_hint")} />
        <Button kind="primary" size="large" busy={t("accounts.login.busy")}>
          {t("accounts.login.submit")}
        </Button>
        <Missing />
      </Form>
      <Elsewhere />
    </NarrowPage>
  );
}

function Elsewhere() {
  const { t } = useWords();
  return (
    <div className="grid gap-2">
      <p>
        <Link className="link" to="/forgot-password">
          {t("accounts.login.forgot")}
        </Link>
      </p>
      <p>
        {t("accounts.login.no_account")}{" "}
        <Link className="link" to="/signup">
          {t("accounts.login.sign_up")}
        </Link>
      </p>
      <p className="mt-2 text-sm text-muted">
        <TermsLinks before={t("accounts.login.agree")} after="." />
      </p>
    </div>
  );
}
