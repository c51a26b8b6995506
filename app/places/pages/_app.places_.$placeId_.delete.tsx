import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { PlacePage } from "#worker/housing/residents.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const path = `${recordPath("/api/places", params.placeId)}/page`;
  const { data } = await context.api.get<{ data: PlacePage }>(path);
  return { place: data.place, birds: data.lodgers.map(({ id }) => id), inside: data.inside.length };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const path = recordPath("/api/places", params.placeId);
  return deleteRecord(await request.formData(), context, { path, words: "places.delete", list: "/places" });
}

export const meta: MetaFunction = (args) => titled(args, "places.delete.title");
export const handle: PageHandle<Pick<PlacePage, "place">> = {
  crumbs: placeCrumbs("places.action.delete"),
};

export default function DeletePlace() {
  const { place, birds, inside } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  if ((place.birds > 0 || inside > 0) && !answer)
    return (
      <>
        <PageHeader
          title={t("places.delete.question", { name: place.name })}
          lead={
            place.birds > 0
              ? t("places.delete.birds", { count: place.birds })
              : t("places.delete.inside", { count: inside })
          }
        />
        <div className="actions">
          {place.birds > 0 && (
            <LinkButton kind="primary" to={`/birds/move?ids=${birds}`}>
              {t("places.delete.move")}
            </LinkButton>
          )}
          <LinkButton to={`/places/${place.id}`}>{t("places.delete.back")}</LinkButton>
        </div>
      </>
    );
  return <DeletePage words="places.delete" name={place.name} back={`/places/${place.id}`} answer={answer} />;
}
