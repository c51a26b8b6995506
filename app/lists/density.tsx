import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** How close the rows of every list stand, as two buttons. A plain form: it concerns the whole document. */
export function DensityChoice() {
  const { t } = useWords();
  const now = useRoot()?.compact ? "compact" : "comfortable";
  return (
    <form method="post" action="/preferences">
      <fieldset className="choices">
        <legend>{t("lists.density")}</legend>
        {(["comfortable", "compact"] as const).map((it) => (
          <button key={it} type="submit" className="choice" name="density" value={it} aria-pressed={it === now}>
            {t(`lists.density.${it}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
