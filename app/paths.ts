/** A path of this site, or the fallback: never another origin, never a scheme, never `//`. */
export function ownPath(wanted: string | null | undefined, origin: string, fallback: string): string {
  if (!wanted || wanted.length > 2000 || !/^\/(?![/\\])/.test(wanted)) return fallback;
  try {
    const url = new URL(wanted, origin);
    if (url.origin !== origin) return fallback;
    // `/.//evil` parses to the path `//evil`, which a browser would take for a host.
    return url.pathname.replace(/^\/{2,}/, "/") + url.search;
  } catch {
    return fallback;
  }
}
