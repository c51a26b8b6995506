import { data } from "@remix-run/cloudflare";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { webhookDraft } from "#worker/webhooks/contract.ts";

const here = "/settings/webhooks";

/** What came of a form of the page of webhooks. */
export type WebhookAnswer = { secret?: string; reply?: Reply; fault?: string; faults?: string[] };
type WebhookAction = (form: FormData, context: LoadContext) => Promise<unknown>;

/** What the page of webhooks can do, by the `intent` of the form that asks for it. */
export const webhookActions: Record<string, WebhookAction> = { make, resume, remove };

const named = (form: FormData) => recordPath("/api/webhooks", String(form.get("id") ?? "").slice(0, 100));

async function make(form: FormData, context: LoadContext) {
  const { refused, accepted } = await submit(form, context, webhookDraft, (json, headers) =>
    context.api.send<{ data: { secret: string } }>("POST", "/api/webhooks", { json, headers }),
  );
  // It is shown in the answer itself: no address and no cookie ever holds it.
  return refused ?? { secret: accepted.data.secret };
}

async function resume(form: FormData, context: LoadContext) {
  const outcome = await context.api.send("POST", `${named(form)}/resume`, { json: {} });
  if (outcome.ok) return redirectWithFlash(context, { key: "webhooks.resumed", to: here });
  return data({ faults: faultTexts(outcome.problem, context.language) }, outcome.status);
}

function remove(form: FormData, context: LoadContext) {
  return deleteRecord(form, context, { path: named(form), words: "webhooks.remove", list: here });
}
