import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { RecordForm } from "#app/kit/record-form.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { changeRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import { holdersPath, usePlaceFields } from "#app/places/place-fields.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { placeDraft } from "#worker/places/contract.ts";
import type { Place, PlaceChoice } from "#worker/places/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const [{ data: place }, { data: holders }] = await Promise.all([
    context.api.get<{ data: Place }>(recordPath("/api/places", params.placeId)),
    context.api.get<{ data: PlaceChoice[] }>(holdersPath),
  ]);
  return { holders, place, form: freshForm(placeDraft) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return changeRecord(await request.formData(), context, {
    contract: placeDraft,
    path: recordPath("/api/places", params.placeId),
    saved: ({ id, name }: Place) => ({ key: "places.saved.changed", values: { name }, to: `/places/${id}` }),
  });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "places.form.edit", { place: args.data?.place.name ?? "" });
export const handle: PageHandle<{ place: Place }> = {
  crumbs: placeCrumbs("places.action.edit"),
};

export default function EditPlace() {
  const { t } = useWords();
  const { holders, place, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("places.form.edit", { place: place.name })} />
      <RecordForm
        form={form}
        answer={answer}
        record={place}
        fields={usePlaceFields(holders, place.kind, place.id)}
        back={`/places/${place.id}`}
        submit={t("places.form.save")}
        stale={t("places.form.stale")}
      />
    </>
  );
}
