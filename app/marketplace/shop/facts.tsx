import { Link } from "@remix-run/react";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { FactIfKnown } from "#app/marks/fact.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { shareInWords, wholeShare } from "#worker/locales/shares.ts";
import type { MarketListing } from "#worker/marketplace/browsing/one-listing.ts";
import { hatchedIn, speciesName } from "./spoken.ts";

/** What is known of a bird that is offered, and what the law wants said of it. */
export function ListingFacts({ listing }: { listing: MarketListing }) {
  const { t, language } = useWords();
  const { kind, sex, f, f_known, papers, tree } = listing;
  if (kind === "goods") return null;
  const name = speciesName(listing, language);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="unseen">
        {t("shop.facts")}
      </h2>
      <dl className="shop-facts">
        <FactIfKnown label="shop.species">
          {name && (
            <>
              <bdi>{name}</bdi> {listing.latin_name && name !== listing.latin_name && <i>{listing.latin_name}</i>}
            </>
          )}
        </FactIfKnown>
        <FactIfKnown label="shop.sex">{sex && t(`shop.sex.${sex}` as WordKey)}</FactIfKnown>
        <FactIfKnown label="shop.hatched">{hatchedIn(listing.hatched, language)}</FactIfKnown>
        <FactIfKnown label="shop.colour">{bare(listing.colour)}</FactIfKnown>
        <FactIfKnown label="shop.father">{bare(listing.father_colour)}</FactIfKnown>
        <FactIfKnown label="shop.mother">{bare(listing.mother_colour)}</FactIfKnown>
        <FactIfKnown label="shop.ring">{listing.ring_year}</FactIfKnown>
        <FactIfKnown label="shop.brood">{listing.brood}</FactIfKnown>
        <FactIfKnown label="shop.registration">{bare(listing.registration)}</FactIfKnown>
        <FactIfKnown label="shop.certificate">{bare(listing.certificate)}</FactIfKnown>
        <FactIfKnown label="shop.f">
          {f === null
            ? null
            : t("shop.f.known", { f: shareInWords(f, language), known: wholeShare(f_known ?? 0, language) })}
        </FactIfKnown>
        <FactIfKnown label="shop.papers">
          {papers.length === 0 ? null : papers.map((it) => t(`forms.kind.${it}`)).join(", ")}
        </FactIfKnown>
      </dl>
      {tree && (
        <Link className="link touch" to={tree}>
          <Icon of="git-fork" /> {t("shop.tree")}
        </Link>
      )}
    </section>
  );
}

const bare = (text: string | null) => text && <bdi>{text}</bdi>;
