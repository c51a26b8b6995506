import { useWords } from "#app/locales/words.tsx";
import { Cage, LegRing, Nest, Songbird } from "#app/marks/illustrations.tsx";

const features = [
  { key: "flock", part: "flock", drawing: <LegRing /> },
  { key: "reproduction", part: "reproduction", drawing: <Nest /> },
  { key: "stock", part: "stock", drawing: <Cage /> },
  { key: "shelf", part: "stock", drawing: <Songbird /> },
] as const;

/** Four cards, each a link that scrolls down to the part of the page that tells the rest. */
export function FeatureCards() {
  const { t } = useWords();
  return (
    <section className="site-width" aria-labelledby="does">
      <h2 id="does" className="unseen">
        {t("home.does")}
      </h2>
      <ul className="features">
        {features.map(({ key, part, drawing }) => (
          <li key={key}>
            <a className="feature" href={`#${part}`}>
              {drawing}
              <h3>{t(`home.feature.${key}.title`)}</h3>
              <p>{t(`home.feature.${key}.text`)}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
