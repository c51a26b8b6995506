import { Link } from "@remix-run/react";
import { Warnings } from "#app/genetics/caution-list.tsx";
import { OutcomeTables } from "#app/genetics/outcome-tables.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PairAnswer } from "#worker/mating/pair.ts";

// Beside everything else there is to weigh, the likeliest are enough; the calculator has the rest.
const mostOfASex = 5;

/** Which colours come of two birds as they are recorded, with what is lost in the egg. */
export function PairColours({ pair: { colours, cock, hen, is_hybrid } }: { pair: PairAnswer }) {
  const { t } = useWords();
  if (is_hybrid) return null;
  const all = `/genetics?${new URLSearchParams({ father: cock.id, mother: hen.id })}`;
  return (
    <section aria-labelledby="colours">
      <h2 id="colours">{t("genetics.pair.colours")}</h2>
      <div className="mt-3 grid gap-4">
        {colours ? (
          <>
            <Warnings cautions={colours.cautions} />
            <OutcomeTables crossed={{ ...colours, outcomes: likeliest(colours.outcomes), untold: 0 }} />
          </>
        ) : (
          <p className="text-muted">{t("genetics.pair.colours_none")}</p>
        )}
        <p>
          <Link className="link" to={all}>
            {t("kinship.pair.colours")}
          </Link>
        </p>
      </div>
    </section>
  );
}

const likeliest = (all: NonNullable<PairAnswer["colours"]>["outcomes"]) =>
  (["male", "female"] as const).flatMap((sex) => all.filter((it) => it.sex === sex).slice(0, mostOfASex));
