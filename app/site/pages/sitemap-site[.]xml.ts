import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemapOf } from "#app/site/sitemap.ts";
import { sitePages } from "#app/web/site-pages.ts";

/** Every page for visitors that is always there. */
export const loader = ({ context }: LoaderFunctionArgs) => sitemapOf(context.env.APP_ORIGIN, sitePages, 3600);
