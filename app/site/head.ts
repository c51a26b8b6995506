import type { MetaArgs, MetaDescriptor } from "@remix-run/cloudflare";
import type { RootData } from "#app/root.tsx";
import { described, titled } from "#app/titles.ts";
import { languages } from "#db/vocabulary.ts";
import { type SitePath, sitePageAt } from "./pages.ts";

/** The address of a page in one language; without one, the address that asks the reader's browser. */
export function siteAddress(origin: string, path: string, language?: string): string {
  return `${origin}${path}${language ? `?lang=${language}` : ""}`;
}

/** Title, description, the one address of a public page and the same page in each language: for a route's `meta`. */
export function siteHead(args: Pick<MetaArgs, "matches">, path: SitePath): MetaDescriptor[] {
  const root = args.matches.find(({ id }) => id === "root") as { data?: RootData } | undefined;
  const { site_origin = "", named_language } = root?.data ?? {};
  const { title, description } = sitePageAt(path);
  return [
    ...titled(args, title),
    ...described(args, description),
    { tagName: "link", rel: "canonical", href: siteAddress(site_origin, path, named_language) },
    ...languages.map((language) => alternate(language, siteAddress(site_origin, path, language))),
    alternate("x-default", siteAddress(site_origin, path)),
  ];
}

const alternate = (hrefLang: string, href: string) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href });
