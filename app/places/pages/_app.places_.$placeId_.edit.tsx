import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type Params, useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { findPlaces } from "#app/birds/picker/find-picks.ts";
import { HolderField } from "#app/birds/picker/holder-field.tsx";
import { takePlace } from "#app/birds/picker/meant.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { RecordForm } from "#app/kit/record-form.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { changeRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { FullPlan } from "#app/places/full-plan.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import { usePlaceFields } from "#app/places/place-fields.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { givenBack } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { placeDraft } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";

const holdersFor = ({ placeId = "" }: Params) => ({ only: "holders" as const, not: placeId.slice(0, 64) });

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const [{ data: place }, holders] = await Promise.all([
    context.api.get<{ data: Place }>(recordPath("/api/places", params.placeId)),
    findPlaces(context, "", holdersFor(params)),
  ]);
  return { holders, place, form: freshForm(placeDraft) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const open = await takePlace(form, context, "parent_id", holdersFor(params));
  if (open) return data({ reply: givenBack(form, { parent_id: [open.message] }), question: open.question }, 422);
  return changeRecord(form, context, {
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
      <FullPlan answer={answer} />
      <RecordForm
        form={form}
        answer={answer}
        record={place}
        fields={usePlaceFields(holders.items, place.kind)}
        back={`/places/${place.id}`}
        submit={t("places.form.save")}
        stale={t("places.form.stale")}
      >
        {place.kind !== "site" && holders.more
          ? (draw, { parent_id }) => (
              <>
                {draw("name", "kind")}
                <HolderField field={parent_id} holders={holders} own_id={place.id} answer={answer} />
                {draw("capacity", "notes")}
              </>
            )
          : undefined}
      </RecordForm>
    </>
  );
}
