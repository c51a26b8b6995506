import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { changeRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { sentSpecies } from "#app/species/sent-species.ts";
import { SpeciesForm } from "#app/species/species-form.tsx";
import { titled } from "#app/web/titles.ts";
import type { Species } from "#worker/species/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const path = recordPath("/api/bird-species", params.speciesId);
  const { data: kind } = await context.api.get<{ data: Species }>(path);
  return { kind, form: freshForm(sentSpecies) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return changeRecord(await request.formData(), context, {
    contract: sentSpecies,
    path: recordPath("/api/bird-species", params.speciesId),
    saved: ({ id, common_name: name }: Species) => ({
      key: "species.saved.changed",
      values: { name },
      to: `/species/${id}`,
    }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "species.form.edit");
export const handle: PageHandle<{ kind: Species }> = {
  crumbs: (t, { kind }) => [
    { label: t("species.list.title"), href: "/species" },
    { label: kind.common_name, href: `/species/${kind.id}` },
    { label: t("species.form.edit"), is_current: true },
  ],
};

export default function EditSpecies() {
  const { kind, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("species.form.edit_species", { name: kind.common_name })} />
      <SpeciesForm
        form={form}
        answer={answer}
        record={kind}
        back={`/species/${kind.id}`}
        submit={t("species.form.save")}
        stale={t("species.form.stale")}
      />
    </>
  );
}
