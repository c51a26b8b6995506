import type { MetaFunction } from "@remix-run/cloudflare";
import { siteHead } from "#app/site/head.ts";
import { useWords } from "#app/ui/words.tsx";

export const meta: MetaFunction = (args) => siteHead(args, "/pricing");

export default function Pricing() {
  const { t } = useWords();
  return (
    <div className="site-width band">
      <h1 tabIndex={-1}>{t("pricing.title")}</h1>
      <p>{t("pricing.description")}</p>
    </div>
  );
}
