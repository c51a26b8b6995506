import { useWords } from "#app/locales/words.tsx";
import type { Sex as SexWord } from "#db/vocabulary.ts";

const signs = { male: "♂", female: "♀", unknown: "?" } as const;

/** ♂, ♀ or ? for the eye; the word for everyone else. `spoken` shows the word too. */
export function Sex({ sex, spoken = false }: { sex: SexWord; spoken?: boolean }) {
  const { t } = useWords();
  const word = t(`ui.sex.${sex}`);
  return (
    <span title={word}>
      <span aria-hidden="true">{`${signs[sex]}\ufe0e `}</span>
      <span className={spoken ? undefined : "unseen"}>{word}</span>
    </span>
  );
}
