import type { MetaFunction } from "@remix-run/cloudflare";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { Egg, LegRing, Songbird } from "#app/marks/illustrations.tsx";
import { Prose } from "#app/marks/prose.tsx";
import { Closing } from "#app/site/closing.tsx";
import { siteHead } from "#app/site/head.ts";
import { StartLink } from "#app/site/start-link.tsx";
import { planOf } from "#worker/billing/plans.ts";

export const meta: MetaFunction = (args) => siteHead(args, "/about");

export default function About() {
  const { t } = useWords();
  return (
    <>
      <Hero />
      <Mission />
      <Values />
      <Features />
      <Closing title={t("about.end.title")} text={t("about.end.text", { count: planOf("professional").trial_days })}>
        <StartLink plan="professional">{t("about.end.start")}</StartLink>
        <LinkButton size="large" to="/contact?subject=sales">
          {t("about.end.sales")}
        </LinkButton>
      </Closing>
    </>
  );
}

function Hero() {
  const { t } = useWords();
  return (
    <div className="site-width about-hero">
      <div>
        <h1 tabIndex={-1}>{t("about.headline")}</h1>
        <p>{t("about.lead")}</p>
      </div>
      <Songbird />
    </div>
  );
}

function Mission() {
  const { t } = useWords();
  return (
    <section className="site-width mission" aria-labelledby="mission">
      <h2 id="mission">{t("about.mission.title")}</h2>
      <div>
        <p className="mission-lead">{t("about.mission.lead")}</p>
        <Prose text={t("about.mission.text")} />
      </div>
    </section>
  );
}

function Values() {
  const { t } = useWords();
  return (
    <section className="site-width band" aria-labelledby="values">
      <h2 id="values">{t("about.values")}</h2>
      <ol className="about-values">
        {(["honest", "yours", "plain", "safe"] as const).map((key) => (
          <li key={key}>
            <h3>{t(`about.value.${key}.title`)}</h3>
            <p>{t(`about.value.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const features = [
  { key: "register", Picture: LegRing },
  { key: "pedigree", Picture: Perch },
  { key: "sheet", Picture: Feather },
  { key: "species", Picture: Egg },
] as const;

function Features() {
  const { t } = useWords();
  return (
    <section className="site-width band" aria-labelledby="features">
      <h2 id="features">{t("about.features")}</h2>
      <ul className="about-features">
        {features.map(({ key, Picture }) => (
          <li key={key}>
            <Picture />
            <div>
              <h3>{t(`about.feature.${key}.title`)}</h3>
              <p>{t(`about.feature.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
