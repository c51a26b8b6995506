import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { addressOnly } from "#worker/accounts/contract.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.has("sent");
  return { isSent, constraint: getZodConstraint(addressOnly) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { refused } = await submit(await request.formData(), context, addressOnly, (value) =>
    context.api.send("POST", "/api/auth/forgot-password", { json: value }),
  );
  // The same for every address: whether it has an account is nobody else's business.
  return refused ?? redirect("/forgot-password?sent", 303);
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => titled(args, "accounts.forgot.title");

export default function ForgotPassword() {
  const { t } = useWords();
  const { isSent, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  if (isSent && !reply) return <Sent />;
  const fields = plainFields(["email"], { reply, constraint });
  return (
    <NarrowPage title={t("accounts.forgot.title")} lead={t("accounts.forgot.lead")}>
      <FormFaults reply={reply} fields={fields} />
      <Form data-ready action="/forgot-password">
        <TextField
          field={fields.email}
          label={t("accounts.email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button kind="primary" size="large">
          {t("accounts.forgot.submit")}
        </Button>
        <Missing />
      </Form>
      <p>
        <Link className="link" to="/login">
          {t("accounts.forgot.back")}
        </Link>
      </p>
    </NarrowPage>
  );
}

function Sent() {
  const { t } = useWords();
  return (
    <NarrowPage title={t("accounts.forgot.sent_title")}>
      <p role="status">{t("accounts.forgot.sent_text")}</p>
      <div className="actions">
        <LinkButton to="/login">{t("accounts.forgot.back")}</LinkButton>
        <LinkButton kind="ghost" to="/forgot-password">
          {t("accounts.forgot.again")}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}
