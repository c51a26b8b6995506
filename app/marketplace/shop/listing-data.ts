import type { Language } from "#db/vocabulary.ts";
import type { MarketListing } from "#worker/marketplace/browsing/one-listing.ts";
import { digitsOf } from "#worker/money/currency.ts";
import { photoPath } from "./picture.tsx";
import { speciesName } from "./spoken.ts";

type Place = {
  origin: string;
  language: Language;
  /** What the market is called, and where it and the listing lie. */
  home: string;
  market: string;
  url: string;
  description: string;
};

/** What a listing's page tells machines: where it stands and, only where the gate is open, what is offered for how much. */
export function listingFacts(listing: MarketListing, { origin, language, home, market, url, description }: Place) {
  const { title, level, photos, seller } = listing;
  const trail = [
    { name: home, item: market },
    { name: title, item: url },
  ];
  const price = level === "open" ? amount(listing) : undefined;
  const offer = price && {
    "@type": "Offer",
    url,
    price: price.amount,
    priceCurrency: price.currency,
    availability: `https://schema.org/${listing.is_reserved ? "Reserved" : "InStock"}`,
    ...(seller && { seller: { "@type": "Organization", name: seller.name, url: `${origin}/market/s/${seller.slug}` } }),
  };
  const product = offer && {
    "@type": "Product",
    name: title,
    description,
    category: speciesName(listing, language) || undefined,
    image: photos.map((photo) => origin + photoPath(photo)),
    offers: offer,
  };
  const crumbs = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
  };
  return { "@context": "https://schema.org", "@graph": [...(product ? [product] : []), crumbs] };
}

function amount({ is_free, price_cents, currency }: MarketListing) {
  if (is_free) return { amount: "0", currency: currency ?? "EUR" };
  if (price_cents === null || currency === null) return undefined;
  const digits = digitsOf(currency);
  return { amount: (price_cents / 10 ** digits).toFixed(digits), currency };
}
