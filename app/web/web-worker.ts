import type { createRequestHandler, RequestHandler, ServerBuild } from "@remix-run/cloudflare";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { largestUpload } from "#worker/photos/contract.ts";
import { apiIsAway } from "./api-client.ts";
import { fromOwnPage } from "./csrf.ts";
import type { WebEnv } from "./env.ts";
import { secure } from "./headers.ts";
import { type LoadContext, loadContext } from "./load-context.ts";
import { sharedPage } from "./page-cache.ts";
import { pageRoots } from "./page-roots.ts";
import { tidyPath } from "./paths.ts";
import { plainPage } from "./plain-page.ts";
import { unreadable } from "./posted-form.ts";
import {
  bringsArchive,
  bringsOwnFile,
  bringsPhotos,
  bringsTable,
  bringsTicket,
  largestForm,
  largestTable,
  largestTicket,
  withWholeBody,
} from "./request-body.ts";
import { robotsTag } from "./robots.ts";

type Web = { Bindings: WebEnv; Variables: { around: LoadContext } };

const smallForm = bodyLimit({ maxSize: largestForm, onError: tooLarge });
const fileForm = bodyLimit({ maxSize: largestTable, onError: tooLarge });
const ticketForm = bodyLimit({ maxSize: largestTicket, onError: tooLarge });
const photoForm = bodyLimit({ maxSize: largestUpload, onError: tooLarge });

const pageMethods = ["GET", "HEAD", "POST"];

/** The web worker around a Remix build: the client of the API, the checks every page shares, then Remix. */
export function webWorker(build: () => ServerBuild | Promise<ServerBuild>) {
  const web = new Hono<Web>();
  web.use(async (c, next) => {
    const started = Date.now();
    const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    c.set("around", await loadContext(c.req.raw, c.env, later));
    c.req.raw = await withWholeBody(c.req.raw);
    await next();
    finish(c.res.headers, c.var.around, {
      started,
      url: c.req.url,
      status: c.res.status,
      method: c.req.method,
    });
  });
  web.all("/api/*", (c) => passOn(c.env, c.req.raw));
  // The mailbox is the API's; the parts of the pages are a page.
  web.get("/dev/*", (c, next) => (c.req.path === "/dev/parts" ? next() : passOn(c.env, c.req.raw)));
  web.post("/dev/mail/in", (c) => passOn(c.env, c.req.raw));
  web.use(async (c, next) =>
    pageMethods.includes(c.req.raw.method) ? next() : plainPage(c.var.around.language, "site.unreadable", 405),
  );
  web.use(async (c, next) =>
    fromOwnPage(c.req.raw, c.env) ? next() : plainPage(c.var.around.language, "site.foreign", 403),
  );
  web.use((c, next) => {
    if (bringsPhotos(c.req.raw)) return photoForm(c, next);
    if (bringsTicket(c.req.raw)) return ticketForm(c, next);
    // The API refuses an archive or a file that is too large, and the page says it beside the field.
    if (bringsArchive(c.req.raw) || bringsOwnFile(c.req.raw)) return next();
    return bringsTable(c.req.raw) ? fileForm(c, next) : smallForm(c, next);
  });
  web.use(async (c, next) => {
    // Photos and archives are handed on as they came: taking them apart here would cost their weight in memory again.
    const isPassedOn = [bringsPhotos, bringsArchive, bringsOwnFile, bringsTicket].some((brings) => brings(c.req.raw));
    const status = isPassedOn ? undefined : await unreadable(c.req.raw);
    return status === undefined ? next() : plainPage(c.var.around.language, "site.unreadable", status);
  });
  const remix = remixOf(build);
  web.get("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const tidy = tidyPath(pathname, (await remix()).roots);
    return tidy ? c.redirect(tidy + search, 301) : next();
  });
  web.get("*", async (c, next) => {
    // The build's own version knows the scripts only: a deploy that changes words or prices has to count as well.
    const version = `${(await build()).assets.version}-${c.env.VERSION?.id ?? ""}`;
    const input = { request: c.req.raw, around: c.var.around, version };
    const shop = {
      render: async (clean: Request) => (await remix()).handle(clean, await loadContext(clean, c.env)),
      later: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    };
    return (await sharedPage(input, shop)) ?? next();
  });
  web.all("*", async (c) => (await remix()).handle(forRemix(c.req.raw), c.var.around));
  web.onError((error, c) => {
    console.error(
      JSON.stringify({
        request_id: c.var.around?.request_id,
        error: error.name,
        message: error.message,
        stack: error.stack,
      }),
    );
    return plainPage(c.var.around?.language ?? "pt", "site.broken", 500);
  });
  return web;
}

// Both iterate over every route: once per build, not once per request.
function remixOf(build: () => ServerBuild | Promise<ServerBuild>) {
  let made: { from: ServerBuild; handle: RequestHandler; roots: ReadonlySet<string> } | undefined;
  return async () => {
    const from = await build();
    if (made?.from !== from) {
      leaveOutFalse(from);
      made = { from, handle: handlerIn(from)(from, "production"), roots: pageRoots(from) };
    }
    return made;
  };
}

/** What a route does not have goes without saying: every page names its own routes to the browser, and each flag is some 20 bytes. */
function leaveOutFalse({ assets }: ServerBuild): void {
  for (const route of Object.values(assets.routes))
    for (const [name, value] of Object.entries(route)) if (value === false) Reflect.deleteProperty(route, name);
}

/** What the build's entry passes on for us. */
const handlerIn = ({ entry }: ServerBuild) =>
  (entry.module as unknown as { handlerFor: typeof createRequestHandler }).handlerFor;

function tooLarge(c: Context): Response {
  return plainPage((c as Context<Web>).var.around.language, "site.too_large", 413);
}

async function passOn(env: WebEnv, request: Request): Promise<Response> {
  const answer = await env.API.fetch(forApi(request)).catch(apiIsAway);
  return new Response(answer.body, answer);
}

// Remix believes X-Forwarded-Host and takes `_data` for a question of its own past; neither is the visitor's to say.
function forRemix(request: Request): Request {
  const url = new URL(request.url);
  if (!request.headers.has("X-Forwarded-Host") && !url.searchParams.has("_data")) return request;
  url.searchParams.delete("_data");
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  return new Request(url, new Request(request, { headers }));
}

/** A public call to the API, unchanged but for what a caller must not choose. */
function forApi(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ["Cookie", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"]) headers.delete(name);
  headers.set("X-Request-Id", crypto.randomUUID());
  return new Request(request, { headers });
}

function finish(
  headers: Headers,
  around: LoadContext,
  answer: { started: number; url: string; status: number; method: string },
): void {
  const { cookies, cost, nonce, request_id, env } = around;
  // What anybody may keep carries nothing for one visitor.
  if (!headers.get("Cache-Control")?.startsWith("public")) cookies.applyTo(headers);
  secure(headers, { nonce, url: new URL(answer.url) });
  const robots = robotsTag(answer.url, env.APP_ORIGIN);
  if (robots) headers.set("X-Robots-Tag", robots);
  if (!headers.has("X-Request-Id")) headers.set("X-Request-Id", request_id);
  if (!headers.has("Server-Timing")) {
    const { parse, ms, trips } = cost;
    const render = Math.max(0, Date.now() - answer.started - parse - ms);
    headers.set("Server-Timing", `parse;dur=${parse}, db;dur=${ms};desc="${trips}", render;dur=${render}`);
  }
  // A page without a form does not take POST; no page takes anything else.
  if (answer.status === 405 && !headers.has("Allow"))
    headers.set("Allow", answer.method === "POST" ? "GET, HEAD" : "GET, HEAD, POST");
  if (headers.has("Retry-After")) return;
  const again = around.retry_after ?? (answer.status === 503 ? "5" : undefined);
  if (again && (answer.status === 429 || answer.status === 503)) headers.set("Retry-After", again);
}
