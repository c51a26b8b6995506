import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { longestHelpSearch } from "#db/words/support.ts";

/** The search of the help: a GET form, on its own page and on others. */
export function HelpSearch({ q = "" }: { q?: string }) {
  const { t } = useWords();
  const named = useRoot()?.named_language;
  return (
    <form className="help-search" action="/help" method="get">
      <label htmlFor="q" className="field-label">
        {t("helpcentre.search")}
      </label>
      <div>
        {named && <input type="hidden" name="lang" value={named} />}
        <input
          className="input"
          type="search"
          id="q"
          name="q"
          maxLength={longestHelpSearch}
          defaultValue={q}
          required
          placeholder={t("helpcentre.search.hint")}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="button" data-kind="primary" type="submit">
          {t("helpcentre.search.go")}
        </button>
      </div>
    </form>
  );
}
