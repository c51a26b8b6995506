import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Occupancy } from "#app/places/occupancy.tsx";
import { pathsOf } from "#app/places/place-paths.ts";
import type { MovePage } from "#worker/housing/move-candidates.ts";

const most = 8;

/** Places to move several birds out of at once, those with the most birds first: a tap leads to all of their birds. */
export function WholePlaces({ places }: Pick<MovePage, "places">) {
  const { t } = useWords();
  const full = pathsOf(places)
    .filter(({ birds }) => birds > 1)
    .sort((one, other) => other.birds - one.birds);
  if (full.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{t("places.move.whole")}</h2>
      <ul className="lines border-b border-line">
        {full.slice(0, most).map(({ id, path, birds, capacity }) => (
          <li key={id}>
            <Link className="place-line" to={`/birds/move?${new URLSearchParams({ from: id, return_to: "/move" })}`}>
              <span className="place-name">{path}</span> <Occupancy birds={birds} capacity={capacity} />
            </Link>
          </li>
        ))}
      </ul>
      {full.length > most && (
        <p className="mt-2">
          <Link className="link" to="/places">
            {t("places.move.whole_others")}
          </Link>
        </p>
      )}
    </section>
  );
}
