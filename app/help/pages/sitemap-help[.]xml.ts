import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { articles } from "#app/help/articles.ts";
import { sitemapOf } from "#app/site/sitemap.ts";

/** Every article of the help. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  sitemapOf(
    context.env.APP_ORIGIN,
    articles.map(({ slug }) => ({ path: `/help/${slug}` })),
    3600,
  );
