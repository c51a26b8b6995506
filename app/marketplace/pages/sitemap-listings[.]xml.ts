import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemapOf } from "#app/site/sitemap.ts";
import type { SitemapEntry } from "#worker/marketplace/browsing/sitemap.ts";

/** The listings of a part that are on the market at this moment. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const part = new URL(request.url).searchParams.get("part") ?? "";
  if (!/^\d{1,4}$/.test(part)) throw new Response(null, { status: 404 });
  const { data } = await context.api.get<{ data: SitemapEntry[] }>(`/api/market/sitemap/listings?part=${part}`);
  const pages = data.map(({ name, changed_on }) => ({ path: `/market/${name}`, changed_on }));
  return sitemapOf(context.env.APP_ORIGIN, pages, 60);
}
