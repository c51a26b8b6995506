import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { changeRecord } from "#app/kit/save-record.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator, useWords } from "#app/locales/words.tsx";
import { bringsFile, keepFile, ofLogo, removeFile } from "#app/organization/file-actions.ts";
import { LogoSection } from "#app/organization/logo-section.tsx";
import { LookOfPlan, LookSection } from "#app/organization/look-section.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { deep, paper } from "#app/styles/paper.ts";
import { titled } from "#app/web/titles.ts";
import type { LookNow } from "#worker/organization/look.ts";
import { lookForm } from "#worker/organization/look-contract.ts";

const here = "/settings/look";
const path = "/api/organizations/current/look";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const { data: look } = await context.api.get<{ data: LookNow }>(path);
  const samples = [
    { time: "day", background: "#ffffff", color: look.look_accent ?? deep.light },
    { time: "night", background: paper.dark, color: look.night ?? deep.dark },
  ] as const;
  const plan = translator(loadedWords(context.language), context.language)(`plans.${look.plan}.name`);
  return { look, plan, samples, form: freshForm(lookForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (bringsFile(request)) return keepFile(request, context, ofLogo);
  const form = await request.formData();
  if (form.get("intent") === "logo") return removeFile(context, ofLogo);
  return changeRecord(form, context, {
    contract: lookForm,
    path,
    saved: (_: LookNow) => ({ key: "look.saved", to: here }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "look.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("look.title"), is_current: true },
  ],
};

export default function LookSettings() {
  const { look, plan, samples, form } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const answer = sent && "reply" in sent ? sent : undefined;
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("look.title")} lead={t("look.lead")} />
      {look.is_in_force ? (
        <LookSection look={look} samples={samples} form={form} answer={answer} />
      ) : (
        <LookOfPlan plan={plan} />
      )}
      <LogoSection logo={look.logo} faults={sent && "faults" in sent ? sent.faults : []} />
    </>
  );
}
