import type { ReactNode } from "react";
import { useWords, type WordKey } from "#app/locales/words.tsx";

/** The frame of facts: two columns on a phone, four at a desk, three on paper. */
export const factsClass =
  "grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4 print:grid-cols-3 print:gap-x-3 print:gap-y-3";

type FactProps = { label: WordKey; isWide?: boolean; children: ReactNode };

/** One thing that is known, under its name. */
export function Fact({ label, isWide = false, children }: FactProps) {
  const { t } = useWords();
  return (
    <div className={isWide ? "min-w-0 col-span-full" : "min-w-0"}>
      <dt className="text-sm text-muted">{t(label)}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** A fact that stands only where it is known. */
export function FactIfKnown({ label, children }: { label: WordKey; children: ReactNode }) {
  if (children === null || children === undefined || children === "") return null;
  return <Fact label={label}>{children}</Fact>;
}
