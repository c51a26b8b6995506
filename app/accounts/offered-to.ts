import { allowed, type Permission } from "#db/permissions.ts";
import type { UserCard } from "#worker/accounts/tokens.ts";

/** What whoever is signed in is offered: of an organisation that closes nothing that would be refused. For loaders only. */
export function offeredTo({ role, closes_at, is_demo, grant }: UserCard): readonly Permission[] {
  const stays = (it: Permission) => /\.(read|take|share|close)$|^account\./.test(it);
  if (grant) return ["flock.read", ...(grant.has_money ? (["money.read"] as const) : [])];
  // Of the demo everything is seen, and nothing taken along.
  if (is_demo) return allowed(role).filter((it) => /\.read$|^account\./.test(it));
  return allowed(role).filter((it) => !closes_at || stays(it));
}
