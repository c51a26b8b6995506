import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { findPlaces } from "#app/birds/picker/find-picks.ts";
import { HolderField } from "#app/birds/picker/holder-field.tsx";
import { takePlace } from "#app/birds/picker/meant.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { RecordForm } from "#app/kit/record-form.tsx";
import { addRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { FullPlan } from "#app/places/full-plan.tsx";
import { usePlaceFields } from "#app/places/place-fields.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { givenBack } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { placeKinds } from "#db/vocabulary.ts";
import { placeDraft } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";

/** What is asked for in the address fills in the form: the kind, and where it stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const holder = (searchParams.get("parent_id") ?? "").slice(0, 64);
  const holders = await findPlaces(context, "", { only: "holders", chosen: holder });
  const parent_id = holders.items.find(({ id }) => id === holder)?.id ?? "";
  const kind = placeKinds.find((it) => it === searchParams.get("kind")) ?? "cage";
  return { holders, start: { kind, parent_id }, form: freshForm(placeDraft) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const open = await takePlace(form, context, "parent_id", { only: "holders" });
  if (open) return data({ reply: givenBack(form, { parent_id: [open.message] }), question: open.question }, 422);
  return addRecord(form, context, {
    contract: placeDraft,
    path: "/api/places/",
    saved: ({ id, name }: Place) => ({ key: "places.saved.created", values: { name }, to: `/places/${id}` }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "places.form.new");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("places.list.title"), href: "/places" },
    { label: t("places.form.new"), is_current: true },
  ],
};

export default function NewPlace() {
  const { t } = useWords();
  const { holders, start, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = start.parent_id ? `/places/${start.parent_id}` : "/places";
  return (
    <>
      <PageHeader title={t(start.kind === "site" ? "places.form.new_site" : "places.form.new")} />
      <FullPlan answer={answer} />
      <RecordForm
        form={form}
        answer={answer}
        start={start}
        back={back}
        fields={usePlaceFields(holders.items, start.kind, true)}
        submit={t("places.form.add")}
      >
        {start.kind !== "site" && holders.more
          ? (draw, { parent_id }) => (
              <>
                {draw("name", "kind")}
                <HolderField field={parent_id} holders={holders} answer={answer} />
                {draw("capacity", "notes")}
              </>
            )
          : undefined}
      </RecordForm>
    </>
  );
}
