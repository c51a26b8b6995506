import type { Role } from "./vocabulary.ts";

/**
 * What somebody may do, the one list of it. `account`: one's own profile, sessions and saved views; `account.secure`: what
 * opens one's own account, its password, second factor and address. `flock.share` makes addresses that open for whoever has
 * them, `data.share` lets the operator look. `members.write` goes up to one's own rank.
 */
export const permissions = [
  ...(["flock.read", "account.read", "account.write", "account.secure"] as const),
  ...(["flock.write", "flock.share", "season.write", "health.write", "stock.write"] as const),
  ...(["money.read", "money.write", "papers.issue", "market.write"] as const),
  ...(["trail.read", "archive.take", "settings.write", "erase", "members.write"] as const),
  ...(["data.share", "billing.write", "organization.close"] as const),
] as const;
export type Permission = (typeof permissions)[number];

// Each role may all up to here: the list stands in the order of ranks.
const last = {
  viewer: "account.secure",
  keeper: "stock.write",
  manager: "members.write",
  owner: "organization.close",
} as const satisfies Record<Role, Permission>;

/**
 * What nobody does at a screen left open: whatever makes rights, keys, factors, addresses or rules, takes everything along
 * or ends it. `always` asks for a password or a code of the last minutes whatever is done, `writing` lets it be looked at.
 */
export const freshness: Partial<Record<Permission, "always" | "writing">> = {
  "account.secure": "always",
  "flock.share": "writing",
  "archive.take": "always",
  "members.write": "writing",
  "data.share": "writing",
  "billing.write": "writing",
  "organization.close": "writing",
};

/** Minutes for which a password or a code counts as just given. */
export const freshMinutes = 15;

/** All that a role may do, in the order of the list. */
export const allowed = (role: Role): readonly Permission[] => permissions.slice(0, permissions.indexOf(last[role]) + 1);

/** Whether a role may do this. */
export const allows = (role: Role, permission: Permission): boolean => allowed(role).includes(permission);

/** Whether somebody of a role may make, change or invite one of another: nobody goes above their own rank. */
export const reaches = (role: Role, other: Role): boolean =>
  allows(role, "members.write") && (other !== "owner" || role === "owner");
