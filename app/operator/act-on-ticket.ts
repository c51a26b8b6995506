import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { WordKey } from "#app/locales/dictionary.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { operatorReplyDraft, operatorTicketDraft } from "#worker/support/tickets/contract.ts";
import { pressed } from "./operator-api.ts";

/** A form of the ticket's page that was refused, or a button's faults. */
export type TicketAnswer = { of: "answer" | "set"; reply: Reply } | { of?: undefined; faults: string[] };

/** What an operator does with a ticket, by the `intent` of the form. */
export async function actOnTicket(form: FormData, context: LoadContext, id: string) {
  const intent = form.get("intent");
  form.delete("intent");
  if (intent === "answer") return answer(form, context, id);
  if (intent === "set") return set(form, context, id);
  if (intent === "let_in" || intent === "erase") return settle(form, context, id, intent);
  throw data(null, 400);
}

const pathOf = (id: string) => recordPath("/api/operator/tickets", id);
const done = (context: LoadContext, id: string, key: WordKey) =>
  redirectWithFlash(context, { key, to: recordPath("/operator/tickets", id) });

async function answer(form: FormData, context: LoadContext, id: string) {
  const { refused } = await submit(form, context, operatorReplyDraft, (json, headers) =>
    context.api.send("POST", `${pathOf(id)}/messages`, { json, headers }),
  );
  if (refused) return data({ of: "answer" as const, ...refused.data }, refused.init ?? undefined);
  return done(context, id, "console.ticket.answered");
}

async function set(form: FormData, context: LoadContext, id: string) {
  // A line why it waits belongs to that state alone.
  if (form.get("state") !== "waiting") form.delete("waits_for");
  const { refused } = await submit(form, context, operatorTicketDraft, (json, headers) =>
    context.api.send("PUT", pathOf(id), { json, headers }),
  );
  if (refused) return data({ of: "set" as const, ...refused.data }, refused.init ?? undefined);
  return done(context, id, "console.ticket.set_done");
}

async function settle(form: FormData, context: LoadContext, id: string, intent: "let_in" | "erase") {
  const message = String(form.get("id") ?? "").slice(0, 100);
  const path = recordPath(`${pathOf(id)}/messages`, message);
  const refused = await pressed(context, "PUT", path, { lets_in: intent === "let_in" });
  return refused ?? done(context, id, `console.ticket.${intent}_done`);
}
