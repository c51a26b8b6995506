import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { Silence } from "#worker/agenda/entries.ts";
import { localeOf } from "#worker/locales/formats.ts";

/** A line for each number or day without which nothing can be said, with the way to where it is filled in. */
export function Silences({ silent }: { silent: readonly Silence[] }) {
  const { t, language } = useWords();
  if (silent.length === 0) return null;
  const list = new Intl.ListFormat(localeOf(language), { type: "conjunction" });
  return (
    <section
      className="agenda-silent max-w-prose border-t border-line pt-4 text-sm text-muted"
      aria-labelledby="silent"
    >
      <h2 id="silent">{t("agenda.silent")}</h2>
      <ul>
        {silent.map(({ steps, lacks, species, pairs }) => {
          const texts = {
            steps: list.format(steps.map((step) => t(`agenda.of.${step}`))),
            lacks: t(`agenda.lacks.${lacks}`),
          };
          const [pair] = pairs;
          return (
            <li key={`${lacks} ${species?.id ?? pair?.id}`}>
              {species
                ? t("agenda.silent.species", { species: species.name, ...texts })
                : t("agenda.silent.nest", { pairs: list.format(pairs.map(({ number }) => number)), ...texts })}{" "}
              {species ? (
                <Link className="link" to={`/species/${species.id}`}>
                  {t("agenda.silent.fill")}
                </Link>
              ) : (
                pair && (
                  <Link className="link" to={`/birds/pairs/${pair.id}`}>
                    {t("agenda.silent.pair")}
                  </Link>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
