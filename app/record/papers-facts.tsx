import { inEuros } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { factsClass } from "#app/marks/fact.tsx";
import type { BirdColumnWith } from "#db/bird-columns.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { KnownFacts } from "./known-facts.tsx";

type Shown = BirdColumnWith<{ section: "origin" | "papers"; isGiven: true }>;

/** Where a bird comes from, whose it is, and with which papers. */
export function PapersFacts({ bird }: { bird: Bird }) {
  const { t, language } = useWords();
  const { acquisition, acquired_on, acquired_price_cents: cents } = bird;
  const facts = {
    acquisition: acquisition && t(`birds.acquisition.${acquisition}`),
    acquired_on: acquired_on && dayInWords(acquired_on, language),
    acquired_price_cents: cents === null ? null : inEuros(cents, language),
    acquired_document: bird.acquired_document,
    breeder: bird.breeder,
    owner: bird.owner,
    eu_annex: bird.eu_annex,
    certificate_number: bird.certificate_number,
  };
  return (
    <dl className={factsClass}>
      <KnownFacts<Shown> facts={facts} />
    </dl>
  );
}
