/** The pages for visitors, in the order of the sitemap. */
export const sitePages = [
  { path: "/", title: "home.title", description: "home.description", isShared: true },
  { path: "/about", title: "about.title", description: "about.description", isShared: true },
  { path: "/pricing", title: "pricing.title", description: "pricing.description", isShared: true },
  // What takes a form belongs to one visitor, so no copy of it is ever shared.
  { path: "/demo", title: "demo.title", description: "demo.description", isShared: false },
  { path: "/contact", title: "contact.title", description: "contact.description", isShared: false },
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
