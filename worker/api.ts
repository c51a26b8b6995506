import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { awayBehind } from "#db/away.ts";
import type { OpenDatabase } from "#db/open.ts";
import { authenticate, verified } from "./accounts/authenticate.ts";
import { signupFlow } from "./accounts/flow-routes.ts";
import { networkOf } from "./accounts/rates.ts";
import { auth, organizations } from "./accounts/routes.ts";
import { views } from "./accounts/view-routes.ts";
import { addressOf } from "./accounts/visitor.ts";
import { archive, bringsArchive } from "./archive/routes.ts";
import { birds } from "./birds/routes.ts";
import { paid } from "./effort/purse.ts";
import { type Env, isRelaxed } from "./env.ts";
import { birdsExport } from "./exports/routes.ts";
import { birdsBulk } from "./flock/bulk-routes.ts";
import { flock } from "./flock/routes.ts";
import { speciesProfile } from "./flock/species-routes.ts";
import { statuses } from "./flock/status-routes.ts";
import { birdsTrash } from "./flock/trash-routes.ts";
import { genetics } from "./genetics/routes.ts";
import { birdsGenetics, mutationRemoval } from "./genotypes/routes.ts";
import { health } from "./health.ts";
import { lodgings, moves } from "./housing/routes.ts";
import type { House } from "./http.ts";
import { smallBody, wholeTexts } from "./http.ts";
import { birdsImport, bringsTable } from "./imports/routes.ts";
import { birdLabelling, placeLabelling } from "./labels/routes.ts";
import { scan } from "./labels/scan-routes.ts";
import { say } from "./locales/say.ts";
import { mailbox } from "./mail/routes.ts";
import { birdsKinship, flockKinship } from "./mating/routes.ts";
import { birdsPedigree, sharedPedigrees } from "./pedigrees/routes.ts";
import { birdsPhotos, bringsPhotos, photos } from "./photos/routes.ts";
import { places } from "./places/routes.ts";
import { languageOf, refusalBehind, refuse } from "./problem.ts";
import { newPurse, type Purse } from "./purse.ts";
import { birdsRecord } from "./record/routes.ts";
import { Refusal } from "./refusal.ts";
import { report, reportAway } from "./report.ts";
import { writersWrite } from "./rights.ts";
import { ringColourSettings } from "./rings/routes.ts";
import { species } from "./species/routes.ts";
import { contact } from "./support/routes.ts";
import { birdTrail, trail } from "./trail/routes.ts";

/** The whole API over a way to open the database; production and tests differ in that way only. */
export function houseApi(open: OpenDatabase, purse = newPurse()) {
  const api = new Hono<House>({ strict: false });
  api.use(everyRequest(open, purse));
  api.use(wholeTexts);
  // Files have their own, larger limit.
  api.use((c, next) => (bringsFiles(c) ? next() : smallBody(c, next)));
  api.use("/api/*", floodBrake);
  api.route("/api/health", health());
  api.route("/api/organizations", organizations);
  api.route("/api/auth", auth);
  api.route("/api/signup-flow", signupFlow);
  api.route("/api/contact", contact);
  api.use("/api/shared/*", paid);
  api.route("/api/shared/pedigrees", sharedPedigrees);
  api.route("/dev", mailbox);
  for (const path of [
    "/api/birds",
    "/api/photos",
    "/api/statuses",
    "/api/ring-colours",
    "/api/bird-species",
    "/api/places",
    "/api/scan",
  ])
    api.use(`${path}/*`, authenticate, verified, writersWrite, paid);
  api.use("/api/genetics/*", authenticate, verified);
  api.route("/api/genetics", genetics);
  api.route("/api/genetics", mutationRemoval);
  api.use("/api/archive/*", authenticate, verified, writersWrite, paid);
  api.route("/api/archive", archive);
  api.use("/api/views/*", authenticate, verified);
  api.route("/api/birds/import", birdsImport);
  api.route("/api/birds/export", birdsExport);
  api.route("/api/birds/kinship", flockKinship);
  api.route("/api/birds/move", moves);
  api.route("/api/birds/labels", birdLabelling);
  api.route("/api/birds/trash", birdsTrash);
  api.route("/api/birds/bulk", birdsBulk);
  api.route("/api/birds", birdsGenetics);
  api.route("/api/birds", flock);
  api.route("/api/birds", birds);
  api.route("/api/birds", birdsRecord);
  api.route("/api/birds", birdsKinship);
  api.route("/api/birds", birdsPedigree);
  api.route("/api/birds", birdTrail);
  api.route("/api/birds", birdsPhotos);
  api.route("/api/photos", photos);
  api.route("/api/ring-colours", ringColourSettings);
  api.route("/api/statuses", statuses);
  api.route("/api/bird-species", speciesProfile);
  api.route("/api/bird-species", species);
  api.route("/api/views", views);
  api.route("/api/places/labels", placeLabelling);
  api.route("/api/places", lodgings);
  api.route("/api/scan", scan);
  api.route("/api/places", places);
  api.use("/api/audit/*", authenticate, verified, paid);
  api.route("/api/audit", trail);
  api.notFound((c) => methodRefused(c, api) ?? refuse(c, new Refusal("missing")));
  api.onError(answerError);
  return api;
}

function everyRequest(open: OpenDatabase, purse: Purse) {
  return createMiddleware<House>(async (c, next) => {
    const started = Date.now();
    const request_id = c.req.header("X-Request-Id") ?? crypto.randomUUID();
    c.set("request_id", request_id);
    c.set("now", new Date(started).toISOString());
    c.set("opened", open(c.env));
    c.set("purse", purse);
    await next();
    c.var.opened.unhurried();
    const { trips, ms } = c.var.opened.asked();
    c.header("X-Request-Id", request_id);
    c.header("Server-Timing", `db;dur=${ms};desc="${trips}", render;dur=${Math.max(0, Date.now() - started - ms)}`);
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

// Each of them has its limit at its route, behind the door.
function bringsFiles({ req }: Context<House>): boolean {
  const { method, path } = req;
  const isForm = (req.header("Content-Type") ?? "").toLowerCase().startsWith("multipart/form-data");
  return isForm && [bringsTable, bringsArchive, bringsPhotos].some((brings) => brings(method, path));
}

/** The first filter, at the edge and per location. */
const floodBrake = createMiddleware<House>(async (c, next) => {
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

function answerError(error: Error, c: Context<House>) {
  const refusal = error instanceof HTTPException ? refusalOfHono(error) : refusalBehind(error);
  const away = awayBehind(error);
  if (away) reportAway(c.var.request_id, away);
  if (refusal) return refuse(c, refusal);
  report(c.var.request_id, error);
  const language = languageOf(c.req.header("Accept-Language"));
  const problem = {
    type: "urn:voliera:problem:bug",
    title: say(language, "refusals.bug.title"),
    status: 500,
    detail: say(language, "refusals.bug.detail"),
    code: "bug",
  };
  return c.body(JSON.stringify(problem), 500, { "Content-Type": "application/problem+json; charset=utf-8" });
}

const refusalOfHono = (error: HTTPException) =>
  error.status === 413 ? new Refusal("too_large") : new Refusal("malformed");

/** 405 with Allow, when the path exists under other methods. */
function methodRefused(c: Context<House>, api: Hono<House>) {
  const path = c.req.path.replace(/\/$/, "");
  const allowed = new Set(
    api.routes.filter((route) => route.method !== "ALL" && matches(route.path, path)).map((route) => route.method),
  );
  if (allowed.size === 0) return undefined;
  const language = languageOf(c.req.header("Accept-Language"));
  const problem = {
    type: "urn:voliera:problem:method",
    title: say(language, "refusals.method.title"),
    status: 405,
    detail: say(language, "refusals.method.detail"),
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
