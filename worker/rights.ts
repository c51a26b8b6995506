import type { MiddlewareHandler } from "hono";
import { isDemo } from "#db/ids.ts";
import { allows, type Permission } from "#db/permissions.ts";
import type { House } from "./http.ts";
import { Refusal } from "./refusal.ts";
import type { Scope } from "./scope.ts";

/**
 * Before a route, behind `authenticate`: refuses `forbidden` whoever may not; who may pays for what is dear. Through no
 * door is anything changed of the demo, whose visitors see each other's birds, nor of an organisation that closes, but for
 * its people's own accounts and its staying after all.
 */
export function requires(permission: Permission): MiddlewareHandler<House> {
  const guard: MiddlewareHandler<House> = async (c, next) => {
    const { scope } = c.var;
    mustBeAllowed(scope, permission);
    if (scope.lacks_factor && !permission.startsWith("account.")) throw new Refusal("second_factor_required");
    // What is asked for by POST because it is long, such as birds for labels, is read nonetheless.
    const reads = permission.endsWith(".read") || c.req.method === "GET" || c.req.method === "HEAD";
    if (!reads && scope.closes_at && !stillDone.some((it) => it === permission))
      throw new Refusal("forbidden", {}, { detail: "accounts.closing.read_only" });
    if (!reads && isDemo(scope.org_id)) throw new Refusal("forbidden", {}, { detail: "accounts.demo.closed" });
    return c.var.pay ? c.var.pay(c, next) : next();
  };
  required.set(guard, permission);
  return guard;
}

const stillDone: readonly Permission[] = ["account.write", "organization.close"];
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
