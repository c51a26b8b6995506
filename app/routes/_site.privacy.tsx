import type { MetaFunction } from "@remix-run/cloudflare";
import { LegalPage } from "#app/site/legal-page.tsx";
import { described, titled } from "#app/titles.ts";
import { useWords } from "#app/ui/words.tsx";

const parts = ["who", "stored", "why", "where", "how_long", "cookies", "rights"] as const;

export const meta: MetaFunction = (args) => [
  ...titled(args, "pages.privacy.title"),
  ...described(args, "pages.privacy.lead"),
];

export default function Privacy() {
  const { t } = useWords();
  const sections = parts.map((id) => ({
    id,
    title: t(`pages.privacy.${id}.title`),
    text: t(`pages.privacy.${id}.text`),
  }));
  return <LegalPage title={t("pages.privacy.title")} lead={t("pages.privacy.lead")} sections={sections} />;
}
