import { LinkButton } from "#app/controls/button.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Fact, factsClass } from "#app/marks/fact.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";
import { LawCard } from "./law-card.tsx";
import { priceText } from "./listing-list.tsx";
import { ListingReason } from "./listing-reason.tsx";
import { ListingSteps } from "./listing-steps.tsx";
import { MissingFacts } from "./missing-facts.tsx";
import { OfferedBirds } from "./offered-birds.tsx";
import { PlacesFull } from "./places-line.tsx";
import { StatePill } from "./state-pill.tsx";
import { TextWarnings } from "./text-warnings.tsx";

type Props = { listing: Listing; fault: string | undefined; idempotencyKey: string };

const editable: readonly string[] = ["draft", "published", "held", "paused", "expired"];

/** A listing for its seller: where it stands and why, what keeps it back, what is seen of it. */
export function ListingView({ listing, fault, idempotencyKey }: Props) {
  const { t } = useWords();
  const { id, title, state, url, missing, hindrances, places } = listing;
  const isWaiting = state === "draft" || state === "paused" || state === "expired";
  return (
    <article className="grid gap-6">
      <PageHeader
        title={<bdi>{title}</bdi>}
        lead={
          <>
            <StatePill state={state} /> {t(`listings.kind.${listing.kind}`)}
          </>
        }
        actions={
          <>
            {url && (
              <LinkButton to={url} reloadDocument>
                {t("listings.public")}
              </LinkButton>
            )}
            {editable.includes(state) && (
              <LinkButton to={`/marketplace/${id}/edit`}>{t("listings.do.edit")}</LinkButton>
            )}
          </>
        }
        more={[
          state !== "draft" && { label: t("listings.enquiries"), to: "/marketplace/enquiries", icon: "mail" },
          state === "draft" && { label: t("listings.do.delete"), to: "?delete", icon: "trash-2" },
        ]}
      />
      <ListingReason listing={listing} />
      {isWaiting && <PlacesFull places={places} />}
      {isWaiting && <MissingFacts missing={missing} hindrances={hindrances} form={`/marketplace/${id}/edit`} />}
      <TextWarnings warnings={listing.warnings} />
      <ListingSteps listing={listing} fault={fault} idempotencyKey={idempotencyKey} />
      <Seen listing={listing} />
      <OfferedBirds birds={listing.birds} />
      <LawCard gate={listing.gate} />
    </article>
  );
}

/** What is seen of it beside what the register says: photos, text, price, where, what goes along. */
function Seen({ listing }: { listing: Listing }) {
  const { t, language } = useWords();
  const clock = useClock();
  const { photos, text, papers, share_id, district, published_at, expires_at } = listing;
  const shown = photos.filter(({ is_chosen }) => is_chosen);
  const goes = [
    ...papers.map((kind) => t(`forms.kind.${kind}` as WordKey)),
    ...(share_id ? [t("listings.goes.tree")] : []),
  ];
  return (
    <section className="grid gap-4" aria-labelledby="seen">
      <h2 id="seen">{t("listings.seen")}</h2>
      {shown.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {shown.map(({ id }) => (
            <li key={id} className="photo-card">
              <img src={`/photos/${id}/thumb`} alt="" loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      )}
      {text && <p className="whitespace-pre-line max-w-prose">{text}</p>}
      <dl className={factsClass}>
        {(listing.level === "open" || listing.is_free) && (
          <Fact label="listings.price">{priceText(listing, t, language)}</Fact>
        )}
        {district && <Fact label="listings.district">{district}</Fact>}
        {goes.length > 0 && <Fact label="listings.goes">{goes.join(", ")}</Fact>}
        {published_at && <Fact label="listings.since">{clock.day(published_at)}</Fact>}
        {expires_at && <Fact label="listings.until">{clock.day(expires_at)}</Fact>}
      </dl>
    </section>
  );
}
