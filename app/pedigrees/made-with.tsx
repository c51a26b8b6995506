import { useWords } from "#app/locales/words.tsx";
import { Mark } from "#app/marks/logo.tsx";

/** Who made the page a breeder shares; the one place that says so. */
export function MadeWith() {
  const { t } = useWords();
  return (
    <a className="made-with flex items-center gap-3" href="/">
      <Mark />
      <span>
        <b>{t("pedigree.shared.made")}</b>
        {t("pedigree.shared.made_what")}
      </span>
    </a>
  );
}
