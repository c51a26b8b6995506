import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MailedLink, quiet, quietHeaders, quietMeta } from "#app/accounts/mailed-link.tsx";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import { titled } from "#app/web/titles.ts";

const path = "/api/auth/email-back";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const headers = { "Way-Back": encodeURIComponent(params.token ?? "") };
  const outcome = await context.api.send<{ data: { email: string } }>("GET", path, { headers });
  if (outcome.ok) return data({ email: outcome.answer.data.email, fault: "" }, { headers: quiet });
  return refused(outcome);
}

export async function action({ params, context }: ActionFunctionArgs) {
  type Back = { data: { email: string; token: string } };
  const outcome = await context.api.send<Back>("POST", path, { json: { token: params.token ?? "" } });
  if (!outcome.ok) return refused(outcome);
  const { email, token } = outcome.answer.data;
  // Every session has ended, this browser's too.
  context.signOut();
  context.flash({ key: "addresses.back.done", values: { email } });
  return redirect(`/reset-password?${new URLSearchParams({ token })}`, { status: 303, headers: quiet });
}

/** Why there is no way back, as the API says it. */
function refused({ status, problem }: Extract<Outcome<unknown>, { ok: false }>) {
  if (![409, 410, 429].includes(status)) throw Response.json(problem, { status });
  return data({ email: "", fault: problem.detail || problem.title }, { status, headers: quiet });
}

export const headers = quietHeaders;
export const meta: MetaFunction = (args) => quietMeta(titled(args, "addresses.back.title"));

export default function EmailBack() {
  const { t } = useWords();
  const page = useLoaderData<typeof loader>();
  const { email, fault } = useActionData<typeof action>() ?? page;
  if (!email) {
    const ways = [
      ["/contact", t("addresses.back.contact")],
      ["/login", t("addresses.back.login")],
    ] as const;
    return <MailedLink title={t("addresses.back.gone")} outcome={{ tone: "warning", text: fault }} ways={ways} />;
  }
  return (
    <MailedLink title={t("addresses.back.title")} lead={t("addresses.back.lead", { email })}>
      <p>{t("addresses.back.consequences")}</p>
      <Form>
        <Button kind="primary" size="large">
          {t("addresses.back.submit", { email })}
        </Button>
      </Form>
    </MailedLink>
  );
}
