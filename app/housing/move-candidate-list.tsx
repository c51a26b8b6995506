import { Sex } from "#app/birds/sex.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { MoveCandidatesPage } from "#worker/housing/move-candidates.ts";

type Props = { birds: MoveCandidatesPage["arrivals"]; chosen: readonly string[]; isSearch: boolean };

/** Birds that may come, each with a box to tick; those without a place when none is sought. */
export function MoveCandidateList({ birds, chosen, isSearch }: Props) {
  const { t } = useWords();
  if (birds.length === 0)
    return <p className="text-muted">{t(isSearch ? "places.move_in.none" : "places.move_in.no_homeless")}</p>;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t(isSearch ? "places.move_in.found" : "places.move_in.homeless")}</legend>
      <ul className="arrivals">
        {birds.map((bird) => (
          <li key={bird.id}>
            <label className="pick-label">
              <input
                className="pick"
                type="checkbox"
                name="ids"
                value={bird.id}
                defaultChecked={chosen.includes(bird.id)}
              />
              <span>
                <Ring>{bird.identifier}</Ring> {bird.sex !== "unknown" && <Sex sex={bird.sex} />}{" "}
                <span className="text-muted">
                  {[bird.name, bird.species_name, bird.place_name].filter(Boolean).join(" · ")}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
