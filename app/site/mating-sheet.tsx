import { useWords } from "#app/locales/words.tsx";
import { shareInWords } from "#worker/locales/shares.ts";
import { matings } from "./examples.ts";

/** What F the young of relatives have: figures any breeder can look up and compare. */
export function MatingSheet() {
  const { t, language } = useWords();
  return (
    <section className="card" aria-labelledby="matings">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h3 id="matings">{t("home.matings.title")}</h3>
          <p className="text-muted">{t("home.matings.lead")}</p>
        </div>
      </div>
      <dl className="sheet">
        {matings.map(({ key, share }) => (
          <div key={key}>
            <dt>{t(`home.matings.${key}`)}</dt>
            <dd>{shareInWords(share, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
