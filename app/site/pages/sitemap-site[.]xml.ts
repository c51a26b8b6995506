import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Mapped, sitemapOf } from "#app/site/sitemap.ts";
import { apiDocs, sitePages } from "#app/web/site-pages.ts";
import type { OpenApiDocument } from "#worker/openapi/document.ts";

/** Every page for visitors that is always there, and behind the index of the API the page of each of its rooms. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { tags } = await context.api.get<OpenApiDocument>("/api/openapi.json");
  const rooms = tags.map(({ name }) => ({ path: `${apiDocs}/${name}` }));
  const pages = sitePages.flatMap(({ path }): Mapped[] => [{ path }, ...(path === apiDocs ? rooms : [])]);
  return sitemapOf(context.env.APP_ORIGIN, pages, 3600);
}
