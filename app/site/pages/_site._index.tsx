import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { PlanCards } from "#app/billing/plan-cards.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Closing } from "#app/site/closing.tsx";
import { ExamplePedigree } from "#app/site/example-pedigree.tsx";
import { FeatureCards } from "#app/site/feature-cards.tsx";
import { siteHead } from "#app/site/head.ts";
import { FlockStory, KinshipStory, ReproductionStory, StockStory } from "#app/site/stories.tsx";
import { SupportHours } from "#app/site/support-hours.tsx";
import { Troubles } from "#app/site/troubles.tsx";
import { useRoot } from "#app/web/root-data.ts";

export const meta: MetaFunction = (args) => siteHead(args, "/");

export default function Home() {
  const { t } = useWords();
  return (
    <>
      <Hero />
      <FeatureCards />
      <Troubles />
      <FlockStory />
      <ReproductionStory />
      <KinshipStory />
      <StockStory />
      <PlanCards />
      <p className="site-width">
        <Link className="link" to="/pricing">
          {t("home.compare_plans")}
        </Link>
      </p>
      <SupportHours />
      <Closing title={t("home.end.title")} text={t("home.end.text")}>
        <Start />{" "}
        <LinkButton size="large" to="/contact">
          {t("home.end.ask")}
        </LinkButton>
      </Closing>
    </>
  );
}

function Hero() {
  const { t } = useWords();
  return (
    <div className="site-width hero">
      <div>
        <p className="hero-for">{t("home.for")}</p>
        <h1 tabIndex={-1}>{t("home.headline")}</h1>
        <p className="hero-lead">{t("home.lead")}</p>
        <div className="actions">
          <Start /> {/* A plain link: Remix would write /#plans, which is another page than /?lang=en. */}
          <a className="button" data-kind="quiet" data-size="large" href="#plans">
            {t("home.see_plans")}
          </a>
        </div>
        <p className="hero-note">{t("home.note")}</p>
      </div>
      <ExamplePedigree />
    </div>
  );
}

// Who is inside already has no account to create.
function Start() {
  const { t } = useWords();
  const viewer = useRoot()?.viewer;
  return (
    <LinkButton kind="primary" size="large" to={viewer ? "/dashboard" : "/signup"}>
      {t(viewer ? "ui.nav.dashboard" : "home.start")}
    </LinkButton>
  );
}
