import type { ReactNode } from "react";
import { useWords, type WordKey } from "#app/locales/words.tsx";

type FigureProps = { label: WordKey; note: ReactNode; isUnknown: boolean; children: ReactNode };

/** A number one looks for first, under its name, with a note. */
export function Figure({ label, note, isUnknown, children }: FigureProps) {
  const { t } = useWords();
  return (
    <div className="figure" data-unknown={isUnknown || undefined}>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
      {note && <dd className="figure-note">{note}</dd>}
    </div>
  );
}
