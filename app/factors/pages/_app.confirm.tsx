import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ownPath } from "#app/web/paths.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { confirmation } from "#worker/factors/contract.ts";
import type { FactorState } from "#worker/factors/setup.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data } = await context.api.get<{ data: FactorState }>("/api/profile/second-factor");
  const to = ownPath(new URL(request.url).searchParams.get("to"), context.origin, "/dashboard");
  return { to, hasFactor: data.state === "on" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { refused } = await submit(form, context, confirmation, (json) =>
    context.api.send("POST", "/api/auth/confirm", { json }),
  );
  if (refused) return refused;
  context.flash({ key: "factors.confirmed" });
  return redirect(ownPath(String(form.get("to") ?? ""), context.origin, "/dashboard"), 303);
}

export const meta: MetaFunction = (args) => titled(args, "factors.confirm.title");

/** Whoever is about to do something delicate proves that they did not leave the screen open. */
export default function Confirm() {
  const { t } = useWords();
  const { to, hasFactor } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const fields = plainFields(["password", "code"], { reply });
  return (
    <NarrowPage title={t("factors.confirm.title")} lead={t("factors.confirm.lead")}>
      <FormFaults reply={reply} fields={fields} />
      <Form>
        <input type="hidden" name="to" value={to} />
        <PasswordField field={fields.password} label={t("factors.password")} autoComplete="current-password" />
        {hasFactor && <TextField field={fields.code} label={t("factors.confirm.code")} autoComplete="one-time-code" />}
        <div className="actions">
          <Button kind="primary">{t("factors.confirm.submit")}</Button>
          <LinkButton to="/dashboard">{t("factors.confirm.cancel")}</LinkButton>
        </div>
      </Form>
    </NarrowPage>
  );
}
