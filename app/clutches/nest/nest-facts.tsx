import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { ShownClutch } from "./shown.ts";

/** Dummies in a nest: as many as somebody counted, else one for each egg that was taken out. */
const dummiesIn = ({ dummy_eggs, stored }: ShownClutch["clutch"]): number => dummy_eggs ?? stored;

/** What is known of the nest of a clutch, in a line; nothing where nobody said anything. */
export function NestFacts({ clutch }: Pick<ShownClutch, "clutch">) {
  const { t, language } = useWords();
  const { incubated_by, nest_kind, nest_material, nest_detail, feeders } = clutch;
  const dummies = dummiesIn(clutch);
  const facts = [
    // "Another" says nothing beside the words of what it is.
    nest_kind && !(nest_kind === "other" && nest_detail) && t(`clutches.nest_kind.${nest_kind}`),
    nest_material && !(nest_material === "other" && nest_detail) && t(`clutches.nest_material.${nest_material}`),
    nest_detail,
    dummies > 0 && t("clutches.dummies", { count: dummies }),
    incubated_by &&
      t("clutches.incubated_by.is", { who: t(`clutches.incubated_by.${incubated_by}`).toLocaleLowerCase(language) }),
  ].filter(Boolean);
  if (facts.length + feeders.length === 0) return null;
  return (
    <p className="text-muted text-sm">
      {facts.join(" · ")}
      {feeders.length > 0 && `${facts.length > 0 ? " · " : ""}${t("clutches.feeders")} `}
      {feeders.map(({ id, ring }, at) => (
        <span key={id ?? ring}>
          {at > 0 && ", "}
          {id ? (
            <Link className="link" to={`/birds/${id}`}>
              <Ring>{ring}</Ring>
            </Link>
          ) : (
            <Ring>{ring}</Ring>
          )}
        </span>
      ))}
    </p>
  );
}
