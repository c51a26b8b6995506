import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";

const lines = ["range", "temperature", "humidity", "hatch", "turning", "candling", "doubt", "sources"] as const;

/** One entry of the species catalogue, as the catalogue has it. */
export function SpeciesSheet() {
  const { t } = useWords();
  return (
    <section className="card" aria-labelledby="sheet">
      <div className="card-title">
        <div>
          <h3 id="sheet">{t("home.sheet.name")}</h3>
          <p className="text-muted">
            <i lang="la">Nymphicus hollandicus</i>
          </p>
        </div>
        <Pill>{t("home.sheet.catalogue")}</Pill>
      </div>
      <dl className="sheet">
        {lines.map((line) => (
          <div key={line}>
            <dt>{t(`home.sheet.${line}`)}</dt>
            <dd>{t(`home.sheet.${line}_value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
