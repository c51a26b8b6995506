import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Mapped, sitemapIndex } from "#app/site/sitemap.ts";
import type { SitemapParts } from "#worker/marketplace/browsing/sitemap.ts";

/** The files of the sitemap: the site's own pages, the sellers', and the listings in parts. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.api.get<{ data: SitemapParts }>("/api/market/sitemap");
  const files: Mapped[] = [{ path: "/sitemap-site.xml" }, { path: "/sitemap-help.xml" }];
  if (data.sellers !== null) files.push({ path: "/sitemap-sellers.xml", changed_on: data.sellers });
  for (const { name, changed_on } of data.listings)
    files.push({ path: `/sitemap-listings.xml?part=${name}`, changed_on });
  return sitemapIndex(context.env.APP_ORIGIN, files);
}
