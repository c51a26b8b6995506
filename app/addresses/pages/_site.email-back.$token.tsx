import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import { titled } from "#app/web/titles.ts";

const path = "/api/auth/email-back";
// The address opens the door: no page that is gone to from here shall hear of it.
const quiet = { "Referrer-Policy": "no-referrer" };

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

export const headers: HeadersFunction = () => quiet;
export const meta: MetaFunction = (args) => [
  ...titled(args, "addresses.back.title"),
  { name: "robots", content: "noindex" },
  // A form of a page without any referrer names no origin, and is taken for a stranger's.
  { name: "referrer", content: "strict-origin" },
];

export default function EmailBack() {
  const { t } = useWords();
  const page = useLoaderData<typeof loader>();
  const { email, fault } = useActionData<typeof action>() ?? page;
  if (!email)
    return (
      <NarrowPage title={t("addresses.back.gone")}>
        <Banner tone="warning">{fault}</Banner>
        <p className="actions">
          <LinkButton to="/contact">{t("addresses.back.contact")}</LinkButton>
          <LinkButton to="/login">{t("addresses.back.login")}</LinkButton>
        </p>
      </NarrowPage>
    );
  return (
    <NarrowPage title={t("addresses.back.title")} lead={t("addresses.back.lead", { email })}>
      <p>{t("addresses.back.consequences")}</p>
      <Form>
        <Button kind="primary" size="large">
          {t("addresses.back.submit", { email })}
        </Button>
      </Form>
    </NarrowPage>
  );
}
