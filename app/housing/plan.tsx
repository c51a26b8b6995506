import { Link } from "@remix-run/react";
import { Sex } from "#app/birds/sex.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Occupancy } from "#app/places/occupancy.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { OccupiedPlace } from "#worker/housing/occupancy.ts";
import type { PlannedPlace } from "#worker/housing/residents.ts";

/** What stands in a place, as it stands there: a tile each, with who is in it. */
export function Plan({ places }: { places: readonly PlannedPlace[] }) {
  return (
    <ul className="plan">
      {places.map((place) => (
        <Tile key={place.id} place={place} />
      ))}
    </ul>
  );
}

function Tile({ place }: { place: PlannedPlace }) {
  const { t } = useWords();
  const { birds, capacity, shown } = place;
  const state = birds === 0 ? "empty" : capacity !== null && birds > capacity ? "over" : undefined;
  const hidden = birds - shown.length;
  return (
    <li className="tile" data-state={place.places_inside > 0 ? undefined : state}>
      <Link className="tile-name" to={`/places/${place.id}`}>
        {place.name}
      </Link>
      {place.places_inside > 0 ? <Within place={place} /> : <Occupancy birds={birds} capacity={capacity} />}
      {shown.length > 0 && (
        <ul className="tile-birds text-sm text-muted">
          {shown.map((bird) => (
            <li key={bird.id}>
              <Link to={`/birds/${bird.id}`}>
                <Ring>{bird.identifier}</Ring> {bird.sex !== "unknown" && <Sex sex={bird.sex} />}
              </Link>
            </li>
          ))}
          {hidden > 0 && <li>{t("places.more", { count: hidden })}</li>}
        </ul>
      )}
    </li>
  );
}

/** What stands in a place, summed up. */
export function Within({ place }: { place: OccupiedPlace }) {
  const { t } = useWords();
  const birds = place.birds + place.birds_inside;
  return (
    <span className="occupancy inline-flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span>{t("places.inside", { count: place.places_inside })}</span>{" "}
      <span className="figures">
        {place.capacity_inside === null
          ? t("places.birds", { count: birds })
          : t("places.birds_of", { count: birds, capacity: place.capacity_inside })}
      </span>{" "}
      {place.over_inside > 0 && (
        <Pill tone="amber" icon="triangle-alert">
          {t("places.over_inside", { count: place.over_inside })}
        </Pill>
      )}
    </span>
  );
}
