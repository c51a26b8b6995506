import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemapOf } from "#app/site/sitemap.ts";
import type { SitemapEntry } from "#worker/marketplace/browsing/sitemap.ts";

/** The sellers' pages that may be found. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.api.get<{ data: SitemapEntry[] }>("/api/market/sitemap/sellers");
  const pages = data.map(({ name, changed_on }) => ({ path: `/market/s/${name}`, changed_on }));
  return sitemapOf(context.env.APP_ORIGIN, pages, 60);
}
