import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack, submit } from "#app/web/submit.ts";
import { ticketReplyDraft, ticketSolveDraft, type WrittenMessage } from "#worker/support/tickets/contract.ts";
import { faultsOfFiles, filesIn, sendFiles, textsOf } from "./sent-files.ts";

/** What one of its people does with a ticket, by the button pressed: `do` is `write` or `solve`. */
export async function actOnTicket(form: FormData, context: LoadContext, id: string) {
  const pressed = form.get("do");
  if (pressed === "write") return write(form, context, id);
  if (pressed === "solve") return solve(form, context, id);
  throw data(null, 400);
}

async function write(form: FormData, context: LoadContext, id: string) {
  const [texts, files] = [textsOf(form), filesIn(form)];
  const faults = faultsOfFiles(files, translator(loadedWords(context.language), context.language));
  if (faults.length > 0) return data({ of: "write" as const, reply: givenBack(texts, { files: faults }) }, 422);
  const { refused, accepted } = await submit(texts, context, ticketReplyDraft, (json, headers) =>
    context.api.send<{ data: WrittenMessage }>("POST", `${recordPath("/api/support/tickets", id)}/messages`, {
      json,
      headers,
    }),
  );
  if (refused) return data({ of: "write" as const, ...refused.data }, refused.init ?? undefined);
  const { ticket_id, number } = accepted.data;
  const unsent = await sendFiles(context, { ticket_id, files, key: texts.get("idempotency_key") });
  const to = `/support/tickets/${encodeURIComponent(ticket_id)}`;
  const outcome = ticket_id === id ? "written" : "follows";
  if (unsent.length === 0)
    return redirectWithFlash(context, { key: `supporttickets.said.${outcome}`, values: { number }, to });
  const values = { faults: unsent.join(" ") };
  return redirectWithFlash(context, { key: "supporttickets.said.written_not_all", values, tone: "error", to });
}

async function solve(form: FormData, context: LoadContext, id: string) {
  const { refused } = await submit(form, context, ticketSolveDraft, (json) =>
    context.api.send("POST", `${recordPath("/api/support/tickets", id)}/solve`, { json }),
  );
  if (refused) return data({ of: "solve" as const, ...refused.data }, refused.init ?? undefined);
  return redirectWithFlash(context, {
    key: "supporttickets.said.solved",
    to: `/support/tickets/${encodeURIComponent(id)}`,
  });
}
