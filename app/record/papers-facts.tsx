import { factsClass } from "#app/marks/fact.tsx";
import { birdColumnsWith, type GivenFact } from "#db/bird-columns.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { KnownFacts } from "./known-facts.tsx";

const all: readonly GivenFact[] = [
  ...birdColumnsWith({ section: "origin", isFact: true, isGiven: true }),
  ...birdColumnsWith({ section: "papers", isFact: true, isGiven: true }),
];
// How it came here stands before all others.
const first: readonly GivenFact[] = ["acquisition", "acquired_on", "acquired_price_cents", "acquired_document"];
const shown = [...first, ...all.filter((name) => !first.includes(name))];

/** Where a bird comes from, whose it is, and with which papers. */
export function PapersFacts({ bird, currency }: { bird: Bird; currency: string }) {
  return (
    <dl className={factsClass}>
      <KnownFacts bird={bird} names={shown} currency={currency} />
    </dl>
  );
}
