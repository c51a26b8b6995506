import type { MetaFunction } from "@remix-run/cloudflare";
import { useWords } from "#app/locales/words.tsx";
import { siteHead } from "#app/site/head.ts";
import { LegalPage } from "#app/site/legal-page.tsx";

const parts = [
  ...(["service", "account", "plans", "yours", "fair"] as const),
  ...(["market", "official", "care", "changes", "complaints"] as const),
] as const;

export const meta: MetaFunction = (args) => siteHead(args, "/terms");

export default function Terms() {
  const { t } = useWords();
  const sections = parts.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    text: t(`terms.${id}.text`),
  }));
  return <LegalPage title={t("terms.title")} lead={t("terms.description")} day="2026-11-26" sections={sections} />;
}
