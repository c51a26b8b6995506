import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LanguageForm } from "#app/accounts/profile/language-form.tsx";
import { NameForm } from "#app/accounts/profile/name-form.tsx";
import { PasswordForm } from "#app/accounts/profile/password-form.tsx";
import { type ProfileIntent, profileActions } from "#app/accounts/profile/profile-actions.ts";
import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { SessionList } from "#app/accounts/profile/session-list.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { factorNotice } from "#app/factors/factor-due.ts";
import { FactorNotice } from "#app/factors/factor-notice.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { leaveOrganization } from "#app/members/leave.ts";
import { LeaveForm } from "#app/members/leave-form.tsx";
import { keepPortrait, removePortrait } from "#app/portraits/portrait-actions.ts";
import { PortraitSection } from "#app/portraits/portrait-section.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { nameForm, passwordChange, type SessionEntry } from "#worker/accounts/contract.ts";
import { leaving } from "#worker/members/contract.ts";

export const handle = {
  crumbs: (t: Translate) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("profile.title"), is_current: true },
  ],
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: sessions } = await context.api.get<{ data: SessionEntry[] }>("/api/auth/sessions");
  const constraint = {
    name: getZodConstraint(nameForm),
    password: getZodConstraint(passwordChange),
    leave: getZodConstraint(leaving),
  };
  // A new form for every load: what was typed as a password does not outlive the action it was for.
  return { sessions, constraint, form_key: crypto.randomUUID(), notice: factorNotice(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const isFile = (request.headers.get("Content-Type") ?? "").toLowerCase().startsWith("multipart/");
  if (isFile) return keepPortrait(request, context);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  if (intent === "portrait") return removePortrait(context);
  if (intent === "leave") return replied(await leaveOrganization(form, context), intent);
  if (!Object.hasOwn(profileActions, intent)) throw new Response(null, { status: 400 });
  return replied(await profileActions[intent as ProfileIntent](form, context), intent);
}

/** What came of a form, and which of them it was. */
function replied(answer: Awaited<ReturnType<(typeof profileActions)[ProfileIntent]>>, intent: string) {
  if (!("data" in answer)) return answer;
  return data({ reply: answer.data.reply, intent }, answer.init ?? {});
}

type Answer = { reply: Reply; intent: string } | { faults: string[] };

export const meta: MetaFunction = (args) => titled(args, "profile.title");

export default function Profile() {
  const { t } = useWords();
  const { sessions, constraint, form_key, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const replyTo = (intent: ProfileIntent | "leave") =>
    answer && "intent" in answer && answer.intent === intent ? answer.reply : undefined;
  return (
    <>
      <PageHeader title={t("profile.title")} />
      <div className="profile">
        <FactorNotice notice={notice} />
        <PortraitSection faults={answer && "faults" in answer ? answer.faults : []} />
        <NameForm reply={replyTo("name")} constraint={constraint.name} />
        <LanguageForm />
        <PasswordForm key={form_key} reply={replyTo("password")} constraint={constraint.password} />
        <ProfileSection title={t("profile.factor.title")} lead={t("profile.factor.lead")}>
          <div>
            <LinkButton to="/profile/second-factor">{t("profile.factor.link")}</LinkButton>
          </div>
        </ProfileSection>
        <SessionList sessions={sessions} />
        <LeaveForm reply={replyTo("leave")} constraint={constraint.leave} />
      </div>
    </>
  );
}
