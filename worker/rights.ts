import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { isDemo } from "#db/ids.ts";
import { allows, freshMinutes, freshness, type Permission } from "#db/permissions.ts";
import type { ApiEnv } from "./http.ts";
import { Refusal } from "./refusal.ts";
import type { Grant, Scope } from "./scope.ts";

/**
 * How a route makes sure that it is still the same person: by what they gave lately, where its permission asks for that
 * (`lately`) or whatever its permission is, because it makes a key (`key`); or by the password in its own body.
 */
type Proof = "lately" | "key" | "password";

/**
 * Before a route, behind `authenticate`: refuses `forbidden` whoever may not, and `confirm_needed` whoever may but gave
 * neither password nor code lately, where the permission (`freshness` of `db/permissions.ts`) or the route asks for it and
 * the route does not ask for the password itself; who may pays for what is dear. Through no route is anything changed of the demo,
 * whose visitors see each other's birds, nor of an organisation that closes, but for its people's own accounts and its
 * staying after all.
 */
export function requires(permission: Permission, proof: Proof = "lately"): MiddlewareHandler<ApiEnv> {
  const guard: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const { scope } = c.var;
    const route = `${c.req.method} ${routePath(c).replace(/\/$/, "")}`;
    if (scope.grant) mustOnlyLook(scope, permission, route);
    else mustBeAllowed(scope, permission);
    if (scope.lacks_factor && !permission.startsWith("account.")) throw new Refusal("second_factor_required");
    // What is asked for by POST because it is long, such as birds for labels, is read nonetheless.
    const reads = permission.endsWith(".read") || c.req.method === "GET" || c.req.method === "HEAD";
    if (!reads && scope.closes_at && !stillDone.some((it) => it === permission))
      throw new Refusal("forbidden", {}, { detail: "accounts.closing.read_only" });
    // Read by everybody, it would be taken along whole by each of them.
    if (scope.key) mustBeForKeys(scope.key, { permission, proof, reads });
    const isTaken = permission === "archive.take";
    if ((!reads || isTaken) && isDemo(scope.org_id))
      throw new Refusal("forbidden", {}, { detail: "accounts.demo.closed" });
    const asks = proof === "key" || (proof === "lately" && requiresFreshness(permission, reads));
    if (asks && !isConfirmed(scope)) throw new Refusal("confirm_needed");
    // Whoever looks leaves a line with the first question behind this.
    const pass = () => {
      c.var.look?.(route);
      return next();
    };
    return c.var.pay ? c.var.pay(c, pass) : pass();
  };
  required.set(guard, { permission, proof });
  return guard;
}

// What of an account is asked of whoever looks: whom the pages are for, and the way out.
const ofLooking = ["GET /api/auth/me", "POST /api/auth/logout"];

/** Refuses whoever only looks all but reading what the grant names. */
function mustOnlyLook(scope: Pick<Scope, "role" | "grant">, permission: Permission, route: string): void {
  if (ofLooking.includes(route)) return;
  if (!route.startsWith("GET ") || !may(scope, permission))
    throw new Refusal("forbidden", {}, { detail: "accounts.look.only" });
}

// What makes rights, pays, or says who somebody is, is a person's to do.
const neverForKeys: readonly Permission[] = [
  ...(["account.write", "account.secure", "members.write", "billing.write", "organization.close"] as const),
];

/** Refuses what no key does, whoever made it, and writing by one that only reads. */
function mustBeForKeys({ scope }: NonNullable<Scope["key"]>, { permission, proof, reads }: Wish): void {
  const isForPeople = proof !== "lately" || requiresFreshness(permission, reads);
  if (isForPeople || neverForKeys.includes(permission))
    throw new Refusal("forbidden", {}, { detail: "accounts.keys.never" });
  if (scope === "read" && !reads) throw new Refusal("forbidden", {}, { detail: "accounts.keys.read_only" });
}
type Wish = { permission: Permission; proof: Proof; reads: boolean };

const stillDone: readonly Permission[] = ["account.write", "account.secure", "data.share", "organization.close"];
const required = new WeakMap<object, { permission: Permission; proof: Proof }>();

/** What a handler of a route asks for; undefined for every other handler. Tests try all of them. */
export const requirementOf = (handler: object) => required.get(handler);

const requiresFreshness = (permission: Permission, reads: boolean): boolean =>
  freshness[permission] === "always" || (freshness[permission] === "writing" && !reads);

/** Whether the caller gave a password or a code a moment ago. The demo's visitors have neither, and nothing to lose. */
export const isConfirmed = ({ org_id, confirmed_at, now }: Pick<Scope, "org_id" | "confirmed_at" | "now">): boolean =>
  isDemo(org_id) || Date.parse(confirmed_at) > Date.parse(now) - freshMinutes * 60_000;

/** Whether the caller may do this. */
export const may = ({ role, grant }: Pick<Scope, "role" | "grant">, permission: Permission): boolean =>
  grant ? shownBy(grant).includes(permission) : allows(role, permission);

/** What a grant lets be looked at. */
const shownBy = ({ has_money }: Grant): readonly Permission[] => ["flock.read", ...(has_money ? ofMoney : [])];
const ofMoney = ["money.read"] as const;

/** Refuses `forbidden` unless the caller may do this. */
function mustBeAllowed(scope: Pick<Scope, "role" | "grant">, permission: Permission): void {
  if (!may(scope, permission)) throw new Refusal("forbidden");
}

/** Refuses an `org_id` that is not the caller's own; it never selects data. */
export function ownOrganizationOnly(scope: Scope, org_id: string | undefined): void {
  if (org_id !== undefined && org_id !== scope.org_id) throw new Refusal("forbidden");
}
