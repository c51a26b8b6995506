import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { marketFilter, sellerFilter, sitemapFilter } from "./contract.ts";
import { marketListing } from "./one-listing.ts";
import { marketPhoto } from "./photos.ts";
import { marketPage } from "./search.ts";
import { marketSeller, sellerLogo } from "./sellers.ts";
import { sitemapListings, sitemapParts, sitemapSellers } from "./sitemap.ts";

/** `/api/market/listings`: what is on the market, for anybody. */
export const marketListings = room()
  .get("/", accepts("query", marketFilter), async (c) =>
    c.json({ data: await marketPage(visitorOf(c), c.req.valid("query")) }),
  )
  .get("/:id", async (c) => c.json({ data: await marketListing(visitorOf(c), c.req.param("id")) }));

/** `/api/market/sellers`: the pages that sellers have switched on. */
export const marketSellers = room()
  .get("/:slug", accepts("query", sellerFilter), async (c) =>
    c.json({ data: await marketSeller(visitorOf(c), c.req.param("slug"), c.req.valid("query").page) }),
  )
  .get("/:slug/logo", (c) => sellerLogo(visitorOf(c), c.req.param("slug")));

/** `/api/market/photos`: the photos of what is shown, and their small copies. */
export const marketPhotos = room()
  .get("/:key", (c) =>
    marketPhoto(visitorOf(c), { key: c.req.param("key"), isSmall: false, has: c.req.header("If-None-Match") }),
  )
  .get("/:key/small", (c) =>
    marketPhoto(visitorOf(c), { key: c.req.param("key"), isSmall: true, has: c.req.header("If-None-Match") }),
  );

/** `/api/market/sitemap`: what search engines are told of. */
export const marketSitemap = room()
  .get("/", async (c) => c.json({ data: await sitemapParts(visitorOf(c)) }))
  .get("/listings", accepts("query", sitemapFilter), async (c) =>
    c.json({ data: await sitemapListings(visitorOf(c), c.req.valid("query").part) }),
  )
  .get("/sellers", async (c) => c.json({ data: await sitemapSellers(visitorOf(c)) }));
