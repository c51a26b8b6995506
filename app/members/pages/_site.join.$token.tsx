import { getZodConstraint } from "@conform-to/zod/v4";
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
import { LinkButton } from "#app/controls/button.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { JoinForm } from "#app/members/join-form.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Opened } from "#worker/accounts/sessions.ts";
import { joinForm } from "#worker/members/contract.ts";
import type { OpenInvitation } from "#worker/members/joining.ts";

const path = "/api/members/join";
// The address opens the door: no page that is gone to from here shall hear of it.
const quiet = { "Referrer-Policy": "no-referrer" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const headers = { Invitation: encodeURIComponent(params.token ?? "") };
  const outcome = await context.api.send<{ data: OpenInvitation }>("GET", path, { headers });
  if (!outcome.ok && outcome.status !== 410) throw Response.json(outcome.problem, { status: outcome.status });
  const invitation = outcome.ok ? outcome.answer.data : undefined;
  return data({ invitation, constraint: getZodConstraint(joinForm) }, { status: outcome.status, headers: quiet });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { refused, accepted } = await submit(form, context, joinForm, ({ first_name, last_name, password }) =>
    context.api.send<Opened>("POST", path, { json: { token: params.token, first_name, last_name, password } }),
  );
  if (refused) return refused;
  context.signIn(accepted.access_token);
  context.flash({ key: "join.done" });
  return redirect("/dashboard", { status: 303, headers: quiet });
}

export const headers: HeadersFunction = () => quiet;
export const handle = { enhances: true };
export const meta: MetaFunction = (args) => [
  ...titled(args, "join.title"),
  { name: "robots", content: "noindex" },
  // A form of a page without any referrer names no origin, and is taken for a stranger's.
  { name: "referrer", content: "strict-origin" },
];

export default function Join() {
  const { invitation, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  if (!invitation) return <Gone />;
  if (invitation.has_account) return <Elsewhere invitation={invitation} />;
  const { organization, email, role } = invitation;
  return (
    <NarrowPage
      title={t("join.title")}
      lead={
        <>
          {t("join.lead", { organization, email })} {t("join.role", { role: t(`join.role.${role}`) })}.
        </>
      }
    >
      <JoinForm email={email} reply={reply} constraint={constraint} />
    </NarrowPage>
  );
}

function Gone() {
  const { t } = useWords();
  return (
    <NarrowPage title={t("join.gone.title")}>
      <Banner tone="warning">{t("join.gone.text")}</Banner>
      <p>{t("join.gone.used")}</p>
      <LogIn />
    </NarrowPage>
  );
}

function Elsewhere({ invitation: { organization, email, expires_at } }: { invitation: OpenInvitation }) {
  const { t } = useWords();
  const date = useClock().day(expires_at);
  return (
    <NarrowPage title={t("join.elsewhere.title")}>
      <p>{t("join.elsewhere.text", { organization, email, date })}</p>
      <LogIn />
    </NarrowPage>
  );
}

function LogIn() {
  const { t } = useWords();
  return (
    <p>
      <LinkButton to="/login">{t("join.log_in")}</LinkButton>
    </p>
  );
}
