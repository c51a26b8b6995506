import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import type { RecordField } from "#app/kit/record-fields.tsx";
import { RecordForm } from "#app/kit/record-form.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Flash } from "#app/web/flash.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { cageRun } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { data: place } = await context.api.get<{ data: Place }>(recordPath("/api/places", params.placeId));
  return { place, form: freshForm(cageRun.in) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // What was typed goes on as typed: the API makes the names of it.
  const typed = { first: form.get("first"), last: form.get("last") };
  const { refused, accepted } = await submit(form, context, cageRun, ({ capacity }, headers) => {
    const json = emptied({ ...typed, capacity }, ["capacity"]);
    const path = `${recordPath("/api/places", params.placeId)}/cages`;
    return context.api.send<{ data: { created: number } }>("POST", path, { json, headers });
  });
  if (refused) return refused;
  const count = accepted.data.created;
  const message: Flash =
    count > 0 ? { key: "places.saved.cages", values: { count } } : { key: "places.saved.no_cages" };
  return redirectWithFlash(context, { ...message, to: recordPath("/places", params.placeId) });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "places.cages.title", { place: args.data?.place.name ?? "" });
export const handle: PageHandle<{ place: Place }> = {
  crumbs: placeCrumbs("places.action.cages"),
};

export default function Cages() {
  const { t } = useWords();
  const { place, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const queryOf = (name: "first" | "last" | "capacity") => ({
    name,
    label: t(`places.field.${name}`),
    hint: t(`places.cages.${name}_hint`),
  });
  const fields: RecordField[] = [
    { as: "text", ...queryOf("first") },
    { as: "text", ...queryOf("last") },
    { as: "number", ...queryOf("capacity") },
  ];
  return (
    <>
      <PageHeader title={t("places.cages.title", { place: place.name })} lead={t("places.cages.lead")} />
      <RecordForm
        form={form}
        answer={answer}
        fields={fields}
        back={`/places/${place.id}`}
        submit={t("places.cages.make")}
      />
    </>
  );
}
