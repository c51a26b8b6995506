import { inMillimetres } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { RingFacts } from "#worker/story/page.ts";

/** What the ring says when it is read, and what is usual for its year and species; nothing where it says nothing. */
export function RingCard({ bird, ring }: { bird: Bird; ring: RingFacts }) {
  const { t, language } = useWords();
  const { parts, colour, advised, own_size } = ring;
  const isShown = parts.federation || parts.year || parts.number || advised || own_size || bird.ring_size_mm;
  if (!isShown) return null;
  const size = (value: number | null) => (value === null ? null : inMillimetres(value, language));
  return (
    <Card title={t("birds.ring.title")}>
      <dl className={factsClass}>
        <FactIfKnown label="birds.ring.federation">{parts.federation}</FactIfKnown>
        <FactIfKnown label="birds.ring.breeder">{parts.breeder}</FactIfKnown>
        <FactIfKnown label="birds.ring.year">{parts.year}</FactIfKnown>
        <FactIfKnown label="birds.ring.number">{parts.number}</FactIfKnown>
        <FactIfKnown label="birds.ring.colour">{colour && <Colour {...colour} />}</FactIfKnown>
        <FactIfKnown label="birds.shown.ring_size_mm">{size(bird.ring_size_mm) ?? parts.size}</FactIfKnown>
        <FactIfKnown label="birds.ring.own_size">{size(own_size)}</FactIfKnown>
        <FactIfKnown label="birds.ring.advised">{advised && <Advised {...advised} />}</FactIfKnown>
      </dl>
    </Card>
  );
}

function Colour({ colour, doubtful, own }: NonNullable<RingFacts["colour"]>) {
  const { t } = useWords();
  return (
    <>
      {t(`birds.ring.colour.${colour}`)}
      {doubtful && <span className="block text-sm text-muted">{t("birds.ring.colour_doubtful")}</span>}
      {own && <span className="block text-sm text-muted">{t("birds.ring.colour_own")}</span>}
    </>
  );
}

function Advised({ sizes: [low, high], doubtful }: NonNullable<RingFacts["advised"]>) {
  const { t, language } = useWords();
  const range = [...new Set([low, high])].map((size) => inMillimetres(size, language)).join(" – ");
  return (
    <>
      {range}
      {doubtful && <span className="block text-sm text-muted">{t("birds.ring.size_doubtful")}</span>}
    </>
  );
}
