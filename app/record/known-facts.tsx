import { factValue } from "#app/birds/fact-value.tsx";
import { shownKey } from "#app/birds/fact-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { FactIfKnown } from "#app/marks/fact.tsx";
import type { Fact } from "#db/bird-columns.ts";
import type { Bird } from "#worker/birds/columns/details.ts";

/** Facts of a bird under their names, in the order in which they are given; those that are not known are left out. */
export function KnownFacts({ bird, names, currency }: { bird: Bird; names: readonly Fact[]; currency: string }) {
  const speech = { ...useWords(), currency };
  return names.map((name) => (
    <FactIfKnown key={name} label={shownKey(name)}>
      {factValue(name, bird[name], speech)}
    </FactIfKnown>
  ));
}
