import type { MiddlewareHandler } from "hono";
import type { House } from "./http.ts";
import { Refusal } from "./refusal.ts";
import type { Scope } from "./scope.ts";

/** Behind this a viewer only reads; every other role also writes. Stands after `authenticate`. */
export const writersWrite: MiddlewareHandler<House> = async (c, next) => {
  // Labels are asked for by POST because their birds are many; nothing is written.
  const reads = c.req.method === "GET" || c.req.method === "HEAD" || /\/labels(\/pdf)?\/?$/.test(c.req.path);
  if (!reads && c.var.scope.role === "viewer") throw new Refusal("forbidden");
  await next();
};

/** Refuses an `org_id` that is not the caller's own; it never selects data. */
export function ownOrganizationOnly(scope: Scope, org_id: string | undefined): void {
  if (org_id !== undefined && org_id !== scope.org_id) throw new Refusal("forbidden");
}

/** Whether the caller runs the organisation: its owner and the managers do. */
export const manages = ({ role }: Pick<Scope, "role">): boolean => role === "owner" || role === "manager";

/** Refuses everyone but the owner and the managers. */
export function managersOnly(scope: Pick<Scope, "role">): void {
  if (!manages(scope)) throw new Refusal("forbidden");
}
