import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Occupancy } from "#app/places/occupancy.tsx";
import type { MovePage } from "#worker/housing/move-candidates.ts";

/** Places to move several birds out of at once, those with the most birds first: a tap leads to all of their birds. */
export function WholePlaces({ full }: Pick<MovePage, "full">) {
  const { t } = useWords();
  if (full.items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{t("places.move.whole")}</h2>
      <ul className="lines border-b border-line">
        {full.items.map(({ id, path, birds, capacity }) => (
          <li key={id}>
            <Link className="place-line" to={`/birds/move?${new URLSearchParams({ from: id, return_to: "/move" })}`}>
              <span className="place-name">{path}</span> <Occupancy birds={birds} capacity={capacity} />
            </Link>
          </li>
        ))}
      </ul>
      {full.more && (
        <p className="mt-2">
          <Link className="link" to="/places">
            {t("places.move.whole_others")}
          </Link>
        </p>
      )}
    </section>
  );
}
