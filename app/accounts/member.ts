import { data, redirect } from "@remix-run/cloudflare";
import { offeredTo } from "#app/accounts/offered-to.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { allows, type Permission } from "#db/permissions.ts";
import type { Me } from "#worker/accounts/contract.ts";

/** For a signed-in page that reads nothing else: asks who is there, so that no ended session and no unproven address sees it. */
export async function requireMember(context: LoadContext): Promise<void> {
  const { data: me } = await context.api.get<{ data: Me }>("/api/auth/me");
  if (!me.is_verified) throw redirect("/confirm-email", { headers: { "X-Remix-Reload-Document": "true" } });
}

/** For a page that is nothing but an action: whoever may not is told so before anything is asked. */
export function requireMay({ viewer }: LoadContext, permission: Permission): void {
  const may = viewer?.grant ? offeredTo(viewer).includes(permission) : viewer && allows(viewer.role, permission);
  if (viewer && !may) throw data(null, 403);
}
