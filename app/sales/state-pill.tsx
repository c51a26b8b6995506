import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import type { SaleState } from "#db/words/trade.ts";

const tones: Readonly<Record<SaleState, Tone>> = {
  draft: "stone",
  reserved: "sky",
  sold: "sky",
  delivered: "green",
  cancelled: "stone",
  returned: "amber",
};

/** A sale's state in a word. */
export function StatePill({ state }: { state: SaleState }) {
  const { t } = useWords();
  return <Pill tone={tones[state]}>{t(`sales.state.${state}`)}</Pill>;
}
