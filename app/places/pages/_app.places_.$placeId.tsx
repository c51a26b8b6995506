import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { MovesTable } from "#app/housing/moves-table.tsx";
import { Plan } from "#app/housing/plan.tsx";
import { ResidentsTable } from "#app/housing/residents-table.tsx";
import { SitePart } from "#app/housing/site-part.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Occupancy } from "#app/places/occupancy.tsx";
import { dueAt } from "#app/round/due-at.ts";
import { DueHere } from "#app/round/due-here.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { PlacePage } from "#worker/housing/residents.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/places/${encodeURIComponent(params.placeId ?? "")}/page`;
  const [{ data: page }, due] = await Promise.all([
    context.api.get<{ data: PlacePage }>(path),
    dueAt(context, params.placeId ?? ""),
  ]);
  return { page, due };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const [fallback] = titled(args, "places.list.title");
  return [data ? { title: `${data.page.place.name} · Voliera` } : { ...fallback }];
};
export const handle: PageHandle<{ page: PlacePage }> = {
  crumbs: (t, { page: { place, above } }) => [
    { label: t("places.list.title"), href: "/places" },
    ...above.map(({ id, name }) => ({ label: name, href: `/places/${id}` })),
    { label: place.name, is_current: true },
  ],
};

export default function PlaceOfBirds() {
  const { t } = useWords();
  const { page, due } = useLoaderData<typeof loader>();
  const may = useMay();
  const { place, inside, lodgers, moves, registrations, today } = page;
  const holdsPlaces = holds(place);
  const showsOccupants = lodgers.length > 0 || !holdsPlaces;
  return (
    <article>
      <PageHeader
        title={place.name}
        lead={<Lead place={place} inside={inside} />}
        actions={may("flock.write") && <PlaceActions place={place} />}
        more={[
          may("flock.write") && {
            to: `/birds/new?${new URLSearchParams({ place_id: place.id })}`,
            icon: "bird",
            label: t("places.action.add_bird"),
          },
          { to: labelsOf(place), icon: "tag", label: t("places.action.labels") },
          may("health.write") && {
            to: `/health?${new URLSearchParams({ edit: "new", place_id: place.id })}`,
            icon: "heart-pulse",
            label: t("health.treat"),
          },
          may("flock.write") && { to: `/places/${place.id}/delete`, icon: "trash-2", label: t("places.action.delete") },
        ]}
      />
      <IsFull place={place} />
      {due && <DueHere place_id={place.id} due={due} />}
      {place.notes && <p className="max-w-prose whitespace-pre-line">{place.notes}</p>}
      {place.kind === "site" && <SitePart place={place} registrations={registrations} today={today} />}
      {holdsPlaces && (
        <section className="mt-8">
          <h2 className="mb-3">{t(place.kind === "site" ? "places.page.rooms" : "places.page.plan")}</h2>
          {inside.length > 0 && <Plan places={inside} />}
          {may("flock.write") && (
            <div className="actions mt-3">
              {place.kind !== "site" && (
                <LinkButton to={`/places/${place.id}/cages`}>{t("places.action.cages")}</LinkButton>
              )}
              <LinkButton kind="ghost" to={`/places/new?${insideOf(place)}`}>
                {t("places.action.add_inside")}
              </LinkButton>
            </div>
          )}
        </section>
      )}
      {showsOccupants && (
        <section className="mt-8">
          <h2 className="mb-3">{t("places.page.lodgers")}</h2>
          {lodgers.length === 0 ? (
            <p className="text-muted">{t("places.page.nobody")}</p>
          ) : (
            <ResidentsTable lodgers={lodgers} today={today} place={place} />
          )}
        </section>
      )}
      {(showsOccupants || moves.length > 0) && (
        <section className="mt-8">
          <h2 className="mb-3">{t("places.page.history")}</h2>
          {moves.length === 0 ? (
            <p className="text-muted">{t("places.page.no_history")}</p>
          ) : (
            <MovesTable moves={moves} />
          )}
        </section>
      )}
    </article>
  );
}

type Place = PlacePage["place"];

// A site is mostly given rooms, a room banks, a bank cages.
const given = { site: "room", room: "bank", bank: "cage", cage: "cage", aviary: "cage" } as const;
const insideOf = ({ id, kind }: Place) => new URLSearchParams({ parent_id: id, kind: given[kind] });
const holds = ({ kind }: Place) => kind === "site" || kind === "room" || kind === "bank";

// A bank is labelled cage by cage; a cage has one label.
function labelsOf(place: Place) {
  const { id } = place;
  return `/places/labels?${new URLSearchParams(holds(place) ? { place_id: id } : { ids: id })}`;
}

function Lead({ place, inside }: Pick<PlacePage, "place" | "inside">) {
  const { t } = useWords();
  const count = inside.reduce((sum, it) => sum + it.birds + it.birds_inside, place.birds);
  return (
    <>
      {t(`places.kind.${place.kind}`)} ·{" "}
      {inside.length > 0 ? t("places.birds", { count }) : <Occupancy birds={place.birds} capacity={place.capacity} />}
    </>
  );
}

function IsFull({ place: { name, capacity, birds } }: { place: Place }) {
  const { t } = useWords();
  if (capacity === null || birds <= capacity) return null;
  return <Banner tone="warning">{t("places.page.over", { place: name, capacity, count: birds })}</Banner>;
}

function PlaceActions({ place }: { place: Place }) {
  const { t } = useWords();
  return (
    <>
      <LinkButton to={`/places/${place.id}/edit`}>{t("places.action.edit")}</LinkButton>
      <LinkButton kind="primary" to={`/places/${place.id}/move-in`}>
        {t("places.action.move_in")}
      </LinkButton>
    </>
  );
}
