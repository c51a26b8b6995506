import { data } from "@remix-run/cloudflare";
import { chosenBirds } from "#app/health/whom/chosen-birds.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack, type Reply, submit } from "#app/web/submit.ts";
import { handoverForm } from "#worker/legal/handover/contract.ts";
import type { Handover } from "#worker/legal/handover/rows.ts";
import type { OfferAgain } from "./new-offer.tsx";

const to = "/legal-forms/handovers";

/** Offers birds, or takes back the offer that `withdraw` names; with `more` only lists one more bird. */
export async function actOnHandovers(form: FormData, context: LoadContext) {
  const withdrawn = form.get("withdraw");
  if (typeof withdrawn === "string") {
    const outcome = await context.api.send("POST", `${recordPath("/api/handovers", withdrawn)}/withdraw`, { json: {} });
    if (outcome.ok) return redirectWithFlash(context, { key: "handover.said.withdrawn", to });
    const message = generalFault(outcome.problem, context.language);
    return redirectWithFlash(context, { key: "handover.said.no", values: { message }, tone: "error", to });
  }
  const { birds, listed, question, fault } = await chosenBirds(form, context);
  const again = (reply: Reply): OfferAgain => ({ listed, ticked: birds, question, reply, takes: form.getAll("takes") });
  const open: Record<string, string[]> = fault ? { bird_ids: [fault] } : {};
  if (form.has("more") || fault) return data(again(givenBack(form, open)), fault ? 422 : 200);
  for (const { id } of birds) form.append("bird_ids", id);
  const { refused } = await submit(form, context, handoverForm, (json, headers) =>
    context.api.send<{ data: Handover }>("POST", "/api/handovers", { json, headers }),
  );
  if (refused) return data(again(refused.data.reply), refused.init ?? undefined);
  const email = String(form.get("email") ?? "").trim();
  return redirectWithFlash(
    context,
    email === "" ? { key: "handover.said.offered", to } : { key: "handover.said.mailed", values: { email }, to },
  );
}
