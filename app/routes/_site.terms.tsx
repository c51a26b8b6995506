import type { MetaFunction } from "@remix-run/cloudflare";
import { LegalPage } from "#app/site/legal-page.tsx";
import { described, titled } from "#app/titles.ts";
import { useWords } from "#app/ui/words.tsx";

const parts = ["service", "account", "plans", "yours", "fair", "official", "care", "changes"] as const;

export const meta: MetaFunction = (args) => [
  ...titled(args, "pages.terms.title"),
  ...described(args, "pages.terms.lead"),
];

export default function Terms() {
  const { t } = useWords();
  const sections = parts.map((id) => ({
    id,
    title: t(`pages.terms.${id}.title`),
    text: t(`pages.terms.${id}.text`),
  }));
  return <LegalPage title={t("pages.terms.title")} lead={t("pages.terms.lead")} sections={sections} />;
}
