import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { RecordForm } from "#app/kit/record-form.tsx";
import { changeRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { organizationChoices } from "#app/organization/choices.ts";
import { useOrganizationFields } from "#app/organization/organization-fields.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { organizationForm } from "#worker/organization/contract.ts";
import type { OrganizationNow } from "#worker/organization/organization.ts";

const here = "/settings/organization";
const path = "/api/organizations/current";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const { data: organization } = await context.api.get<{ data: OrganizationNow }>(path);
  const choices = organizationChoices(context.language, organization);
  return { organization, choices, form: freshForm(organizationForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return changeRecord(await request.formData(), context, {
    contract: organizationForm,
    path,
    saved: (_: OrganizationNow) => ({ key: "organization.saved", to: here }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "organization.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("organization.title"), is_current: true },
  ],
};

export default function OrganizationSettings() {
  const { organization, choices, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("organization.title")} lead={t("organization.lead")} />
      <RecordForm
        form={form}
        answer={answer}
        record={organization}
        fields={useOrganizationFields(choices)}
        back="/settings"
        submit={t("organization.save")}
        stale={t("organization.stale")}
      />
    </>
  );
}
