import { isFindable } from "./site-pages.ts";

/** What is told of an address in `X-Robots-Tag`: undefined for what may be found, the public pages on their own host. */
export function robotsTag(address: string, origin: string): "noindex" | undefined {
  const url = new URL(address);
  // Without a scheme: a proxy may have taken off the TLS.
  const isOurHost = url.host === new URL(origin).host;
  return isOurHost && isFindable(url) ? undefined : "noindex";
}
