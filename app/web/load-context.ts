import { RemixI18Next } from "remix-i18next/server";
import { edgeZone } from "#app/locales/time-zone.ts";
import { fallbackLanguage, type Language, languages } from "#db/vocabulary.ts";
import type { UserCard } from "#worker/accounts/tokens.ts";
import { type Api, apiClient } from "./api-client.ts";
import { CookieJar, cookieSeconds } from "./cookies.ts";
import type { WebEnv } from "./env.ts";
import { type Flash, flashIn, type SentFlash } from "./flash.ts";
import { loginPath, looksPath, ownPath } from "./paths.ts";
import { rememberWait } from "./resend-wait.ts";
import { claimsIn } from "./token-claims.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** What loaders and actions get. */
export type LoadContext = {
  api: Api;
  env: WebEnv;
  /** The user card in the session token; what it says is shown, never trusted. */
  viewer: UserCard | undefined;
  language: Language;
  /** The language the address itself asks for, as in `/about?lang=en`. */
  named_language: Language | undefined;
  theme: Theme;
  collapsed: boolean;
  /** Whether lists stand close, as whoever reads them has chosen. */
  compact: boolean;
  nonce: string;
  request_id: string;
  origin: string;
  /** The time zone in which Cloudflare places the visitor; undefined where nobody says. */
  edge_zone: string | undefined;
  cookies: CookieJar;
  signIn(token: string): void;
  signOut(): void;
  flash(flash: Flash): void;
  takeFlash(): SentFlash | undefined;
  /** Lets work go on after the answer, though its reader may have left. */
  later(work: Promise<unknown>): void;
  /** Database round trips and milliseconds spent so far, as the API reported them, and those its answers took to parse. */
  cost: { trips: number; ms: number; parse: number };
  /** When the API said to ask again, in seconds: Remix drops an action's headers from the page. */
  readonly retry_after: string | null;
  /** Notifications that are unread, as the API answered last, or else as the cookie says. */
  readonly unread: number;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage,
    order: ["custom", "header"],
    findLocale: async (request) => namedLanguage(request) ?? new CookieJar(request).get("lang") ?? null,
  },
});

/** Opens the cookies, finds the language and prepares the API for one request. */
export async function loadContext(
  request: Request,
  env: WebEnv,
  later: LoadContext["later"] = () => {},
): Promise<LoadContext> {
  const cookies = new CookieJar(request);
  const url = new URL(request.url);
  const request_id = crypto.randomUUID();
  const named_language = namedLanguage(request);
  const language = (await detection.getLocale(trimmed(request))) as Language;
  // An address that names a language opens the site in it, but does not overrule what the reader once chose.
  if (named_language && !cookies.get("lang")) cookies.set("lang", named_language, { maxAge: cookieSeconds.lang });
  const cost = { trips: 0, ms: 0, parse: 0 };
  let retry_after: string | null = null;
  let unread = Number(cookies.get("unread") ?? 0) || 0;
  const atHome = () => claimsIn(cookies.token(cookies.sessionName));
  // An operator who looks has their own session beside, by which they go on being one.
  const look = ofOneself.test(url.pathname) ? undefined : claimsIn(cookies.token(cookies.lookName));
  let claims = look?.card.grant ? look : atHome();
  const cookieOf = (whose: typeof claims) => (whose?.card.grant ? cookies.lookName : cookies.sessionName);

  function signIn(token: string) {
    claims = claimsIn(token);
    const maxAge = claims?.remember ? claims.exp - Math.floor(Date.now() / 1000) : undefined;
    cookies.set(cookieOf(claims), token, maxAge === undefined ? {} : { maxAge });
  }
  function signOut() {
    if (cookies.get(cookies.lookName)) cookies.drop(cookies.lookName);
    if (claims?.card.grant) {
      claims = atHome();
      return;
    }
    claims = undefined;
    cookies.drop(cookies.sessionName);
    if (cookies.get("unread")) cookies.drop("unread");
  }
  // A script that navigates has no other way to learn it.
  function keepUnread(count: number) {
    unread = count;
    if (count !== Number(cookies.get("unread") ?? 0)) cookies.set("unread", String(count), { httpOnly: false });
  }
  function headers() {
    const token = cookies.token(cookieOf(claims));
    const ip = request.headers.get("CF-Connecting-IP");
    return {
      "Accept-Language": language,
      "User-Agent": (request.headers.get("User-Agent") ?? "").slice(0, 300),
      "X-Request-Id": request_id,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(ip && { "CF-Connecting-IP": ip }),
    };
  }
  function onResponse(response: Response) {
    const renewed = response.headers.get("X-Renewed-Token");
    if (renewed) signIn(renewed);
    const counted = response.headers.get("X-Unread");
    if (counted !== null) keepUnread(Number(counted));
    const wait = Number(response.headers.get("X-Code-Wait") ?? 0);
    if (wait > 1) rememberWait({ cookies }, wait);
    const [, ms, trips] = /db;dur=(\d+);desc="(\d+)"/.exec(response.headers.get("Server-Timing") ?? "") ?? [];
    cost.trips += Number(trips ?? 0);
    cost.ms += Number(ms ?? 0);
    retry_after = response.headers.get("Retry-After") ?? retry_after;
  }
  const understood = (ms: number) => {
    cost.parse += ms;
  };
  function refused({ status, problem }: { status: number; problem: { code: string } }) {
    if (status === 401 && claims?.card.grant) {
      signOut();
      cookies.set("flash", JSON.stringify({ key: "access.looks.ended" }), { maxAge: cookieSeconds.flash });
      return seeOther(looksPath);
    }
    if (status === 401 && !explaining.includes(url.pathname)) {
      if (cookies.get(cookies.sessionName)) signOut();
      return seeOther(loginPath(url));
    }
    return status === 403 ? instead(problem.code, url) : undefined;
  }

  const wire = {
    fetch: (call: Request) => env.API.fetch(call),
    origin: url.origin,
    headers,
    onResponse,
    understood,
    refused,
  };
  return {
    api: apiClient(wire),
    env,
    get viewer() {
      return claims?.card;
    },
    language,
    named_language,
    theme: themeIn(cookies.get("theme")),
    collapsed: cookies.get("sidebar_state") === "false",
    compact: cookies.get("density") === "compact",
    nonce: newNonce(),
    request_id,
    origin: url.origin,
    // Read here: Remix hands loaders a copy of the request, which has lost `cf`.
    edge_zone: edgeZone(request),
    cookies,
    signIn,
    signOut,
    flash: (flash) => cookies.set("flash", JSON.stringify(flash), { maxAge: cookieSeconds.flash }),
    takeFlash: () => takeFlash(cookies, url.origin),
    later,
    cost,
    get unread() {
      return claims && !claims.card.grant ? unread : 0;
    },
    get retry_after() {
      return retry_after;
    },
  };
}

function namedLanguage({ url }: Request): Language | undefined {
  const name = new URL(url).searchParams.get("lang");
  return languages.find((language) => language === name);
}

// A header of ten kilobytes is noise after its first ranges. The detection goes by the first language that any browser
// knows, and would give a German who also reads English Portuguese: it is told of our languages only.
function trimmed(request: Request): Request {
  const headers = new Headers(request.headers);
  const ranges = (headers.get("Accept-Language") ?? "").slice(0, 500).split(",");
  headers.set("Accept-Language", ranges.filter((range) => ours.test(range) && !unwanted.test(range)).join(","));
  return new Request(request.url, { headers });
}
const ours = new RegExp(`^\\s*(${languages.join("|")})(?![a-z])`, "i");
const unwanted = /;\s*q=0(\.0*)?\s*$/;

function takeFlash(cookies: CookieJar, origin: string): SentFlash | undefined {
  const text = cookies.get("flash");
  if (!text) return undefined;
  cookies.drop("flash");
  return flashIn(text, origin);
}

const themeIn = (word: string | undefined): Theme => themes.find((theme) => theme === word) ?? "system";
const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
/** Pages on which an operator who looks is still themselves: they prove there who they are, and choose what to look at. */
const ofOneself = /^\/(operator|confirm|profile)([/.]|$)/;
/** Pages that say themselves what an unknown user means for them. */
const explaining = ["/login", "/login/code", "/confirm-email", "/logout"];
/** Where somebody is led who is refused only for the moment; what they were about to do they find there again. */
function instead(code: string, { pathname, origin }: URL): Response | undefined {
  if (code === "unverified") return seeOther("/confirm-email");
  if (code === "second_factor_required") return seeOther("/profile/second-factor");
  if (code !== "confirm_needed") return undefined;
  const to = ownPath(pathname.replace(/\.data$/, ""), origin, "/dashboard");
  return seeOther(`/confirm?${new URLSearchParams({ to })}`);
}
// The pages redirected to are not hydrated: the browser must load them whole.
const seeOther = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location, "X-Remix-Reload-Document": "true" } });
