import { useWords } from "#app/locales/words.tsx";

/**
 * Beside the button of a form marked `data-ready`, which waits until every required field is filled: which of them are
 * not yet. Written by enhance.js; without a script the button never waits, and nothing stands here.
 */
export function Missing() {
  const { t } = useWords();
  return <p className="field-hint missing" role="status" data-missing={t("ui.missing")} />;
}
