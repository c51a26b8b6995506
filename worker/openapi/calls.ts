import type { RouterRoute } from "hono/types";
import type { Permission } from "#db/permissions.ts";
import { contractOf } from "#worker/http.ts";
import type { CallReference } from "#worker/kit/room.ts";
import { requirementOf } from "#worker/rights.ts";

type Contract = NonNullable<ReturnType<typeof contractOf>>;
/** One call as it is mounted, with what its handlers ask for. */
export type Call = CallReference & {
  /** `GET /api/birds/:id`. */
  name: string;
  method: string;
  path: string;
  permission: Permission | undefined;
  contracts: Partial<Record<Contract["target"], Contract["schema"]>>;
};

type Mounted = Pick<RouterRoute, "method" | "path" | "handler">;
type Reference = ReadonlyMap<string, CallReference>;

/**
 * The calls that are mounted and have a summary. A room that stands in front of another's call, such as the shelf before
 * the courses, is asked first, so its contract is the one that counts.
 */
export function callsOf(routes: readonly Mounted[], reference: Reference): Call[] {
  const calls = new Map<string, Call>();
  for (const { method, path, handler } of routes) {
    const name = nameOf(method, path);
    const known = reference.get(name);
    if (!known) continue;
    const call = calls.get(name) ?? {
      ...known,
      name,
      method,
      path: pathOf(path),
      permission: undefined,
      contracts: {},
    };
    calls.set(name, call);
    const contract = contractOf(handler);
    if (contract) call.contracts[contract.target] ??= contract.schema;
    call.permission ??= requirementOf(handler)?.permission;
  }
  // As rooms stand and as each tells them, not as paths are tried.
  return [...reference.keys()].flatMap((name) => calls.get(name) ?? []);
}

/** How a call is named in the summaries of its room. */
export const nameOf = (method: string, path: string): string => `${method} ${pathOf(path)}`;
const pathOf = (path: string) => path.replace(/\/$/, "");
