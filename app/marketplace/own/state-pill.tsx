import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import type { ListingState } from "#db/words/market.ts";

const tones: Readonly<Record<ListingState, Tone>> = {
  draft: "stone",
  published: "green",
  held: "amber",
  paused: "amber",
  reserved: "sky",
  sold: "sky",
  expired: "stone",
  removed: "red",
};

/** A listing's state in a word. */
export function StatePill({ state }: { state: ListingState }) {
  const { t } = useWords();
  return <Pill tone={tones[state]}>{t(`listings.state.${state}`)}</Pill>;
}
