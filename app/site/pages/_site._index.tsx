import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { PlanCards } from "#app/billing/plan-cards.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Closing } from "#app/site/closing.tsx";
import { FeatureCards } from "#app/site/feature-cards.tsx";
import { siteHead } from "#app/site/head.ts";
import { OtherTools } from "#app/site/other-tools.tsx";
import { Shot } from "#app/site/shot.tsx";
import { StartLink } from "#app/site/start-link.tsx";
import { FlockStory, KinshipStory, ReproductionStory, StockStory } from "#app/site/stories.tsx";
import { SupportHours } from "#app/site/support-hours.tsx";
import { useMember } from "#app/web/root-data.ts";

export const meta: MetaFunction = (args) => siteHead(args, "/");

export default function Home() {
  const { t } = useWords();
  return (
    <>
      <Hero />
      <FeatureCards />
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
      <OtherTools />
      <SupportHours />
      <Closing title={t("home.end.title")} text={t("home.end.text")}>
        <WaysIn />
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
          <WaysIn />
        </div>
        <p className="mt-4 text-muted">{t("home.note")}</p>
      </div>
      <Shot name="register" isFirst />
    </div>
  );
}

/** An account of one's own, or a look around first. */
function WaysIn() {
  const { t } = useWords();
  const isMember = useMember() !== undefined;
  return (
    <>
      <StartLink plan="starter">{t("home.start")}</StartLink>
      {!isMember && (
        <LinkButton size="large" to="/demo">
          {t("home.demo")}
        </LinkButton>
      )}
    </>
  );
}
