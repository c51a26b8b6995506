import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Place } from "#worker/places/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: place } = await context.api.get<{ data: Place }>(recordPath("/api/places", params.placeId));
  return { place };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const path = recordPath("/api/places", params.placeId);
  return deleteRecord(await request.formData(), context, { path, words: "places.delete", list: "/places" });
}

export const meta: MetaFunction = (args) => titled(args, "places.delete.title");
export const handle: PageHandle<{ place: Place }> = {
  crumbs: placeCrumbs("places.action.delete"),
};

export default function DeletePlace() {
  const { place } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DeletePage words="places.delete" name={place.name} back={`/places/${place.id}`} answer={answer} />;
}
