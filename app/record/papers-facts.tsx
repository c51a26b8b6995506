import { inEuros } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import type { Bird } from "#worker/birds/details.ts";
import { dayInWords } from "#worker/locales/dates.ts";

/** Where a bird comes from, whose it is, and with which papers. */
export function PapersFacts({ bird }: { bird: Bird }) {
  const { t, language } = useWords();
  const { acquisition, acquired_on, acquired_price_cents: cents, eu_annex } = bird;
  return (
    <dl className={factsClass}>
      <FactIfKnown label="birds.field.acquisition">{acquisition && t(`birds.acquisition.${acquisition}`)}</FactIfKnown>
      <FactIfKnown label="birds.field.acquired_on">{acquired_on && dayInWords(acquired_on, language)}</FactIfKnown>
      <FactIfKnown label="birds.papers.price">{cents === null ? null : inEuros(cents, language)}</FactIfKnown>
      <FactIfKnown label="birds.field.acquired_document">{bird.acquired_document}</FactIfKnown>
      <FactIfKnown label="birds.field.breeder">{bird.breeder}</FactIfKnown>
      <FactIfKnown label="birds.field.owner">{bird.owner}</FactIfKnown>
      <FactIfKnown label="birds.field.eu_annex">{eu_annex}</FactIfKnown>
      <FactIfKnown label="birds.field.certificate_number">{bird.certificate_number}</FactIfKnown>
    </dl>
  );
}
