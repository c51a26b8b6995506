import "#app/marketplace/shop/shop.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { enquiryAction, enquiryStart } from "#app/marketplace/enquiry-action.ts";
import { EnquiryForm } from "#app/marketplace/enquiry-form.tsx";
import { ListingFacts } from "#app/marketplace/shop/facts.tsx";
import { Gallery } from "#app/marketplace/shop/gallery.tsx";
import { listingFacts } from "#app/marketplace/shop/listing-data.ts";
import { photoPath } from "#app/marketplace/shop/picture.tsx";
import { lineOf, priceOf, useSpoken } from "#app/marketplace/shop/spoken.ts";
import { Icon } from "#app/marks/icon.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { siteAddress } from "#app/site/addresses.ts";
import { pageHead } from "#app/site/head.ts";
import { speakerOf } from "#app/web/titles.ts";
import { dayInFull } from "#worker/locales/part-days.ts";
import type { MarketListing } from "#worker/marketplace/browsing/one-listing.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = encodeURIComponent(params.listing ?? "");
  const { data } = await context.api.get<{ data: MarketListing }>(`/api/market/listings/${id}`);
  return { listing: data, language: context.language, enquiry: enquiryStart() };
}

/** Asks the seller; the form stands under the listing. */
export const action = ({ request, params, context }: ActionFunctionArgs) =>
  enquiryAction(request, context, params.listing ?? "");

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { listing, language } = args.data;
  const t = speakerOf(args);
  const [photo] = listing.photos;
  const line = [lineOf(listing, { t, language }), listing.colour, listing.district].filter(Boolean).join(" · ");
  const description = [line, listing.text?.replace(/\s+/g, " ")].filter(Boolean).join(". ").slice(0, 200);
  return pageHead(args, `/market/${listing.id}`, {
    title: listing.title,
    description,
    picture: photo && photoPath(photo),
    card: "/market",
    facts: ({ origin }) =>
      listingFacts(listing, {
        origin,
        language,
        home: t("ui.nav.market"),
        market: siteAddress(origin, "/market", language),
        url: siteAddress(origin, `/market/${listing.id}`, language),
        description,
      }),
  });
};

export default function Listing() {
  const { t } = useWords();
  const { listing, enquiry } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  return (
    <article className="site-width">
      <nav className="crumbs" aria-label={t("ui.breadcrumbs")}>
        <ol>
          <li>
            <Icon of="chevron-right" />
            <Link to="/market">{t("ui.nav.market")}</Link>
          </li>
          <li>
            <Icon of="chevron-right" />
            <span aria-current="page">
              <bdi>{listing.title}</bdi>
            </span>
          </li>
        </ol>
      </nav>
      <div className="shop-page" data-short={listing.kind === "goods" || undefined}>
        <Gallery listing={listing} />
        <div>
          <Title listing={listing} />
          <ListingFacts listing={listing} />
          <HandedOver listing={listing} />
          <SellerLine listing={listing} />
        </div>
        <div>
          <Description listing={listing} />
          <p className="shop-note">
            {t("shop.host")}{" "}
            <Link className="link" rel="nofollow" to={`/market/${listing.id}/report`}>
              {t("shop.report")}
            </Link>
          </p>
        </div>
        <div>
          <EnquiryForm start={enquiry} again={again} />
        </div>
      </div>
    </article>
  );
}

type Part = { listing: MarketListing };

function Title({ listing }: Part) {
  const { t } = useWords();
  const spoken = useSpoken();
  const price = priceOf(listing, spoken);
  return (
    <header className="grid gap-2">
      <h1 tabIndex={-1}>
        <bdi>{listing.title}</bdi>
      </h1>
      <p className="text-muted">{lineOf(listing, spoken)}</p>
      {price && <p className="shop-price">{price}</p>}
      {!price && listing.level === "contact" && <p className="shop-note">{t("shop.contact.why")}</p>}
      {listing.is_reserved && (
        <p>
          <Pill tone="sky">{t("shop.reserved")}</Pill>
        </p>
      )}
    </header>
  );
}

function HandedOver({ listing: { district, kind } }: Part) {
  const { t } = useWords();
  if (!district && kind === "goods") return null;
  return (
    <section aria-labelledby="handover">
      <h2 id="handover" className="shop-place">
        <Icon of="map-pin" /> {t(kind === "goods" ? "shop.handover.goods" : "shop.handover")}
        {district && (
          <>
            {" · "}
            <bdi>{district}</bdi>
          </>
        )}
      </h2>
      {kind !== "goods" && <p className="shop-note">{t("shop.handover.why")}</p>}
    </section>
  );
}

function SellerLine({ listing: { seller, published_on } }: Part) {
  const { t, language } = useWords();
  return (
    <p className="shop-note">
      {seller && (
        <>
          {t("shop.seller")}:{" "}
          <Link className="link" to={`/market/s/${seller.slug}`}>
            <bdi>{seller.name}</bdi>
          </Link>
          {published_on && " · "}
        </>
      )}
      {published_on && t("shop.published", { on: dayInFull(published_on, language) })}
    </p>
  );
}

function Description({ listing: { text } }: Part) {
  const { t } = useWords();
  if (!text) return null;
  return (
    <section aria-labelledby="text">
      <h2 id="text">{t("shop.text")}</h2>
      <p className="shop-text mt-2">
        <bdi>{text}</bdi>
      </p>
    </section>
  );
}
