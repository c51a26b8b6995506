import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";

const path = "/api/support/grants";

/** Allows a look, or ends one; undefined for a form that asks for neither. */
export async function actOnGrants(form: FormData, context: LoadContext) {
  const intent = form.get("intent");
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 100);
  if (intent === "end") {
    const outcome = await context.api.send("DELETE", recordPath(path, text("id")));
    if (!outcome.ok) return data({ faults: faultTexts(outcome.problem, context.language) }, outcome.status);
    return redirectWithFlash(context, { key: "access.looks.withdrawn", to: "/settings/access" });
  }
  if (intent !== "give") return undefined;
  const ticket_id = text("ticket_id");
  const json = { money: form.get("money") === "on", ...(ticket_id && { ticket_id }) };
  const headers = keyHeader(form.get("idempotency_key"));
  const outcome = await context.api.send("POST", `${path}/`, { json, headers });
  if (!outcome.ok) return data({ faults: faultTexts(outcome.problem, context.language) }, outcome.status);
  const to = ticket_id ? recordPath("/support/tickets", ticket_id) : "/settings/access";
  return redirectWithFlash(context, { key: "access.looks.given", to });
}
