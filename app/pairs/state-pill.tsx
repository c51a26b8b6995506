import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import type { PairState } from "#db/vocabulary.ts";

const tones: Record<PairState, Tone> = { planned: "sky", active: "green", resting: "amber", ended: "stone" };

/** What a pair is doing. */
export function StatePill({ state }: { state: PairState }) {
  const { t } = useWords();
  return <Pill tone={tones[state]}>{t(`pairs.state.${state}`)}</Pill>;
}
