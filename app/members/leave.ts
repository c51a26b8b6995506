import { redirect } from "@remix-run/cloudflare";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { leaving } from "#worker/members/contract.ts";

/** Takes the reader out of the organisation; why not, the form says. */
export async function leaveOrganization(form: FormData, context: LoadContext) {
  const { refused } = await submit(form, context, leaving, (json) =>
    context.api.send("POST", "/api/members/leave", { json }),
  );
  if (refused) return refused;
  context.signOut();
  context.flash({ key: "profile.leave.done" });
  return redirect("/login", { status: 303, headers: { "X-Remix-Reload-Document": "true" } });
}
