import type { MetaArgs, MetaDescriptor } from "@remix-run/cloudflare";
import type { RootData } from "#app/web/root-data.ts";
import { type SitePath, sitePageAt } from "#app/web/site-pages.ts";
import { described, speakerOf, titled } from "#app/web/titles.ts";
import { type Language, languages } from "#db/vocabulary.ts";
import { siteAddress } from "./addresses.ts";
import { cardPath, cardSize } from "./cards.ts";
import { graphOf } from "./linked-data.ts";

type Within = Pick<MetaArgs, "matches">;

/**
 * What a page for visitors says to those who find and show pages: title, description, its one address, the same page in each
 * language, the card for whoever shares it, and facts as linked data. For a route's `meta`.
 */
export function siteHead(args: Within, path: SitePath): MetaDescriptor[] {
  const root = args.matches.find(({ id }) => id === "root") as { data?: RootData } | undefined;
  // Without root data this is an error page, which search engines must not index.
  if (!root?.data) return [];
  const { site_origin: origin, named_language, language, contact } = root.data;
  const t = speakerOf(args);
  const page = sitePageAt(path);
  const canonical = siteAddress(origin, path, named_language);
  const title = t(page.title);
  const description = t(page.description);
  const card = cardPath(path, language, { title, description, tagline: t("ui.subtitle") });
  return [
    ...titled(args, page.title),
    ...described(args, page.description),
    { tagName: "link", rel: "canonical", href: canonical },
    ...languages.map((it) => alternate(it, siteAddress(origin, path, it))),
    alternate("x-default", siteAddress(origin, path)),
    ...openGraph({ title, description, url: canonical, language, image: `${origin}${card}` }),
    { "script:ld+json": graphOf(path, { origin, language, contact, t }) },
  ];
}

const alternate = (hrefLang: string, href: string) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href });

const places: Record<Language, string> = { pt: "pt_PT", en: "en_GB" };

type Shared = { title: string; description: string; url: string; language: Language; image: string };

function openGraph({ title, description, url, language, image }: Shared): MetaDescriptor[] {
  const alt = `Voliera: ${title}. ${description}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Voliera",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:locale": places[language],
    "og:image": image,
    "og:image:type": "image/png",
    "og:image:width": String(cardSize.width),
    "og:image:height": String(cardSize.height),
    "og:image:alt": alt,
  };
  const others = languages.filter((it) => it !== language);
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...others.map((it) => ({ property: "og:locale:alternate", content: places[it] })),
    // Everything else the card of that network takes from the lines above.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: alt },
  ];
}
