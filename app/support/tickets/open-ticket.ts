import { data } from "@remix-run/cloudflare";
import { findArticles } from "#app/help/find-articles.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack, submit } from "#app/web/submit.ts";
import { type TicketView, ticketDraft } from "#worker/support/tickets/contract.ts";
import { faultsOfFiles, filesIn, sendFiles, textsOf } from "./sent-files.ts";

/** Opens a ticket of what was written, with its files; or shows, where that is asked for, what is explained already. */
export async function openTicket(request: Request, context: LoadContext) {
  const form = await request.formData();
  const [texts, files] = [textsOf(form), filesIn(form)];
  const t = translator(loadedWords(context.language), context.language);
  if (texts.has("look")) {
    const sought = `${texts.get("title") || texts.get("text") || ""}`.slice(0, 300);
    return { reply: givenBack(texts), nearest: findArticles(sought, context.language, 3) };
  }
  const faults = faultsOfFiles(files, t);
  if (faults.length > 0) return data({ reply: givenBack(texts, { files: faults }), nearest: undefined }, 422);
  const along = texts.get("along") === "on" ? contextOf(request, texts) : undefined;
  const { refused, accepted } = await submit(texts, context, ticketDraft, (draft, headers) =>
    context.api.send<{ data: TicketView }>("POST", "/api/support/tickets", {
      json: { ...draft, ...(along && { context: along }) },
      headers,
    }),
  );
  if (refused) return data({ ...refused.data, nearest: undefined }, refused.init ?? undefined);
  const { id, number } = accepted.data;
  const unsent = await sendFiles(context, { ticket_id: id, files, key: texts.get("idempotency_key") });
  const to = `/support/tickets/${id}`;
  if (unsent.length === 0)
    return redirectWithFlash(context, { key: "supporttickets.said.asked", values: { number }, to });
  const values = { number, faults: unsent.join(" ") };
  return redirectWithFlash(context, { key: "supporttickets.said.not_all", values, tone: "error", to });
}

/** What goes along: where one came from, with what, and the number of a fault. The plan the API knows. */
function contextOf(request: Request, form: FormData) {
  const listed = (name: string) => String(form.get(name) ?? "").slice(0, name === "request_id" ? 100 : 300);
  return {
    ...(listed("page") && { page: listed("page") }),
    ...(listed("request_id") && { request_id: listed("request_id") }),
    browser: (request.headers.get("User-Agent") ?? "").slice(0, 300),
  };
}
