import type { MetaFunction } from "@remix-run/cloudflare";
import { FileSpreadsheet, GitFork, NotebookText, Smartphone } from "lucide-react";
import { useRoot } from "#app/root.tsx";
import { Closing } from "#app/site/closing.tsx";
import { ExamplePedigree } from "#app/site/example-pedigree.tsx";
import { siteHead } from "#app/site/head.ts";
import { PlanCards } from "#app/site/plan-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/words.tsx";

export const meta: MetaFunction = (args) => siteHead(args, "/");

export default function Home() {
  const { t } = useWords();
  return (
    <>
      <Hero />
      <Abilities />
      <PlanCards />
      <Closing title={t("home.end.title")} text={t("home.end.text")}>
        <Start />
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
          <Start />
          <LinkButton size="large" to="#plans">
            {t("home.see_plans")}
          </LinkButton>
        </div>
        <p className="field-hint mt-4">{t("home.note")}</p>
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

const abilities = [
  { key: "register", icon: NotebookText },
  { key: "pedigree", icon: GitFork },
  { key: "import", icon: FileSpreadsheet },
  { key: "anywhere", icon: Smartphone },
] as const;

function Abilities() {
  const { t } = useWords();
  return (
    <section className="site-width band" aria-labelledby="does">
      <h2 id="does">{t("home.does")}</h2>
      <ul className="abilities">
        {abilities.map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} />
            <h3>{t(`home.${key}.title`)}</h3>
            <p>{t(`home.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
