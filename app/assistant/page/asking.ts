import { data, redirect } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { questionDraft, type TurnView, threadDraft } from "#worker/assistant/tools/contract.ts";
import { articlesOf } from "./load.ts";

const here = "/ai-assistant";
const threads = "/api/assistant/threads";

/** A thread on its page, at one of its turns. */
const threadAt = (thread_id: string, turn_id = "") =>
  `${here}?${new URLSearchParams({ thread: thread_id })}${turn_id && `#${encodeURIComponent(turn_id)}`}`;

/** What somebody does on the page, by the button pressed. */
export async function actOnAssistant(form: FormData, context: LoadContext) {
  const act = actions.get(String(form.get("do")));
  if (!act) throw data(null, 400);
  return act(form, context);
}

type Action = (form: FormData, context: LoadContext) => ReturnType<typeof ask | typeof agree | typeof rename>;
const actions = new Map<string, Action>([
  ["ask", ask],
  ["confirm", (form, context) => agree(form, context, "confirm")],
  ["undo", (form, context) => agree(form, context, "undo")],
  ["mark", mark],
  ["rename", rename],
  ["delete", remove],
]);

// In a form what was looked up before is one text; nothing is kept of the demo but that.
const boxDraft = questionDraft.omit({ before: true });

async function ask(form: FormData, context: LoadContext) {
  const before = parsed(form.get("before"));
  const { refused, accepted } = await submit(form, context, boxDraft, (draft, headers) =>
    context.api.send<{ data: TurnView }>("POST", "/api/assistant/questions", {
      json: before ? { ...draft, before } : draft,
      headers,
    }),
  );
  if (refused) return refused;
  const turn = accepted.data;
  if (context.viewer?.is_demo) return data({ turn, articles: articlesOf([turn]) });
  return redirect(threadAt(turn.thread_id, turn.id), 303);
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === "string" && text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Agrees to what a turn proposes, or takes it back; what changed meanwhile, or came too late, the turn itself shows. */
async function agree(form: FormData, context: LoadContext, what: "confirm" | "undo") {
  const [id, thread_id] = [String(form.get("turn_id")), String(form.get("thread_id"))];
  const outcome = await context.api.send("POST", `${recordPath("/api/assistant/turns", id)}/${what}`);
  const isShown = outcome.ok || (what === "confirm" && (outcome.status === 409 || outcome.status === 410));
  if (isShown) return redirect(threadAt(thread_id, id), 303);
  return data({ fault: { id, text: generalFault(outcome.problem, context.language) } }, outcome.status);
}

async function mark(form: FormData, context: LoadContext) {
  const [id, thread_id] = [String(form.get("turn_id")), String(form.get("thread_id"))];
  const json = { mark: form.get("mark"), share: form.get("share") === "on" };
  const outcome = await context.api.send("POST", `${recordPath("/api/assistant/turns", id)}/mark`, { json });
  if (outcome.ok) return redirectWithFlash(context, { key: "assistant.marked", to: threadAt(thread_id, id) });
  return data({ fault: { id, text: generalFault(outcome.problem, context.language) } }, outcome.status);
}

async function rename(form: FormData, context: LoadContext) {
  const id = String(form.get("thread"));
  const { refused } = await submit(form, context, threadDraft, (json) =>
    context.api.send("PUT", recordPath(threads, id), { json }),
  );
  if (refused?.init?.status === 409)
    return redirectWithFlash(context, { key: "assistant.stale", tone: "error", to: threadAt(id) });
  if (refused) return data({ renaming: refused.data.reply }, refused.init ?? undefined);
  return redirectWithFlash(context, { key: "assistant.renamed", to: threadAt(id) });
}

/** Deletes a thread, or all of them; what is gone already is gone as well. */
async function remove(form: FormData, context: LoadContext) {
  const id = form.get("thread");
  const outcome = await context.api.send("DELETE", id ? recordPath(threads, String(id)) : threads);
  const key = id ? ("assistant.delete.done" as const) : ("assistant.delete_all.done" as const);
  if (outcome.ok || outcome.status === 404) return redirectWithFlash(context, { key, to: here });
  return data({ fault: { id: "", text: generalFault(outcome.problem, context.language) } }, outcome.status);
}
