import type { Role } from "./vocabulary.ts";

/**
 * What somebody may do, the one list of it. `account`: one's own profile, sessions and saved views. `members.write` goes
 * up to one's own rank.
 */
export const permissions = [
  ...(["flock.read", "account.read", "account.write"] as const),
  ...(["flock.write", "season.write", "health.write", "stock.write"] as const),
  ...(["money.read", "money.write", "papers.issue", "market.write"] as const),
  ...(["trail.read", "archive.take", "settings.write", "erase", "members.write"] as const),
  ...(["billing.write", "organization.close"] as const),
] as const;
export type Permission = (typeof permissions)[number];

// Each role may all up to here: the list stands in the order of ranks.
const last = {
  viewer: "account.write",
  keeper: "stock.write",
  manager: "members.write",
  owner: "organization.close",
} as const satisfies Record<Role, Permission>;

/** All that a role may do, in the order of the list. */
export const allowed = (role: Role): readonly Permission[] => permissions.slice(0, permissions.indexOf(last[role]) + 1);

/** Whether a role may do this. */
export const allows = (role: Role, permission: Permission): boolean => allowed(role).includes(permission);

/** Whether somebody of a role may make, change or invite one of another: nobody goes above their own rank. */
export const reaches = (role: Role, other: Role): boolean =>
  allows(role, "members.write") && (other !== "owner" || role === "owner");
