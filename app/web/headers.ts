/**
 * The content security policy of a page: scripts and styles of our own only; inline scripts need the nonce, and a page
 * without one runs no script at all.
 * `sendsTo` are origins to which a form of the page leads, or Chromium refuses the way there.
 * Not 'strict-dynamic': Remix preloads modules with links that carry no nonce, and Chromium would refuse them.
 */
export function contentSecurityPolicy(
  nonce: string | undefined,
  isHttps: boolean,
  sendsTo: string | null = null,
): string {
  return [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'none'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${sendsTo ? ` ${sendsTo}` : ""}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** By this header a page names the origins that its forms lead to; it never leaves the worker. */
export const sendingTo = "X-Sends-To";

const always: Array<[string, string]> = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Vary", "Cookie, Accept-Language, Sec-Fetch-Site, Origin"],
];

/** What every answer of the web worker carries. */
export function secure(headers: Headers, { nonce, url }: { nonce: string; url: URL }): void {
  const isHttps = url.protocol === "https:";
  // The one page that looks through a camera, and only for itself.
  const camera = url.pathname === "/scan" ? "(self)" : "()";
  headers.set("Permissions-Policy", `camera=${camera}, microphone=(), geolocation=(), payment=()`);
  for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  if (isHttps) headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const sendsTo = headers.get(sendingTo);
  headers.delete(sendingTo);
  const isPage = (headers.get("Content-Type") ?? "").startsWith("text/html");
  if (!headers.has("Content-Security-Policy")) {
    const quiet = "default-src 'none'; frame-ancestors 'none'; sandbox";
    headers.set("Content-Security-Policy", isPage ? contentSecurityPolicy(nonce, isHttps, sendsTo) : quiet);
  }
}
