import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { PaperTabs } from "#app/legal/paper-tabs.tsx";
import { CountryRules } from "#app/legal/rules/country-rules.tsx";
import { OwnRuleForm } from "#app/legal/rules/own-rule-form.tsx";
import { SpeciesRulesList } from "#app/legal/species-rules.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { faultTexts } from "#app/web/api-client.ts";
import { useMay } from "#app/web/root-data.ts";
import { givenBack, type Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { ruleFields } from "#db/words/legal.ts";
import type { CountryDuties, speciesRules } from "#worker/legal/rules/rules.ts";

const path = "/api/rules";
const here = "/legal-forms/rules";
type OfSpecies = Awaited<ReturnType<typeof speciesRules>>;

const fieldIn = (request: Request) => {
  const named = new URL(request.url).searchParams.get("field");
  return ruleFields.find((it) => it === named) ?? null;
};

/** What the country demands; with `species_id` what counts for one species, and with `field` the form of an own rule. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "papers.issue");
  const { searchParams } = new URL(request.url);
  const species_id = searchParams.get("species_id");
  const query = new URLSearchParams(species_id ? { species_id } : { page: searchParams.get("page") ?? "1" });
  const { data: rules } = await context.api.get<{ data: OfSpecies | CountryDuties }>(`${path}?${query}`);
  return { rules, field: fieldIn(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "settings.write");
  const species_id = new URL(request.url).searchParams.get("species_id") ?? "";
  const field = fieldIn(request);
  const form = await request.formData();
  if (!species_id || !field) throw data(null, 400);
  const isBack = form.get("do") === "back";
  const typed = String(form.get("value") ?? "");
  const value = isBack || typed === "" ? null : typed === "true" ? true : typed === "false" ? false : typed;
  const back = (error: Record<string, string[]>, status: number) =>
    data({ reply: givenBack(form, error) as Reply }, status);
  // Nothing chosen is no way to take a rule back.
  const json = isBack ? { field, value: null } : { field, value: value ?? "", reason: form.get("reason") };
  const outcome = await context.api.send("PUT", recordPath(path, species_id), { json });
  if (!outcome.ok) {
    const { problem, status } = outcome;
    const faults = problem.errors?.length
      ? Object.fromEntries(problem.errors.map((it) => [it.path, [it.message]]))
      : { "": faultTexts(problem, context.language) };
    return back(faults, status);
  }
  const to = `${here}?${new URLSearchParams({ species_id })}`;
  return redirectWithFlash(context, { key: isBack ? "rules.taken_back" : "rules.saved", to });
}

export const meta: MetaFunction = (args) => titled(args, "rules.title");
export const handle: PageHandle<{ rules: OfSpecies | CountryDuties }> = {
  crumbs: (t, { rules }) =>
    rules.species_id === null
      ? [{ label: t("rules.title"), is_current: true }]
      : [
          { label: t("rules.title"), href: here },
          { label: rules.common_name, is_current: true },
        ],
};

export default function Rules() {
  const { rules, field } = useLoaderData<typeof loader>() as { rules: OfSpecies | CountryDuties } & {
    field: ReturnType<typeof fieldIn>;
  };
  const sent = useActionData<typeof action>();
  const { t } = useWords();
  const may = useMay();
  if (rules.species_id === null)
    return (
      <>
        <PageHeader title={t("rules.title")} lead={t("rules.lead")} />
        <PaperTabs />
        <CountryRules duties={rules} />
      </>
    );
  return (
    <>
      <PageHeader title={rules.common_name} lead={t("rules.lead")} />
      <div className="grid gap-8">
        {field && may("settings.write") && (
          <OwnRuleForm
            key={field}
            species_id={rules.species_id}
            field={field}
            rule={rules[field]}
            reply={sent?.reply as Reply | undefined}
          />
        )}
        <SpeciesRulesList id={rules.species_id} rules={rules} today={rules.today} />
      </div>
    </>
  );
}
