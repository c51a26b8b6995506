import { Link } from "@remix-run/react";
import { NoneNamed } from "#app/lists/name-filter.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { Occupancy } from "#app/places/occupancy.tsx";
import type { OccupiedPlace, PlacesOverview } from "#worker/housing/occupancy.ts";
import { Within } from "./plan.tsx";

/** All places, site by site and room by room; what stands inside a bank is summed up. */
export function PlaceTree({ places, site_id, placed, homeless, total, page, total_pages }: PlacesOverview) {
  const { t, language } = useWords();
  const sites = places.filter(({ kind }) => kind === "site");
  const outermost = places.filter(({ parent_id }) => parent_id === null);
  const rooms = outermost.filter(({ kind }) => kind === "room");
  const alone = outermost.filter(({ kind }) => kind !== "room" && kind !== "site");
  return (
    <>
      <Stats>
        <Stat label={t("places.list.count")} value={formatNumber(total, language)} />
        <Stat label={t("places.list.placed")} value={formatNumber(placed, language)} />
        {site_id === null && <Stat label={t("places.list.homeless")} value={<Homeless count={homeless} />} />}
      </Stats>
      {sites.map((site) => (
        <Site key={site.id} site={site} places={places} />
      ))}
      {rooms.map((room) => (
        <Room key={room.id} room={room} places={places} />
      ))}
      {alone.length > 0 && (
        <section className="place-room mt-8">
          {rooms.length + sites.length > 0 && <h2 className="mb-2">{t("places.list.alone")}</h2>}
          <Lines places={alone} />
        </section>
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}

/** The places of a name, wherever they stand. */
export function PlacesFound({ places, holders, q, page, total_pages }: PlacesOverview) {
  if (places.length === 0) return <NoneNamed q={q} all="/places" />;
  return (
    <>
      <Lines places={places} holders={holders} />
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}

// The birds themselves are shown in the list of birds.
function Homeless({ count }: { count: number }) {
  const { language } = useWords();
  const words = formatNumber(count, language);
  return count === 0 ? words : <Link to="/birds?place_id=none">{words}</Link>;
}

type Among = { places: OccupiedPlace[] };

/** A site with its rooms, and what stands there outside of them. */
function Site({ site, places }: Among & { site: OccupiedPlace }) {
  const { t } = useWords();
  const inside = places.filter((it) => it.parent_id === site.id);
  const outdoors = inside.filter(({ kind }) => kind !== "room");
  return (
    <section className="place-room mt-8">
      <h2 className="mb-2">
        <Link to={`/places/${site.id}`}>{site.name}</Link> <Pill>{t("places.kind.site")}</Pill>
      </h2>
      {site.birds > 0 && <Occupancy birds={site.birds} capacity={site.capacity} />}
      {site.places_inside === 0 && <p className="text-muted">{t("places.list.empty_site")}</p>}
      {outdoors.length > 0 && <Lines places={outdoors} />}
      {inside
        .filter(({ kind }) => kind === "room")
        .map((room) => (
          <Room key={room.id} level="h3" room={room} places={places} />
        ))}
    </section>
  );
}

function Room({ room, places, level: Heading = "h2" }: Among & { room: OccupiedPlace; level?: "h2" | "h3" }) {
  const { t } = useWords();
  const inside = places.filter((it) => it.parent_id === room.id);
  return (
    <section className="place-room mt-8">
      <Heading className="mb-2">
        <Link to={`/places/${room.id}`}>{room.name}</Link>
      </Heading>
      {room.birds > 0 && <Occupancy birds={room.birds} capacity={room.capacity} />}
      {room.places_inside === 0 ? (
        <p className="text-muted">{t("places.list.empty_room")}</p>
      ) : (
        <Lines places={inside} />
      )}
    </section>
  );
}

function Lines({ places, holders = [] }: { places: OccupiedPlace[]; holders?: PlacesOverview["holders"] }) {
  const { t } = useWords();
  const holderOf = ({ parent_id }: OccupiedPlace) => holders.find(({ id }) => id === parent_id)?.name;
  return (
    <ul className="lines border-b border-line">
      {places.map((place) => (
        <li key={place.id}>
          <Link className="place-line" to={`/places/${place.id}`}>
            <span className="font-semibold">{place.name}</span> <Pill>{t(`places.kind.${place.kind}`)}</Pill>{" "}
            {holderOf(place) && <span className="place-holder text-muted">{holderOf(place)}</span>}{" "}
            {place.places_inside > 0 ? <Within place={place} /> : <Occupancy {...place} />}
            <Filled place={place} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How full a place is, at a glance; the words beside it say it. */
function Filled({ place }: { place: OccupiedPlace }) {
  const [birds, room] =
    place.places_inside > 0 ? [place.birds + place.birds_inside, place.capacity_inside] : [place.birds, place.capacity];
  if (room === null) return <span className="filled" data-state="open" aria-hidden="true" />;
  const isOver = birds > room || place.over_inside > 0;
  return (
    <span className="filled" data-state={isOver ? "over" : undefined} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(100, Math.round((100 * birds) / room))}%` }} />
    </span>
  );
}
