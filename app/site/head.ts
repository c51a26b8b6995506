import type { MetaArgs, MetaDescriptor } from "@remix-run/cloudflare";
import type { RootData } from "#app/web/root-data.ts";
import { type SitePath, sitePageAt } from "#app/web/site-pages.ts";
import { speakerOf } from "#app/web/titles.ts";
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
  const page = sitePageAt(path);
  const t = speakerOf(args);
  return pageHead(args, path, {
    title: t(page.title),
    description: t(page.description),
    facts: ({ origin, language, contact }) => graphOf(path, { origin, language, contact, t }),
  });
}

type Site = Pick<RootData, "language" | "contact"> & { origin: string };
type HeadText = {
  title: string;
  description: string;
  /** A picture of its own for the card, from the root of the site; else that of `card`. */
  picture?: string | undefined;
  /** The page whose card it has, if not its own. */
  card?: SitePath;
  facts?: (site: Site) => object;
};

/** The same of any page for visitors, in words of its own: one of which there are many. */
export function pageHead(args: Within, path: string, text: HeadText): MetaDescriptor[] {
  const root = args.matches.find(({ id }) => id === "root") as { data?: RootData } | undefined;
  // Without root data this is an error page, which search engines must not index.
  if (!root?.data) return [];
  const { site_origin: origin, named_language, language, contact } = root.data;
  const { title, description, picture, card, facts } = text;
  const canonical = siteAddress(origin, path, named_language);
  const image = picture ?? cardOf(card ?? (path as SitePath), args, language);
  return [
    { title: `${title} · Voliera` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...languages.map((it) => alternate(it, siteAddress(origin, path, it))),
    alternate("x-default", siteAddress(origin, path)),
    ...openGraph({ title, description, url: canonical, language, image: `${origin}${image}`, isCard: !picture }),
    ...(facts ? [{ "script:ld+json": facts({ origin, language, contact }) as never }] : []),
  ];
}

function cardOf(path: SitePath, args: Within, language: Language): string {
  const t = speakerOf(args);
  const { title, description } = sitePageAt(path);
  return cardPath(path, language, { title: t(title), description: t(description), tagline: t("ui.subtitle") });
}

const alternate = (hrefLang: string, href: string) => ({ tagName: "link" as const, rel: "alternate", hrefLang, href });

const places: Record<Language, string> = { pt: "pt_PT", en: "en_GB" };

const cardShape: MetaDescriptor[] = [
  { property: "og:image:type", content: "image/png" },
  { property: "og:image:width", content: String(cardSize.width) },
  { property: "og:image:height", content: String(cardSize.height) },
];

type Shared = { title: string; description: string; url: string; language: Language; image: string; isCard: boolean };

function openGraph({ title, description, url, language, image, isCard }: Shared): MetaDescriptor[] {
  const alt = `Voliera: ${title}. ${description}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Voliera",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:locale": places[language],
    "og:image": image,
    "og:image:alt": alt,
  };
  const others = languages.filter((it) => it !== language);
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...(isCard ? cardShape : []),
    ...others.map((it) => ({ property: "og:locale:alternate", content: places[it] })),
    // Everything else the card of that network takes from the lines above.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: alt },
  ];
}
