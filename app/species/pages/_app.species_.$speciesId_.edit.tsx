import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { SpeciesForm } from "#app/species/species-form.tsx";
import { StaleSpecies, storedSpecies } from "#app/species/stale-species.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { speciesChange, speciesDraft } from "#worker/species/contract.ts";
import type { Species } from "#worker/species/queries.ts";

// The form always sends every field: an emptied box must not pass for "unchanged".
const editForm = speciesDraft.omit({ catalogue_slug: true, org_id: true }).extend({
  version: speciesChange.shape.version,
});
const emptiable = [
  ...["lockdown_days_before_hatch", "humidity_start_pct", "humidity_lockdown_pct"],
  ...["temperature_c", "ring_size_mm", "profile_notes"],
] as const;

const pathOf = (id: string | undefined) => `/api/bird-species/${encodeURIComponent(id ?? "")}`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: kind } = await context.api.get<{ data: Species }>(pathOf(params.speciesId));
  return { kind, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  let current: Species | undefined;
  const { refused, accepted } = await submit(form, context, editForm, async (value, headers) => {
    const ticks = {
      turning_enabled: form.has("turning_enabled"),
      has_exception_profile: form.has("has_exception_profile"),
    };
    const json = { ...emptied(value, emptiable), ...ticks };
    const outcome: Outcome<{ data: Species }> = await context.api.send("PUT", pathOf(params.speciesId), {
      json,
      headers,
    });
    if (!outcome.ok && outcome.problem.code === "stale") current = outcome.problem.current as Species;
    return outcome;
  });
  if (refused) return data({ ...refused.data, current }, refused.init ?? {});
  context.flash({ key: "species.saved.changed", values: { name: accepted.data.common_name } });
  return redirect(`/species/${accepted.data.id}`, 303);
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
  const { kind, idempotency_key } = useLoaderData<typeof loader>();
  const { reply, current } = useActionData<typeof action>() ?? {};
  const { t } = useWords();
  const typed = reply?.initialValue ?? {};
  // A stale edit is told by both versions side by side; its own sentence would say it twice.
  const shown = current && reply ? { ...reply, error: {} } : reply;
  return (
    <>
      <PageHeader title={t("species.form.edit_species", { name: kind.common_name })} />
      <SpeciesForm
        reply={shown}
        start={storedSpecies(kind)}
        idempotencyKey={idempotency_key}
        back={`/species/${kind.id}`}
        submitWords={t(current ? "species.stale.save_over" : "species.form.save")}
      >
        <input type="hidden" name="version" value={String(current?.version ?? typed.version ?? kind.version)} />
        {current && <StaleSpecies current={current} typed={typed} />}
      </SpeciesForm>
    </>
  );
}
