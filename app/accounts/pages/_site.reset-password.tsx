import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountWords, failureText } from "#app/accounts/failure.ts";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { passwordResetForm, type ResetOffer } from "#worker/accounts/contract.ts";

const path = "/api/auth/reset-password";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const constraint = getZodConstraint(passwordResetForm);
  // What it stands for can be sent, once: a token that no header carries is none.
  const headers = { "Reset-Token": token.replace(/[^\w-]/g, "") };
  const offer = token ? await context.api.send<{ data: ResetOffer }>("GET", path, { headers }) : undefined;
  const factor_since = offer?.ok ? offer.answer.data.factor_since : null;
  return { token: offer && !offer.ok && offer.status === 400 ? "" : token, factor_since, constraint };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { refused } = await submit(
    await request.formData(),
    context,
    passwordResetForm,
    async ({ token, password, without_factor }) => {
      const outcome = await context.api.send("POST", path, { json: { token, password, without_factor } });
      return outcome.status === 400 ? failureText(outcome, accountWords(context)("accounts.reset.stale")) : outcome;
    },
  );
  if (refused) return refused;
  // A reset ends every session, this browser's too.
  context.signOut();
  context.flash({ key: "site.flash.password_reset" });
  return redirect("/login", 303);
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => titled(args, "accounts.reset.title");

export default function ResetPassword() {
  const { t } = useWords();
  const { token, factor_since, constraint } = useLoaderData<typeof loader>();
  const clock = useClock();
  const reply = useActionData<typeof action>()?.reply;
  const fields = plainFields(["password", "confirm_password", "without_factor"], { reply, constraint });
  if (!token && !reply)
    return (
      <NarrowPage title={t("accounts.reset.title")}>
        <Banner tone="warning">{t("accounts.reset.stale")}</Banner>
        <AskAgain />
      </NarrowPage>
    );
  return (
    <NarrowPage title={t("accounts.reset.title")} lead={t("accounts.reset.lead")}>
      <FormFaults reply={reply} fields={fields} />
      <Form data-ready>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          field={fields.password}
          label={t("accounts.reset.password")}
          hint={t("accounts.password_hint")}
          autoComplete="new-password"
        />
        <PasswordField
          field={fields.confirm_password}
          label={t("accounts.confirm_password")}
          autoComplete="new-password"
        />
        {factor_since !== null && (
          <Banner tone="warning" title={t("accounts.reset.factor", { date: clock.moment(factor_since) })}>
            <CheckboxField
              field={fields.without_factor}
              label={t("accounts.reset.without_factor")}
              hint={t("accounts.reset.without_factor_hint")}
            />
          </Banner>
        )}
        <Button kind="primary" size="large">
          {t("accounts.reset.submit")}
        </Button>
        <Missing />
      </Form>
      {reply?.error?.[""] && <AskAgain />}
    </NarrowPage>
  );
}

function AskAgain() {
  const { t } = useWords();
  return (
    <p>
      <LinkButton to="/forgot-password">{t("accounts.reset.again")}</LinkButton>
    </p>
  );
}
