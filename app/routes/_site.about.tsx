import type { MetaFunction } from "@remix-run/cloudflare";
import { siteHead } from "#app/site/head.ts";
import { useWords } from "#app/ui/words.tsx";

export const meta: MetaFunction = (args) => siteHead(args, "/about");

export default function About() {
  const { t } = useWords();
  return (
    <div className="site-width band">
      <h1 tabIndex={-1}>{t("about.title")}</h1>
      <p>{t("about.description")}</p>
    </div>
  );
}
