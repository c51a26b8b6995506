import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import type { TicketState } from "#db/words/support.ts";

const tones: Record<TicketState, Tone> = {
  open: "amber",
  answered: "green",
  waiting: "sky",
  solved: "stone",
  closed: "stone",
};

/** How far a ticket has come. */
export function TicketPill({ state }: { state: TicketState }) {
  const { t } = useWords();
  return <Pill tone={tones[state]}>{t(`supporttickets.state.${state}`)}</Pill>;
}
