import type { ComponentProps } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { newForm } from "./form-of.ts";
import { LawCard } from "./law-card.tsx";
import { LawRefusal } from "./law-refusal.tsx";
import { type ListingAnswer, ListingForm } from "./listing-form.tsx";
import { MissingFacts } from "./missing-facts.tsx";
import type { Offer } from "./offer-of.ts";
import { OfferedBirds } from "./offered-birds.tsx";
import { PlacesFull } from "./places-line.tsx";

type Props = Pick<ComponentProps<typeof ListingForm>, "limits" | "papers" | "idempotencyKey"> & {
  offer: Offer;
  /** What the action answered. */
  sent: unknown;
};

/** A new listing: what the law lets be shown and what is missing, before anything is typed; no form where it would be in vain. */
export function OfferPage({ offer, sent, ...form }: Props) {
  const { t } = useWords();
  const species = [...new Set(offer.birds.map((it) => it.species))];
  return (
    <article className="grid gap-6">
      <PageHeader title={t("market.advertise")} lead={<bdi>{offer.item ?? offer.title}</bdi>} />
      {species.length > 1 && <MixedSpecies species={species} />}
      {species.length < 2 && offer.gate.level === "closed" && <LawRefusal offer={offer} />}
      {species.length < 2 && offer.gate.level !== "closed" && (
        <>
          {offer.closed_at && <Banner tone="error" title={t("listings.why.seller_closed")} />}
          {offer.isCrowd && <Banner>{t("listingform.crowd", { count: offer.birds.length })}</Banner>}
          <PlacesFull places={offer.places} />
          <LawCard gate={offer.gate} />
          <OfferedBirds birds={offer.birds} />
          <MissingFacts missing={offer.missing} hindrances={offer.hindrances} />
          <ListingForm of={newForm(offer)} answer={sent as ListingAnswer | undefined} {...form} />
        </>
      )}
    </article>
  );
}

function MixedSpecies({ species }: { species: readonly string[] }) {
  const { t } = useWords();
  return (
    <>
      <Banner tone="warning" title={t("listingform.mixed")}>
        {t("listingform.mixed.which", { species: species.join(", ") })}
      </Banner>
      <div className="actions">
        <LinkButton to="/birds">{t("listingform.mixed.again")}</LinkButton>
      </div>
    </>
  );
}
