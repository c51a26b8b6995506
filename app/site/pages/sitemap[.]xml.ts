import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { siteAddress } from "#app/site/addresses.ts";
import { sitePages } from "#app/web/site-pages.ts";
import { languages } from "#db/vocabulary.ts";

/** Every page for visitors under each of its addresses, and with each the same page in the other languages. */
export function loader({ context }: LoaderFunctionArgs) {
  const origin = context.env.APP_ORIGIN;
  const entries = sitePages.flatMap(({ path }) => {
    const links = [
      ...languages.map((language) => alternate(language, siteAddress(origin, path, language))),
      alternate("x-default", siteAddress(origin, path)),
    ];
    const addresses = [undefined, ...languages].map((language) => siteAddress(origin, path, language));
    return addresses.map((address) => `<url><loc>${address}</loc>${links.join("")}</url>`);
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ];
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(xml.join("\n"), { headers });
}

const alternate = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
