import type { LoadContext } from "#app/web/load-context.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { failed, keyOf, returnWith } from "./answers.ts";

/** Takes back what was last done to an egg. */
export async function undoEgg(form: FormData, context: LoadContext, here: string, id: string) {
  const path = `/api/eggs/${encodeURIComponent(id)}/undo`;
  const outcome = await context.api.send<{ data: Egg }>("POST", path, { headers: keyOf(form) });
  if (!outcome.ok) return failed(outcome, context);
  return returnWith(context, { key: "clutches.done.undone", values: { egg: outcome.answer.data.tag } }, here);
}

/** Deletes an egg that was never laid; where it was the only one of its clutch, the way leads to its pair. */
export async function deleteEgg(_form: FormData, context: LoadContext, here: string, id: string, pair_id: string) {
  const outcome = await context.api.send("DELETE", `/api/eggs/${encodeURIComponent(id)}`);
  if (!outcome.ok && outcome.status !== 404) return failed(outcome, context);
  // The clutch went with its only egg.
  const left = await context.api.send("GET", `/api${here}`);
  const pair = pair_id ? `/birds/pairs/${encodeURIComponent(pair_id)}` : "/eggs";
  return returnWith(context, { key: "clutches.done.unlaid" }, left.ok ? here : pair);
}
