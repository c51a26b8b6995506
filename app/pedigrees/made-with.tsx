import { useWords } from "#app/locales/words.tsx";

/** Who made the page a breeder shares; the one place that says so. */
export function MadeWith() {
  const { t } = useWords();
  return (
    <a className="link" href="/">
      {t("pedigree.shared.made")}
    </a>
  );
}
