import { redirect } from "@remix-run/cloudflare";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { layingForm } from "#worker/clutches/forms-contract.ts";
import type { Laid } from "#worker/clutches/laying.ts";
import type { PairAnswer } from "#worker/pairs/queries.ts";
import { type LayingPair, refusedWith } from "./answers.ts";

/** Lays eggs as a form says, and goes to their clutch, or back to the page `here`. */
export async function sendLaying(form: FormData, context: LoadContext, here?: string) {
  // One form has a button for today and one for yesterday: two presses, two eggs.
  const key = form.get("idempotency_key");
  if (key && form.has("laid_on")) form.set("idempotency_key", `${key}.${form.get("laid_on")}`);
  const { refused, accepted } = await submit(form, context, layingForm, (input, headers) => {
    const { pair_id, form: _, new_clutch, confirmed, laid_on, ...rest } = input;
    const json = {
      ...rest,
      laid_on: form.has("laid_on") ? (laid_on ?? null) : undefined,
      new_clutch: new_clutch === "on",
      confirmed: confirmed === "on",
    };
    return context.api.send<{ data: Laid }>("POST", `/api/pairs/${encodeURIComponent(pair_id)}/eggs`, {
      json,
      headers,
    });
  });
  if (refused) {
    const pair = here ? undefined : await pairOf(String(form.get("pair_id") ?? ""), context);
    const { reply: lay, is_plan_full } = refused.data;
    return refusedWith({ lay, ...(is_plan_full && { is_plan_full }), ...(pair && { pair }) }, refused.init);
  }
  const { clutch, eggs } = accepted.data;
  const path = `/clutches/${clutch.id}`;
  const [first] = eggs;
  const undo = eggs.length === 1 && first ? { undo: `${path}?unlay=${first.id}&pair=${first.pair.id}` } : {};
  context.flash({ key: "clutches.done.laid", values: { count: eggs.length, egg: first?.tag ?? "" }, ...undo });
  return redirect(here ?? path, 303);
}

/** The number and the hens of a pair, for a page that is not the pair's own; undefined where there is no such pair. */
async function pairOf(pair_id: string, context: LoadContext): Promise<LayingPair | undefined> {
  if (!pair_id) return undefined;
  const outcome = await context.api.send<PairAnswer>("GET", `/api/pairs/${encodeURIComponent(pair_id)}`);
  if (!outcome.ok) return undefined;
  const { number, hens } = outcome.answer.data;
  return { number, birds: hens.map(({ id, ring }) => ({ bird_id: id, ring, side: "hen" as const })) };
}
