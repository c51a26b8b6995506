import { useWords } from "#app/locales/words.tsx";

/** Other tools and the page on which their authors say what is told of them here; read on the day the words name. */
const tools = [
  { key: "birdlog", name: "BirdLog", source: "https://sites.google.com/view/privacypolicyforbirdlog/home" },
  {
    key: "mbirdbreeder",
    name: "mBirdBreeder",
    source: "https://mbirdtraining.com/privacy-policy-for-mbirdbreeder-app/",
  },
  {
    key: "gestione",
    name: "Gestione Allevamento",
    source: "https://www.gestioneallevamento.com/FR/description.htm",
  },
] as const;

/** What else there is, in the words of those who make it, beside what Voliera does there. */
export function OtherTools() {
  const { t } = useWords();
  return (
    <section className="site-width band" aria-labelledby="others">
      <h2 id="others">{t("home.others")}</h2>
      <p className="text-muted">{t("home.others.lead")}</p>
      <ul className="others">
        {tools.map(({ key, name, source }) => (
          <li key={key}>
            <h3>{name}</h3>
            <p>
              {`${t(`home.others.${key}.text`)} `}
              <a className="link" href={source}>
                {t("home.others.source")}
                <span className="unseen">{` (${name})`}</span>
              </a>
            </p>
            <p className="mt-2 text-deep">
              <strong>{`${t("home.others.here")}:`}</strong>
              {` ${t(`home.others.${key}.here`)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
