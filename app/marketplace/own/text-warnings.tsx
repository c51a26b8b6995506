import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";

/** What the author's text gives away, as the review of texts found it. */
export function TextWarnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useWords();
  if (warnings.length === 0) return null;
  return (
    <Banner tone="warning" title={t("listings.warned")}>
      <p>
        {t("listings.warned.why")} {warnings.map((it) => t(`listings.warned.${it}` as WordKey)).join(", ")}.
      </p>
    </Banner>
  );
}
