import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";

const highlights = ["reply", "hours", "languages"] as const;

/** When and how somebody answers. */
export function SupportHours() {
  const { t } = useWords();
  return (
    <section className="site-width band support" aria-labelledby="support">
      <div>
        <h2 id="support">{t("home.support.title")}</h2>
        <p>
          {t("home.support.lead")}{" "}
          <Link className="link" to="/contact">
            {t("home.support.write")}
          </Link>
        </p>
      </div>
      <ul>
        {highlights.map((key) => (
          <li key={key}>
            <h3>{t(`home.support.${key}.title`)}</h3>
            <p>{t(`home.support.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
