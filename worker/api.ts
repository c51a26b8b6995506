import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { OpenDatabase } from "#db/connection.ts";
import { awayBehind } from "#db/database-away.ts";
import { authenticate, verified } from "./accounts/authenticate.ts";
import { callerChanged } from "./accounts/known-callers.ts";
import { networkOf } from "./accounts/rates.ts";
import { addressOf } from "./accounts/visitor.ts";
import { rateLimited } from "./effort/rate-limiter.ts";
import { type Env, isRelaxed, missingSecrets } from "./env.ts";
import { operators } from "./factors/operators.ts";
import type { ApiEnv } from "./http.ts";
import { smallBody, wholeTexts } from "./http.ts";
import type { Gathered, MountAccess } from "./kit/room.ts";
import { liveness } from "./liveness.ts";
import { translate } from "./locales/translate.ts";
import { announceNotices } from "./notifications/announcing.ts";
import { openapi } from "./openapi/routes.ts";
import { languageOf, refusalBehind, refuse } from "./problem.ts";
import { newRateBudget, type RateBudget } from "./rate-budget.ts";
import { Refusal } from "./refusal.ts";
import { report, reportAway } from "./report.ts";
import { gatheredRooms } from "./rooms.ts";
import { tellsHooks } from "./webhooks/announcing.ts";
import { noteArrival } from "./yield-thread.ts";

/** The whole API over a way to open the database; production and tests differ in that way only. */
export function createApi(open: OpenDatabase, rateBudget = newRateBudget()) {
  const api = new Hono<ApiEnv>({ strict: false });
  api.use(everyRequest(open, rateBudget));
  api.use(onceMore((c) => api.fetch(c.req.raw, c.env, c.executionCtx)));
  api.use(setUp);
  api.use(wholeTexts);
  // Files have their own, larger limit.
  api.use((c, next) => (bringsFiles(c) ? next() : smallBody(c, next)));
  api.use("/api/*", floodBrake);
  api.route("/api/health", liveness());
  api.route(
    "/api/openapi.json",
    openapi(() => api.routes, gatheredRooms),
  );
  for (const [path, access] of accessByPath(gatheredRooms)) barred[access](api, `${path}/*`);
  for (const { at, routes } of gatheredRooms.mounts)
    api.route(at, typeof routes === "function" ? routes(gatheredRooms) : routes);
  api.notFound((c) => methodRefused(c, api) ?? refuse(c, new Refusal("missing")));
  api.onError((error, c) => (callerChanged(error) ? c.body(null, 503) : answerError(error, c)));
  return api;
}

/**
 * What was begun for who the caller was is begun again for who they are: after all of it has ended, for what it held, a
 * place at the concurrency limiter, it would wait for itself.
 */
const onceMore = (ask: (c: Context<ApiEnv>) => Response | Promise<Response>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    if (!c.error || !callerChanged(c.error)) return;
    // Otherwise the headers of the discarded answer would be merged into the new one.
    c.res = undefined;
    c.res = await ask(c);
  });

function everyRequest(open: OpenDatabase, rateBudget: RateBudget) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const started = Date.now();
    noteArrival(started);
    const request_id = c.req.header("X-Request-Id") ?? crypto.randomUUID();
    c.set("request_id", request_id);
    c.set("now", new Date(started).toISOString());
    c.set("opened", open(c.env));
    announceNotices(c);
    c.set("rateBudget", rateBudget);
    await next();
    c.var.opened.unhurried();
    const { trips, ms } = c.var.opened.traffic();
    c.header("X-Request-Id", request_id);
    const parse = c.var.judged ?? 0;
    const render = Math.max(0, Date.now() - started - parse - ms);
    if (!c.res.headers.has("Server-Timing"))
      c.header("Server-Timing", `parse;dur=${parse}, db;dur=${ms};desc="${trips}", render;dur=${render}`);
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    // The local mailbox is the one page here; it brings its own.
    if (!c.res.headers.has("Content-Security-Policy"))
      c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
    if (!c.res.headers.has("Referrer-Policy")) c.header("Referrer-Policy", "same-origin");
    const { method, path } = c.req;
    // Paths may carry a code or a token: only their shape is logged.
    const route = path.replace(/\/[^/]*\d[^/]*/g, "/:id");
    console.log(
      JSON.stringify({
        at: c.var.now,
        request_id,
        method,
        route,
        status: c.res.status,
        ms: Date.now() - started,
        trips,
      }),
    );
  });
}

// A missing secret would otherwise fail in the middle of a login or a code.
const setUp = createMiddleware<ApiEnv>(async (c, next) => {
  const missing = missingSecrets(c.env).join(", ");
  if (missing) {
    console.error(JSON.stringify({ at: c.var.now, message: "secrets are not set", missing }));
    throw new Refusal("unavailable", {}, { detail: "refusals.not_set_up", values: { missing }, retryAfter: 60 });
  }
  await next();
});

const paysLater = createMiddleware<ApiEnv>(async (c, next) => {
  c.set("pay", rateLimited);
  await next();
});

/** What stands before the routes behind each kind of access. */
const barred: Record<MountAccess, (api: Hono<ApiEnv>, path: string) => unknown> = {
  everyone: (api, path) => api.use(path, rateLimited),
  members: (api, path) => api.use(path, authenticate, verified, tellsHooks, paysLater),
  operators: (api, path) => api.use(path, operators),
};

/** Access is checked once before everything below the first two parts of a path, whichever rooms bring it. */
function accessByPath({ mounts }: Gathered): Map<string, MountAccess> {
  const access = new Map<string, MountAccess>();
  for (const { at, access: wanted } of mounts) {
    const path = at.split("/").slice(0, 3).join("/");
    if ((access.get(path) ?? wanted) !== wanted) throw new Error(`who passes to ${path} is said in two ways`);
    access.set(path, wanted);
  }
  return access;
}

// Each of them has its limit at its route, behind sign-in.
function bringsFiles({ req }: Context<ApiEnv>): boolean {
  const { method, path } = req;
  const isForm = (req.header("Content-Type") ?? "").toLowerCase().startsWith("multipart/form-data");
  return isForm && gatheredRooms.mounts.some((mount) => mount.bringsFiles?.(method, path));
}

/** The first filter, at the edge and per location. */
const floodBrake = createMiddleware<ApiEnv>(async (c, next) => {
  if (!isRelaxed(c.env) && (await floods(c.env, networkOf(addressOf(c)))))
    throw new Refusal("too_many", {}, { retryAfter: 60 });
  await next();
});

// Where the binding does not answer nobody is kept out: the real limits are rows in the database.
async function floods(env: Env, key: string): Promise<boolean> {
  try {
    return !(await env.FLOOD.limit({ key })).success;
  } catch {
    return false;
  }
}

function answerError(error: Error, c: Context<ApiEnv>) {
  const refusal = error instanceof HTTPException ? refusalOfHono(error) : refusalBehind(error);
  const away = awayBehind(error);
  if (away) reportAway(c.var.request_id, away);
  if (refusal) return refuse(c, refusal);
  report(c.var.request_id, error);
  const language = languageOf(c.req.header("Accept-Language"));
  const problem = {
    type: "urn:voliera:problem:bug",
    title: translate(language, "refusals.bug.title"),
    status: 500,
    detail: translate(language, "refusals.bug.detail"),
    code: "bug",
  };
  return c.body(JSON.stringify(problem), 500, { "Content-Type": "application/problem+json; charset=utf-8" });
}

const refusalOfHono = (error: HTTPException) =>
  error.status === 413 ? new Refusal("too_large") : new Refusal("malformed");

/** 405 with Allow, when the path exists under other methods. */
function methodRefused(c: Context<ApiEnv>, api: Hono<ApiEnv>) {
  const path = c.req.path.replace(/\/$/, "");
  const allowed = new Set(
    api.routes.filter((route) => route.method !== "ALL" && matches(route.path, path)).map((route) => route.method),
  );
  if (allowed.size === 0) return undefined;
  const language = languageOf(c.req.header("Accept-Language"));
  const problem = {
    type: "urn:voliera:problem:method",
    title: translate(language, "refusals.method.title"),
    status: 405,
    detail: translate(language, "refusals.method.detail"),
    code: "method",
  };
  return c.body(JSON.stringify(problem), 405, {
    "Content-Type": "application/problem+json; charset=utf-8",
    Allow: [...allowed].sort().join(", "),
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.replace(/\/$/, "").split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(":") || part === given[at]);
}
