import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { weanForm } from "#worker/clutches/forms-contract.ts";
import { refusedWith, returnWith } from "./answers.ts";

/** Weans the chicks that are ticked, all or none. */
export async function sendWeaning(form: FormData, context: LoadContext, here: string) {
  const { refused, accepted } = await submit(form, context, weanForm, (input, headers) => {
    const { chicks: ids, on, place_id, reason } = input;
    const json = { ids, on: on ?? null, place_id: place_id ?? null, reason: reason ?? null };
    return context.api.send<{ data: { weaned: number } }>("POST", "/api/birds/bulk/wean", { json, headers });
  });
  if (refused) return refusedWith({ wean: refused.data.reply }, refused.init);
  return returnWith(context, { key: "clutches.done.weaned", values: { count: accepted.data.weaned } }, here);
}
