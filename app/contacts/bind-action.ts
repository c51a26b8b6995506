import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack } from "#app/web/submit.ts";
import { translate } from "#worker/locales/translate.ts";
import { takeContact } from "./take-contact.ts";

/** Says who somebody is to a bird, or takes it back, as the pressed button says. */
export async function bindOfForm(form: FormData, context: LoadContext, bird: string) {
  const path = recordPath("/api/contacts/birds", bird);
  const role = String(form.get("role") ?? "");
  if (form.get("do") === "unbind") {
    const outcome = await context.api.send("PUT", path, { json: { role } });
    if (!outcome.ok && outcome.status !== 404) throw data(null, outcome.status);
    return redirectWithFlash(context, {
      key: "contacts.bird.unbound",
      to: `/contacts?bird=${encodeURIComponent(bird)}`,
    });
  }
  const taken = await takeContact(form, context);
  if (taken) return data({ reply: givenBack(form, { contact_name: [taken.message] }), question: taken.question }, 422);
  const contact_name = String(form.get("contact_name") ?? "").trim();
  if (contact_name === "") {
    const message = translate(context.language, "contacts.name.required");
    return data({ reply: givenBack(form, { contact_name: [message] }) }, 422);
  }
  const contact_id = form.get("contact_id")?.toString() || null;
  const json = { role, contact_id, contact_name: contact_id ? null : contact_name };
  const outcome = await context.api.send("PUT", path, { json });
  if (outcome.ok) return redirectWithFlash(context, { key: "contacts.bird.bound", to: recordPath("/birds", bird) });
  const message = outcome.problem.errors?.[0]?.message ?? generalFault(outcome.problem, context.language);
  return data({ reply: givenBack(form, { contact_name: [message] }) }, outcome.status);
}
