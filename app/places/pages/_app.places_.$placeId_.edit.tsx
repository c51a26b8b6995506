import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { useWords } from "#app/locales/words.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import { emptiable, PlaceForm } from "#app/places/place-form.tsx";
import { pathsOf } from "#app/places/place-paths.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { placeChange } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: places } = await context.api.get<{ data: Place[] }>("/api/places/");
  const place = places.find(({ id }) => id === params.placeId);
  if (!place) throw data(null, 404);
  return { places, place, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const path = `/api/places/${encodeURIComponent(params.placeId ?? "")}`;
  let current: Place | undefined;
  const { refused, accepted } = await submit(form, context, placeChange, async (change, headers) => {
    const outcome = await context.api.send<{ data: Place }>("PUT", path, { json: emptied(change, emptiable), headers });
    if (!outcome.ok) current = outcome.problem.current as Place | undefined;
    return outcome;
  });
  if (refused) return data({ ...refused.data, current }, refused.init ?? undefined);
  context.flash({ key: "places.saved.changed", values: { name: accepted.data.name } });
  return redirect(`/places/${accepted.data.id}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "places.form.edit", { place: args.data?.place.name ?? "" });
export const handle: PageHandle<{ place: Place }> = {
  crumbs: placeCrumbs("places.action.edit"),
};

export default function EditPlace() {
  const { t } = useWords();
  const { places, place, idempotency_key } = useLoaderData<typeof loader>();
  const { reply, current } = useActionData<typeof action>() ?? {};
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  const { name, kind, parent_id, capacity, notes } = place;
  const start = { name, kind, parent_id: text(parent_id), capacity: text(capacity), notes: text(notes) };
  return (
    <>
      <PageHeader title={t("places.form.edit", { place: place.name })} />
      <PlaceForm
        {...{ reply, start, places }}
        id={place.id}
        back={`/places/${place.id}`}
        idempotencyKey={idempotency_key}
        submitWords={t("places.form.save")}
        above={current && <Stale current={current} places={places} />}
        version={current?.version ?? Number(reply?.initialValue?.version ?? place.version)}
      />
    </>
  );
}

function Stale({ current, places }: { current: Place; places: Place[] }) {
  const { t } = useWords();
  const { kind, name, capacity, notes } = current;
  const path = pathsOf(places).find(({ id }) => id === current.id)?.path ?? name;
  const facts = [path, t(`places.kind.${kind}`), capacity && `${t("places.field.capacity")} ${capacity}`, notes];
  const now = facts.filter(Boolean).join(" · ");
  return <ErrorSummary title={t("places.form.stale")} faults={[{ message: t("places.form.stale_detail", { now }) }]} />;
}
