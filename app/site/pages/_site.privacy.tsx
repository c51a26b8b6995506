import type { MetaFunction } from "@remix-run/cloudflare";
import { useWords } from "#app/locales/words.tsx";
import { siteHead } from "#app/site/head.ts";
import { LegalPage } from "#app/site/legal-page.tsx";

const parts = ["who", "stored", "why", "where", "how_long", "cookies", "care", "rights", "changes"] as const;

export const meta: MetaFunction = (args) => siteHead(args, "/privacy");

export default function Privacy() {
  const { t } = useWords();
  const sections = parts.map((id) => ({
    id,
    title: t(`privacy.${id}.title`),
    text: t(`privacy.${id}.text`),
  }));
  return <LegalPage title={t("privacy.title")} lead={t("privacy.description")} day="2026-11-26" sections={sections} />;
}
