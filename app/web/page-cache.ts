import { languages } from "#db/vocabulary.ts";
import { CookieJar } from "./cookies.ts";
import type { WebEnv } from "./env.ts";
import { contentSecurityPolicy } from "./headers.ts";
import type { LoadContext } from "./load-context.ts";
import { billingPeriods, copyOf } from "./site-pages.ts";

/** What a shared page may depend on besides its path. Whatever else an address says is ignored, or copies had no end. */
const known = Object.entries<readonly string[]>({ lang: languages, billing: billingPeriods });
/** No copy gets older, looked at or not. */
export const keptSeconds = 7 * 86_400;

type SharedPageRequest = { request: Request; around: LoadContext; version: string };
type Choices = Pick<LoadContext, "language" | "theme">;
type SiteAddress = Pick<WebEnv, "APP_ORIGIN">;
type Shop = {
  /** Renders a page for a request that carries nothing of any visitor. */
  render: (clean: Request) => Promise<Response>;
  later: (work: Promise<unknown>) => void;
};

/**
 * Answers a page for visitors from the edge's own cache: one copy per address, language, theme and build. A copy is
 * rendered from a request made here, so nothing of whoever asked first can be inside. Undefined where no copy may serve:
 * signed in, a message waiting, or a page with a form of its own.
 */
export async function sharedPage(
  { request, around, version }: SharedPageRequest,
  shop: Shop,
): Promise<Response | undefined> {
  const clean = cleanRequest(request, around);
  if (!clean) return undefined;
  const key = keyOf(clean, around, version);
  const { seconds, isServedOld } = copyOf(new URL(clean.url)) ?? { seconds: 0, isServedOld: false };
  const found = await openCache()?.match(key);
  const isOld = found !== undefined && ageOf(found) > seconds;
  if (isOld && isServedOld) shop.later(make(clean, key, shop));
  const kept = isOld && !isServedOld ? undefined : found;
  const page = kept ?? (await make(clean, key, shop));
  return page && answer(page, request, kept ? "hit" : "miss");
}

/**
 * The request a shared page is rendered from; undefined where the visitor needs a page of their own. Its host is the
 * site's own: a visitor chooses the Host header, and must not choose what others read.
 */
function cleanRequest(request: Request, { language, theme, env }: Choices & { env: SiteAddress }) {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const url = new URL(request.url);
  const cookies = new CookieJar(request);
  const isPersonal = [cookies.sessionName, cookies.lookName, "flash"].some((it) => cookies.get(it) !== undefined);
  if (isPersonal || !copyOf(url)) return undefined;
  const clean = new URL(url.pathname, env.APP_ORIGIN);
  for (const [name, values] of known) {
    const value = url.searchParams.get(name);
    if (value !== null && values.includes(value)) clean.searchParams.set(name, value);
  }
  const headers = { "Accept-Language": language, Cookie: `lang=${language}; theme=${theme}`, Host: clean.host };
  return new Request(clean, { headers });
}

function keyOf(clean: Request, { language, theme }: Choices, version: string): Request {
  const key = new URL(clean.url);
  for (const [name, value] of Object.entries({ language, theme, version }))
    key.searchParams.set(`voliera-${name}`, value);
  return new Request(key);
}

async function make(clean: Request, key: Request, { render, later }: Shop): Promise<Response | undefined> {
  const rendered = await render(clean);
  if (rendered.status !== 200) return undefined;
  const body = await rendered.arrayBuffer();
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy(undefined, new URL(clean.url).protocol === "https:"),
    "Cache-Control": `public, max-age=${keptSeconds}`,
    ETag: `W/"${await fingerprint(body)}"`,
    "Voliera-Made": String(Date.now()),
  });
  const page = new Response(body, { headers });
  const cache = openCache();
  if (cache) later(cache.put(key, page.clone()));
  return page;
}

// What the edge keeps for a week the visitor's browser asks about every time: a deploy shows at once.
function answer(page: Response, request: Request, found: string): Response {
  const headers = new Headers({ "Cache-Control": "private, no-cache", "Server-Timing": `edge;desc="${found}"` });
  for (const name of ["Content-Type", "Content-Security-Policy", "ETag"])
    headers.set(name, page.headers.get(name) ?? "");
  const isKnown = isNamed(headers.get("ETag"), request.headers.get("If-None-Match"));
  const body = isKnown || request.method === "HEAD" ? null : page.body;
  return new Response(body, { headers, status: isKnown ? 304 : 200 });
}

/** Whether If-None-Match names an ETag: one of a list, strong or weak (proxies change that), or `*`. */
function isNamed(tag: string | null, header: string | null): boolean {
  const opaque = (it: string) => it.replace(/^W\//, "");
  if (!tag || !header) return false;
  return header.trim() === "*" || (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((it) => opaque(it) === opaque(tag));
}

const ageOf = (page: Response) => (Date.now() - Number(page.headers.get("Voliera-Made"))) / 1000;

// `npm run dev` runs in Node, which has no cache.
const openCache = (): Cache | undefined =>
  (globalThis.caches as (CacheStorage & { default?: Cache }) | undefined)?.default;

async function fingerprint(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...digest.subarray(0, 12)));
}
