import type { MiddlewareHandler } from "hono";
import { isDemo } from "#db/ids.ts";
import { allows, type Permission } from "#db/permissions.ts";
import type { House } from "./http.ts";
import { Refusal } from "./refusal.ts";
import type { Scope } from "./scope.ts";

/**
 * Before a route, behind `authenticate`: refuses `forbidden` whoever may not. Of the demo nothing is changed through any
 * door: its visitors see each other's birds, and nothing else.
 */
export function requires(permission: Permission): MiddlewareHandler<House> {
  const guard: MiddlewareHandler<House> = async (c, next) => {
    const { scope } = c.var;
    mustBeAllowed(scope, permission);
    // What is asked for by POST because it is long, such as birds for labels, is read nonetheless.
    const reads = permission.endsWith(".read") || c.req.method === "GET" || c.req.method === "HEAD";
    if (!reads && isDemo(scope.org_id)) throw new Refusal("forbidden", {}, { detail: "accounts.demo.closed" });
    await next();
  };
  required.set(guard, permission);
  return guard;
}

const required = new WeakMap<object, Permission>();

/** The permission that a handler of a route asks for; undefined for every other handler. Tests try all of them. */
export const permissionOf = (handler: object): Permission | undefined => required.get(handler);

/** Whether the caller may do this. */
export const may = ({ role }: Pick<Scope, "role">, permission: Permission): boolean => allows(role, permission);

/** Refuses `forbidden` unless the caller may do this. */
export function mustBeAllowed(scope: Pick<Scope, "role">, permission: Permission): void {
  if (!may(scope, permission)) throw new Refusal("forbidden");
}

/** Refuses an `org_id` that is not the caller's own; it never selects data. */
export function ownOrganizationOnly(scope: Scope, org_id: string | undefined): void {
  if (org_id !== undefined && org_id !== scope.org_id) throw new Refusal("forbidden");
}

/** Behind this a viewer only reads; every other role also writes. Stands after `authenticate`. */
export const writersWrite: MiddlewareHandler<House> = async (c, next) => {
  if (!reads(c) && c.var.scope.role === "viewer") throw new Refusal("forbidden");
  await next();
};

type Asked = { req: { method: string; path: string } };

// Labels are asked for by POST because their birds are many; nothing is written.
const reads = ({ req: { method, path } }: Asked) =>
  method === "GET" || method === "HEAD" || (method === "POST" && /\/labels(\/pdf)?\/?$/.test(path));

// Crossings are reckoned from what is sent, and whoever looked may leave.
const keepsNothing = /^\/api\/(genetics\/(cross|parents)|auth\/logout)\/?$/;

/** Refuses whatever would change the demo, at whichever door: its visitors see each other's birds, and nothing else. */
export function demoStaysAsItIs(c: Asked, { org_id }: Pick<Scope, "org_id">): void {
  const passes = reads(c) || (c.req.method === "POST" && keepsNothing.test(c.req.path));
  if (isDemo(org_id) && !passes) throw new Refusal("forbidden", {}, { detail: "accounts.demo.closed" });
}

/** Whether the caller runs the organisation: its owner and the managers do. */
export const manages = ({ role }: Pick<Scope, "role">): boolean => role === "owner" || role === "manager";

/** Refuses everyone but the owner and the managers. */
export function managersOnly(scope: Pick<Scope, "role">): void {
  if (!manages(scope)) throw new Refusal("forbidden");
}
