import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { emptiable, PlaceForm } from "#app/places/place-form.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { placeKinds } from "#db/vocabulary.ts";
import { placeDraft } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";

/** What is asked for in the address fills in the form: the kind, and where it stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { data: places } = await context.api.get<{ data: Place[] }>("/api/places/");
  const parent_id = places.find(({ id }) => id === searchParams.get("parent_id"))?.id ?? "";
  const kind = placeKinds.find((it) => it === searchParams.get("kind")) ?? "cage";
  return { places, start: { kind, parent_id }, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { refused, accepted } = await submit(form, context, placeDraft, (draft, headers) =>
    context.api.send<{ data: Place }>("POST", "/api/places/", { json: emptied(draft, emptiable), headers }),
  );
  if (refused) return refused;
  context.flash({ key: "places.saved.created", values: { name: accepted.data.name } });
  return redirect(`/places/${accepted.data.id}`, 303);
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
  const { places, start, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const back = start.parent_id ? `/places/${start.parent_id}` : "/places";
  return (
    <>
      <PageHeader title={t("places.form.new")} />
      <PlaceForm
        {...{ reply, start, places, back }}
        idempotencyKey={idempotency_key}
        submitWords={t("places.form.add")}
      />
    </>
  );
}
