import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { RecordForm } from "#app/kit/record-form.tsx";
import { addRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { holdersPath, usePlaceFields } from "#app/places/place-fields.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { placeKinds } from "#db/vocabulary.ts";
import { placeDraft } from "#worker/places/contract.ts";
import type { Place, PlaceChoice } from "#worker/places/queries.ts";

/** What is asked for in the address fills in the form: the kind, and where it stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const { data: holders } = await context.api.get<{ data: PlaceChoice[] }>(holdersPath);
  const parent_id = holders.find(({ id }) => id === searchParams.get("parent_id"))?.id ?? "";
  const kind = placeKinds.find((it) => it === searchParams.get("kind")) ?? "cage";
  return { holders, start: { kind, parent_id }, form: freshForm(placeDraft) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return addRecord(await request.formData(), context, {
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
      <RecordForm
        form={form}
        answer={answer}
        start={start}
        back={back}
        fields={usePlaceFields(holders, start.kind)}
        submit={t("places.form.add")}
      />
    </>
  );
}
