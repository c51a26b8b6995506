import { getZodConstraint } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MailedLink, quiet, quietHeaders, quietMeta } from "#app/accounts/mailed-link.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { JoinForm } from "#app/members/join-form.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Opened } from "#worker/accounts/sessions.ts";
import { joinForm } from "#worker/members/contract.ts";
import type { OpenInvitation } from "#worker/members/joining.ts";

const path = "/api/members/join";

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

export const headers = quietHeaders;
export const handle = { enhances: true };
export const meta: MetaFunction = (args) => quietMeta(titled(args, "join.title"));

export default function Join() {
  const { invitation, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  const { day } = useClock();
  const ways = [["/login", t("join.log_in")]] as const;
  if (!invitation)
    return (
      <MailedLink title={t("join.gone.title")} outcome={{ tone: "warning", text: t("join.gone.text") }} ways={ways}>
        <p>{t("join.gone.used")}</p>
      </MailedLink>
    );
  const { organization, email, role, expires_at } = invitation;
  if (invitation.has_account)
    return (
      <MailedLink title={t("join.elsewhere.title")} ways={ways}>
        <p>{t("join.elsewhere.text", { organization, email, date: day(expires_at) })}</p>
      </MailedLink>
    );
  return (
    <MailedLink
      title={t("join.title")}
      lead={
        <>
          {t("join.lead", { organization, email })} {t("join.role", { role: t(`join.role.${role}`) })}.
        </>
      }
    >
      <JoinForm email={email} reply={reply} constraint={constraint} />
    </MailedLink>
  );
}
