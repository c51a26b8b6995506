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

/** The page of ours before the one asked for; undefined where the browser names none, another site, or the same page. */
export function cameFrom({ url, headers }: Request, origin: string): string | undefined {
  const referer = headers.get("Referer");
  if (!referer?.startsWith(`${origin}/`)) return undefined;
  const { pathname, search } = new URL(url);
  const before = ownPath(referer.slice(origin.length), origin, "");
  return before && before !== pathname + search ? before : undefined;
}

/**
 * Where somebody unknown logs in to see a page, and goes on to it. Of the address only what a reader would recognise comes
 * along: not the ending and the parameter by which Remix asks for data.
 */
export function loginPath(input: URL): string {
  const wanted = new URL(input);
  wanted.searchParams.delete("_routes");
  const page = wanted.pathname.replace(/\.data$/, "");
  const back = ownPath(page + wanted.search, wanted.origin, "/dashboard");
  return `/login?redirectTo=${encodeURIComponent(back)}`;
}

/**
 * The one way to write the path of a page, where this is another: a capital letter, a letter in code, slashes at the end.
 * Undefined where there is nothing to put right, and for what is no page: no page lies below its first part.
 */
export function tidyPath(pathname: string, roots: ReadonlySet<string>): string | undefined {
  if (/^\/{2,}$/.test(pathname)) return "/";
  const [, root = "", ...rest] = pathname.replace(/\/+$/, "").split("/");
  const first = decoded(root).toLowerCase();
  // With an empty first segment the rest would be read as `//host`.
  if (first === "" || !roots.has(first)) return undefined;
  const tidy = ["", first, ...rest].join("/");
  return tidy === pathname ? undefined : tidy;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where an operator's looks begin, and where they lead back to. */
export const looksPath = "/operator/looks";
