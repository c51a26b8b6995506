import { useWords } from "#app/locales/words.tsx";
import type { Sex as SexWord } from "#db/vocabulary.ts";

const signs = { male: "♂", female: "♀" } as const;

/** ♂ or ♀ for the eye, and a dash where nobody knows; the word for everyone else. `spoken` shows the word too. */
export function Sex({ sex, spoken = false }: { sex: SexWord; spoken?: boolean }) {
  const { t } = useWords();
  const word = t(`ui.sex.${sex}`);
  const isKnown = sex !== "unknown";
  return (
    <span title={word} className={isKnown ? undefined : "not-known"}>
      {!(spoken && !isKnown) && <span aria-hidden="true">{isKnown ? `${signs[sex]}\ufe0e ` : "—"}</span>}
      <span className={spoken ? undefined : "unseen"}>{word}</span>
    </span>
  );
}
