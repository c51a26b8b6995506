import type { ServerBuild } from "@remix-run/cloudflare";
import type { WebEnv } from "#app/web/env.ts";
import { webWorker } from "#app/web/web-worker.ts";
import { bareKeysIn } from "#tests/locales/bare-keys.ts";
import { newWorld, type Resident } from "./world.ts";

export const origin = "http://voliera.test";
const fromHere = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
type Fields = Record<string, string | Blob | Array<string | Blob>>;
/** Stands between the pages and the API, to be the network on a bad day. */
type Between = (request: Request, api: (request: Request) => Promise<Response>) => Promise<Response>;
type Wishes = {
  between?: Between;
  /** Values that replace those of wrangler.toml. */
  vars?: Record<string, string>;
  /** Pages that stand in the place of the built ones. */
  pages?: (built: ServerBuild) => ServerBuild;
};
type Visit = {
  headers?: Record<string, string>;
  method?: string;
  /** Sends only these headers about where a form comes from. */
  bare?: boolean;
};

/** The built pages around the real API, on a database of one's own; nothing but the network is left out. */
export async function newSite({ between = (request, api) => api(request), vars = {}, pages }: Wishes = {}) {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const built = (await import("../../build/server/index.js")) as unknown as ServerBuild;
  const build = pages ? pages(built) : built;
  const web = webWorker(() => build);
  const context = {
    waitUntil: (it: Promise<unknown>) => void it,
    passThroughOnException: () => {},
    props: {},
  } as unknown as ExecutionContext;
  const api = (request: Request) => Promise.resolve(world.api.fetch(request, world.env, context));
  const env = {
    API: { fetch: (request: Request) => between(request, api) },
    ENVIRONMENT: "local",
    APP_ORIGIN: origin,
    CONTACT_EMAIL: "",
    CONTACT_PHONE: "",
    CONTACT_ADDRESS: "Lisboa, Portugal",
    COMMUNITY_URL: "",
    VIDEOS_URL: "",
    ...vars,
  } as unknown as WebEnv;
  const reach = (request: Request) => Promise.resolve(web.fetch(request, env, context));

  /** A browser without JavaScript: keeps cookies, follows nothing by itself. Signed in as a resident when given one. */
  function visitor({ as, language = "en" }: { as?: Resident; language?: string } = {}) {
    const cookies = new Map<string, string>(as ? [["authToken", as.token]] : []);

    async function reachAs(path: string, init: RequestInit): Promise<Answer> {
      const headers = new Headers(init.headers);
      headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      if (!headers.has("Accept-Language")) headers.set("Accept-Language", language);
      headers.set("CF-Connecting-IP", "192.0.2.7");
      // Remix compares it with Origin; over a network it is always there.
      if (!headers.has("Host")) headers.set("Host", new URL(origin).host);
      const response = await reach(new Request(new URL(path, origin), { ...init, headers, redirect: "manual" }));
      for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
      const html = await response.text();
      if (response.headers.get("Content-Type")?.startsWith("text/html")) refuseBareKeys(path, html);
      return { status: response.status, headers: response.headers, location: response.headers.get("Location"), html };
    }
    return {
      cookies,
      get: (path: string, { headers = {}, method = "GET" }: Visit = {}) => reachAs(path, { method, headers }),
      /** Sends any body under any type, from the page itself. */
      send: (path: string, { body, type, method = "POST" }: { body: string; type: string; method?: string }) =>
        reachAs(path, {
          method,
          body: new TextEncoder().encode(body),
          headers: { ...fromHere, ...(type && { "Content-Type": type }) },
        }),
      /** Posts a form as a browser does: same origin, url-encoded, or multipart when a file is among the fields. */
      post: (path: string, fields: Fields, { headers = {}, bare = false }: Visit = {}) =>
        reachAs(path, {
          method: "POST",
          body: bodyOf(fields),
          headers: { ...(!bare && fromHere), ...headers },
        }),
    };
  }
  return { ...world, visitor, reach };
}

export type Answer = { status: number; headers: Headers; location: string | null; html: string };

/** Every page that any test meets, refused forms and errors among them, says words. */
function refuseBareKeys(path: string, html: string) {
  const bare = bareKeysIn(html);
  if (bare.length > 0) throw new Error(`${path} shows keys in the place of words: ${bare.join(", ")}`);
}

function keep(cookies: Map<string, string>, header: string) {
  const [pair = "", ...attributes] = header.split("; ");
  const at = pair.indexOf("=");
  if (attributes.includes("Max-Age=0")) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}

function bodyOf(fields: Fields): FormData | URLSearchParams {
  const hasFile = Object.values(fields)
    .flat()
    .some((value) => value instanceof Blob);
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) (body as FormData).append(name, one as string);
  return body;
}
