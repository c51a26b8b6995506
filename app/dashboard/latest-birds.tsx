import { Link } from "@remix-run/react";
import { Sex } from "#app/birds/sex.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { Overview } from "./api-types.ts";

/** The birds recorded last, newest first. */
export function LatestBirds({ birds }: { birds: Overview["latest"] }) {
  const { t } = useWords();
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{t("dashboard.last_added")}</h2>
        <Link className="link" to="/birds">
          {t("dashboard.all_birds")}
        </Link>
      </div>
      <ul className="figure-list">
        {birds.map(({ id, identifier, name, sex, species_name }) => (
          <li key={id}>
            <Link to={`/birds/${id}`}>
              <span className="flex flex-wrap gap-x-2">
                <Sex sex={sex} />
                <Ring>{identifier}</Ring>
                {name && <span>{name}</span>}
              </span>
              <span className="text-muted">{species_name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
