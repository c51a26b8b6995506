import { isMarketPage, isNarrowed, sitePageAt } from "./site-pages.ts";

/** What is told of an address in `X-Robots-Tag`: undefined for what may be found, the public pages on their own host. */
export function robotsTag(address: string, origin: string): "noindex" | undefined {
  const url = new URL(address);
  const { host, pathname } = url;
  // Without a scheme: a proxy may have taken off the TLS.
  const isOurHost = host === new URL(origin).host;
  const isFound = isMarketPage(pathname) ? !isNarrowed(url) : sitePageAt(pathname) !== undefined;
  return isOurHost && isFound ? undefined : "noindex";
}
