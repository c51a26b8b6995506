import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { renewCard } from "#app/accounts/card.ts";
import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { ClosingForm } from "#app/closing/closing-form.tsx";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { type Closing, closingDraft } from "#worker/closing/contract.ts";
import { dayInWords } from "#worker/locales/dates.ts";

const page = "/settings/close";

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: closing } = await context.api.get<{ data: Closing }>("/api/closing");
  return { closing, constraint: getZodConstraint(closingDraft) };
}

/** Two forms: the end, and staying after all. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "keep") {
    const outcome = await context.api.send("DELETE", "/api/closing");
    // An organisation that is not closing counts as success.
    if (!outcome.ok && outcome.status !== 409) throw Response.json(outcome.problem, { status: outcome.status });
    await renewCard(context);
    return redirectWithFlash(context, { key: "closing.kept", to: page });
  }
  const { refused, accepted } = await submit(form, context, closingDraft, (json) =>
    context.api.send<{ data: Closing }>("POST", "/api/closing", { json }),
  );
  if (refused) return refused;
  await renewCard(context);
  const day = dayInWords((accepted.data.closes_at ?? "").slice(0, 10), context.language);
  context.flash({ key: "closing.done", values: { day } });
  return redirect(page, 303);
}

export const meta: MetaFunction = (args) => titled(args, "closing.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("closing.title"), is_current: true },
  ],
};

const steps = ["now", "days", "end", "archive"] as const;

export default function Close() {
  const { closing, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("closing.title")} lead={t("closing.lead")} />
      <div className="profile">
        {closing.closes_at ? (
          <UnderWay asked_at={closing.asked_at ?? ""} closes_at={closing.closes_at} />
        ) : (
          <>
            <ProfileSection title={t("closing.before")}>
              <div className="prose">
                <ul>
                  {steps.map((step) => (
                    <li key={step}>{t(`closing.before.${step}`)}</li>
                  ))}
                </ul>
              </div>
              <TakeAlong />
            </ProfileSection>
            <ClosingForm name={closing.name} reply={reply} constraint={constraint} />
          </>
        )}
      </div>
    </>
  );
}

function UnderWay({ asked_at, closes_at }: { asked_at: string; closes_at: string }) {
  const { t, language } = useWords();
  const day = (instant: string) => dayInWords(instant.slice(0, 10), language);
  return (
    <ProfileSection
      title={t("closing.under_way")}
      lead={t("closing.under_way.text", { asked: day(asked_at), day: day(closes_at) })}
    >
      <TakeAlong />
      <Form>
        <input type="hidden" name="intent" value="keep" />
        <div>
          <Button kind="primary">{t("closing.keep")}</Button>
        </div>
      </Form>
    </ProfileSection>
  );
}

/** Not a Link: the page of the archive hands out a file, which the browser fetches by itself. */
function TakeAlong() {
  const { t } = useWords();
  return (
    <div className="actions">
      <a className="button" data-kind="quiet" href="/settings/archive">
        {t("closing.archive")}
      </a>
    </div>
  );
}
