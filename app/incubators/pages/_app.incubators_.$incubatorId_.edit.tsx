import "../incubators.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { incubatorCrumbs } from "#app/incubators/incubator-crumbs.ts";
import { IncubatorForm } from "#app/incubators/incubator-form.tsx";
import { sentIncubator } from "#app/incubators/sent-incubator.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { holdersPath } from "#app/places/place-fields.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { incubatorDraft } from "#worker/incubators/contract.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import type { PlaceChoice } from "#worker/places/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const [{ data: incubator }, { data: holders }] = await Promise.all([
    context.api.get<{ data: IncubatorPage }>(recordPath("/api/incubators", params.incubatorId)),
    context.api.get<{ data: PlaceChoice[] }>(holdersPath),
  ]);
  const { place_id, place } = incubator;
  // A cage is no holder; where one was chosen by the API it stays.
  const own = place_id !== null && !holders.some(({ id }) => id === place_id);
  const others = own ? [{ id: place_id, parent_id: null, kind: "cage" as const, name: place ?? "" }] : [];
  return { incubator, holders: [...holders, ...others], form: freshForm(incubatorDraft) };
}

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  sentIncubator(await request.formData(), context, { id: params.incubatorId });

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "incubators.form.edit", { name: args.data?.incubator.name ?? "" });
export const handle: PageHandle<{ incubator: IncubatorPage }> = { crumbs: incubatorCrumbs("incubators.action.edit") };

export default function EditIncubator() {
  const { incubator, holders, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("incubators.form.edit", { name: incubator.name })} />
      <IncubatorForm
        form={form}
        answer={answer}
        holders={holders}
        record={incubator}
        back={`/incubators/${incubator.id}`}
        submit={t("incubators.form.save")}
      />
    </>
  );
}
