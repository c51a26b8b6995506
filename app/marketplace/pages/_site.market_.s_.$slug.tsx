import "#app/marketplace/shop/shop.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useWords } from "#app/locales/words.tsx";
import { ShopCards } from "#app/marketplace/shop/cards.tsx";
import { Paging } from "#app/marketplace/shop/paging.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { siteAddress } from "#app/site/addresses.ts";
import { pageHead } from "#app/site/head.ts";
import type { MarketSeller } from "#worker/marketplace/browsing/sellers.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = encodeURIComponent(params.slug ?? "");
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const query = Number.isInteger(page) && page > 1 && page <= 200 ? `?page=${page}` : "";
  const { data } = await context.api.get<{ data: MarketSeller }>(`/api/market/sellers/${slug}${query}`);
  // Under a name of its own: a `look` beside it would take the market's bar away.
  return { seller: data };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { slug, name, text, is_found, district } = args.data.seller;
  const description = (text ?? [name, district].filter(Boolean).join(" · ")).replace(/\s+/g, " ").slice(0, 200);
  const head = pageHead(args, `/market/s/${slug}`, {
    title: name,
    description,
    card: "/market",
    facts: ({ origin, language }) => ({
      "@context": "https://schema.org",
      "@type": "Organization",
      name,
      url: siteAddress(origin, `/market/s/${slug}`, language),
    }),
  });
  return is_found ? head : [...head, { name: "robots", content: "noindex" }];
};

/** A seller's own colour in the place of ours, by day and by night; in the element, for a shared copy has no other style. */
function colours({ look }: MarketSeller): CSSProperties | undefined {
  if (!look?.accent || !isColour(look.accent) || !isColour(look.night ?? "")) return undefined;
  return { "--deep": `light-dark(${look.accent}, ${look.night})` } as CSSProperties;
}
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export default function Seller() {
  const { t } = useWords();
  const { seller } = useLoaderData<typeof loader>();
  const { slug, name, text, listings, page, has_next } = seller;
  return (
    <article className="site-width" style={colours(seller)}>
      <header className="shop-head">
        <div className="shop-seller">
          {seller.has_logo && <img src={`/market/s/${slug}/logo`} alt="" />}
          <h1 tabIndex={-1} className="text-deep">
            <bdi>{name}</bdi>
          </h1>
        </div>
        <SellerFacts seller={seller} />
        {text && (
          <p className="shop-text">
            <bdi>{text}</bdi>
          </p>
        )}
      </header>
      <section aria-labelledby="listings">
        <h2 id="listings" className="mb-4">
          {t("shop.seller.listings")}
        </h2>
        {listings.length === 0 ? (
          <p className="text-muted">{t("shop.seller.none")}</p>
        ) : (
          <ShopCards cards={listings} level="h3" />
        )}
        <Paging path={`/market/s/${slug}`} page={page} has_next={has_next} />
      </section>
      <p className="shop-note mt-8">
        {t("shop.host")}{" "}
        <Link className="link" to="/market">
          {t("ui.nav.market")}
        </Link>
      </p>
    </article>
  );
}

function SellerFacts({ seller: { district, federation, since } }: { seller: MarketSeller }) {
  const { t } = useWords();
  const facts = [federation, since && t("shop.seller.since", { year: String(since) })].filter(Boolean);
  if (!district && facts.length === 0) return null;
  return (
    <p className="shop-place">
      {district && (
        <>
          <Icon of="map-pin" /> <bdi>{district}</bdi>
          {facts.length > 0 && " · "}
        </>
      )}
      <bdi>{facts.join(" · ")}</bdi>
    </p>
  );
}
