import { sitePageAt } from "./site-pages.ts";

/** Where only members and programs go: nothing to find there for anybody else. */
export const closedPaths = [
  "/api/",
  "/dev/",
  "/dashboard",
  "/birds",
  "/species",
  "/places",
  "/genetics",
  "/photos",
  "/scan",
  "/audit",
  "/settings",
  "/profile",
] as const;

/** What is told of an address in `X-Robots-Tag`: undefined for what may be found, the public pages on their own host. */
export function robotsTag(address: string, origin: string): "noindex" | undefined {
  const { host, pathname } = new URL(address);
  // Without a scheme: a proxy may have taken off the TLS.
  const isOurHost = host === new URL(origin).host;
  return isOurHost && sitePageAt(pathname) ? undefined : "noindex";
}
