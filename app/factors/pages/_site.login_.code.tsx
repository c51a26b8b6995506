import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { welcome } from "#app/accounts/enter.ts";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { leaveIfSignedIn } from "#app/accounts/signup-flow.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ownPath } from "#app/web/paths.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Opened } from "#worker/accounts/sessions.ts";
import { factorProof } from "#worker/factors/contract.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  leaveIfSignedIn(context);
  if (!context.cookies.token("challenge")) throw redirect("/login");
  const redirectTo = ownPath(new URL(request.url).searchParams.get("redirectTo"), context.origin, "/dashboard");
  return { redirectTo, constraint: getZodConstraint(factorProof) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const challenge = context.cookies.token("challenge");
  if (!challenge) return redirect("/login", 303);
  const form = await request.formData();
  const { refused, accepted } = await submit(form, context, factorProof, ({ code }) =>
    context.api.send<Opened>("POST", "/api/auth/second-factor", { json: { challenge, code } }),
  );
  if (refused) return refused;
  context.cookies.drop("challenge");
  await welcome(context, accepted.access_token);
  context.flash({ key: "site.flash.login" });
  return redirect(ownPath(String(form.get("redirectTo") ?? ""), context.origin, "/dashboard"), 303);
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => titled(args, "factors.login.title");

/** The second step of a login. */
export default function LoginCode() {
  const { t } = useWords();
  const { redirectTo, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const fields = plainFields(["code"], { reply, constraint });
  return (
    <NarrowPage title={t("factors.login.title")} lead={t("factors.login.lead")}>
      <FormFaults reply={reply} fields={fields} />
      <Form data-ready>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          field={fields.code}
          label={t("factors.login.code")}
          hint={t("factors.login.hint")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
        <div className="actions">
          <Button kind="primary" size="large">
            {t("factors.login.submit")}
          </Button>
          <LinkButton kind="ghost" size="large" to="/login">
            {t("factors.login.again")}
          </LinkButton>
        </div>
        <Missing />
      </Form>
    </NarrowPage>
  );
}
