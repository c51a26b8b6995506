import { languages } from "#db/vocabulary.ts";
import { siteAddress } from "./addresses.ts";

/** A page of the site by its path, and the day it changed where that is known. */
export type Mapped = { path: string; changed_on?: string };

/** Pages for search engines: each under each of its addresses, and with each the same page in the other languages. */
export function sitemapOf(origin: string, pages: readonly Mapped[], seconds: number): Response {
  const entries = pages.flatMap(({ path, changed_on }) => {
    const links = [
      ...languages.map((language) => alternate(language, siteAddress(origin, path, language))),
      alternate("x-default", siteAddress(origin, path)),
    ];
    const addresses = [undefined, ...languages].map((language) => siteAddress(origin, path, language));
    return addresses.map((address) => `<url><loc>${address}</loc>${dated(changed_on)}${links.join("")}</url>`);
  });
  const root = 'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return xml(root, "urlset", entries, seconds);
}

/** The files that a sitemap is made of. */
export function sitemapIndex(origin: string, files: readonly Mapped[]): Response {
  const entries = files.map(
    ({ path, changed_on }) => `<sitemap><loc>${origin}${path}</loc>${dated(changed_on)}</sitemap>`,
  );
  return xml('sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', "sitemapindex", entries, 300);
}

const dated = (day: string | undefined) => (day === undefined ? "" : `<lastmod>${day}</lastmod>`);

function xml(opening: string, name: string, entries: readonly string[], seconds: number): Response {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${opening}>`, ...entries, `</${name}>`, ""];
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `public, max-age=${seconds}` };
  return new Response(lines.join("\n"), { headers });
}

const alternate = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
