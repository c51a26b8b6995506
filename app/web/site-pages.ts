/** The pages for visitors, in the order of the sitemap. */
export const sitePages = [
  { path: "/", title: "home.title", description: "home.description", isShared: true },
  { path: "/about", title: "about.title", description: "about.description", isShared: true },
  { path: "/pricing", title: "pricing.title", description: "pricing.description", isShared: true },
  { path: "/market", title: "shop.title", description: "shop.description", isShared: true },
  // What takes a form belongs to one visitor, so no copy of it is ever shared.
  { path: "/demo", title: "demo.title", description: "demo.description", isShared: false },
  { path: "/contact", title: "contact.title", description: "contact.description", isShared: false },
  { path: "/help", title: "helpcentre.title", description: "helpcentre.description", isShared: true },
  { path: "/docs/api", title: "apidocs.title", description: "apidocs.description", isShared: true },
  { path: "/privacy", title: "privacy.title", description: "privacy.description", isShared: true },
  { path: "/terms", title: "terms.title", description: "terms.description", isShared: true },
  { path: "/signup", title: "accounts.signup.title", description: "accounts.signup.description", isShared: false },
  { path: "/login", title: "accounts.login.title", description: "accounts.login.description", isShared: false },
] as const;

/** What `?billing` of an address may say: prices by the month or by the year. */
export const billingPeriods = ["monthly", "yearly"] as const;

type SitePage = (typeof sitePages)[number];
export type SitePath = SitePage["path"];

/** The entry of a path; undefined for every path that is no page for visitors. */
export function sitePageAt(path: SitePath): SitePage;
export function sitePageAt(path: string): SitePage | undefined;
export function sitePageAt(path: string): SitePage | undefined {
  return sitePages.find((page) => page.path === path);
}

/** Pages of the market, of which there are as many as listings and sellers. */
const marketPages = [/^\/market$/, /^\/market\/listing_[0-9A-Za-z]{1,60}$/, /^\/market\/s\/[a-z0-9-]{1,60}$/];

/** Whether a path is a page of the market that anybody may find. */
const isMarketPage = (path: string): boolean => marketPages.some((pattern) => pattern.test(path));

/** The page of one room of the API. */
const apiRoom = /^\/docs\/api\/[a-z]{1,30}$/;

/** An article of the help, of which there are as many as tasks. */
const helpArticle = /^\/help\/[a-z0-9-]{1,60}$/;

/** What the market is searched by; whatever else an address says, such as where its reader came from, changes no page. */
const searchNames = ["q", "kind", "species", "sex", "district", "age", "price_min", "price_max", "page"];

/** Whether an address asks for a part of the market or of the help: then it is drawn for its reader, and nobody finds it. */
function isNarrowed({ pathname, searchParams }: URL): boolean {
  if (pathname === "/help") return searchParams.has("q");
  return isMarketPage(pathname) && searchNames.some((name) => searchParams.has(name));
}

/** Whether search engines may find what an address shows. */
export const isFindable = (url: URL): boolean =>
  !isNarrowed(url) &&
  (isMarketPage(url.pathname) || helpArticle.test(url.pathname) || sitePageAt(url.pathname) !== undefined);

/**
 * How a page may be shared: for how many seconds a copy is fresh, and whether an older one may be served while another is
 * made. Undefined where each reader gets a page of their own.
 */
export function copyOf(url: URL): { seconds: number; isServedOld: boolean } | undefined {
  if (isNarrowed(url)) return undefined;
  // What was taken off the market must be gone within a minute, for the first who asks as well.
  if (isMarketPage(url.pathname)) return { seconds: 60, isServedOld: false };
  const isOneOfMany = apiRoom.test(url.pathname) || helpArticle.test(url.pathname);
  return isOneOfMany || sitePageAt(url.pathname)?.isShared ? { seconds: 300, isServedOld: true } : undefined;
}
