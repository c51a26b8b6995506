import { data } from "@remix-run/cloudflare";
import { chosenBirds } from "#app/health/whom/chosen-birds.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack, type Reply, submit } from "#app/web/submit.ts";
import { healthShareDraft } from "#worker/health/shares/contract.ts";
import type { HealthShare } from "#worker/health/shares/shares.ts";
import type { ShareAgain } from "./new-share.tsx";

/** Where the links stand. */
const to = "/health?shares";

/** Makes a link for the vet, or closes the one that `revoke` names; with `more` only lists one more bird. */
export async function actOnShares(form: FormData, context: LoadContext) {
  const revoked = form.get("revoke");
  if (typeof revoked === "string") {
    const outcome = await context.api.send("DELETE", recordPath("/api/health-shares", revoked));
    // A link that somebody else revoked just before counts as success.
    if (outcome.ok || outcome.status === 404) return redirectWithFlash(context, { key: "shares.revoked", to });
    const message = generalFault(outcome.problem, context.language);
    return redirectWithFlash(context, { key: "courses.said.refused", values: { message }, tone: "error", to });
  }
  const { birds, listed, question, fault } = await chosenBirds(form, context);
  const again = (reply: Reply): ShareAgain => ({ listed, ticked: birds, question, reply });
  const open: Record<string, string[]> = fault ? { bird_ids: [fault] } : {};
  if (form.has("more") || fault) return data(again(givenBack(form, open)), fault ? 422 : 200);
  for (const { id } of birds) form.append("bird_ids", id);
  const { refused } = await submit(form, context, healthShareDraft, (json, headers) =>
    context.api.send<{ data: HealthShare }>("POST", "/api/health-shares", { json, headers }),
  );
  if (refused) return data(again(refused.data.reply), refused.init ?? undefined);
  return redirectWithFlash(context, { key: "shares.made", to });
}
