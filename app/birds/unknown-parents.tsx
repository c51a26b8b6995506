import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";

/** Rings of parents that no bird has: one more press of a button keeps them as birds of somebody else's. */
export function UnknownParents({ rings }: { rings: readonly unknown[] }) {
  const { t } = useWords();
  const named = rings.filter((ring) => typeof ring === "string").join(", ");
  if (!named) return null;
  return (
    <Banner tone="warning">
      <p className="mb-3">{t("birds.form.unknown_parents", { rings: named })}</p>
      <Button name="unknown_parents" value="reference">
        {t("birds.form.record_theirs", { rings: named })}
      </Button>
    </Banner>
  );
}
