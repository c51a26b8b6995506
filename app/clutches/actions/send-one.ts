import type { LoadContext } from "#app/web/load-context.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";
import { eggsFlash, failed, keyOf, returnWith } from "./answers.ts";

/** Writes what happened to the eggs whose ids a form names. */
export async function sendEggEvent(form: FormData, context: LoadContext, here: string) {
  const json = {
    egg_ids: form.getAll("egg_ids").map(String),
    ...(form.get("on") && { on: String(form.get("on")) }),
    ...(form.get("state") && { state: String(form.get("state")) }),
    ...(form.get("foster_pair_id") && { foster_pair_id: String(form.get("foster_pair_id")) }),
    ...(form.has("looked") && { looked: true }),
  };
  const sent = { json, headers: keyOf(form) };
  const outcome = await context.api.send<{ data: { eggs: Egg[] } }>("POST", "/api/eggs/events", sent);
  if (!outcome.ok) return failed(outcome, context);
  return returnWith(context, eggsFlash(outcome.answer.data.eggs, json, context, here), here);
}

/** Takes back what was last done to an egg. */
export async function undoEgg(form: FormData, context: LoadContext, here: string, id: string) {
  const path = `/api/eggs/${encodeURIComponent(id)}/undo`;
  const outcome = await context.api.send<{ data: Egg }>("POST", path, { headers: keyOf(form) });
  if (!outcome.ok) return failed(outcome, context);
  return returnWith(context, { key: "clutches.done.undone", values: { egg: outcome.answer.data.tag } }, here);
}

/** Deletes an egg that was never laid. */
export async function deleteEgg(_form: FormData, context: LoadContext, here: string, id: string) {
  const outcome = await context.api.send("DELETE", `/api/eggs/${encodeURIComponent(id)}`);
  if (!outcome.ok && outcome.status !== 404) return failed(outcome, context);
  // The clutch went with its only egg.
  const left = await context.api.send("GET", `/api${here}`);
  return returnWith(context, { key: "clutches.done.unlaid" }, left.ok ? here : "/eggs");
}

/** Makes the bird of an egg that hatched. */
export async function makeChick(form: FormData, context: LoadContext, here: string) {
  const path = `/api/eggs/${encodeURIComponent(String(form.get("egg_ids")))}/chick`;
  const outcome = await context.api.send<{ data: { identifier: string } }>("POST", path, { headers: keyOf(form) });
  if (!outcome.ok) return failed(outcome, context);
  const values = { ring: outcome.answer.data.identifier };
  return returnWith(context, { key: "clutches.done.chick", values }, here);
}

/** Weans one chick. */
export async function weanChick(form: FormData, context: LoadContext, here: string) {
  const path = `/api/birds/${encodeURIComponent(String(form.get("wean")))}/wean`;
  const outcome = await context.api.send("POST", path, { json: {}, headers: keyOf(form) });
  if (!outcome.ok) return failed(outcome, context);
  return returnWith(context, { key: "clutches.done.weaned", values: { count: 1 } }, here);
}

/** Writes that a chick was lost. */
export async function loseChick(form: FormData, context: LoadContext, here: string) {
  const bird = encodeURIComponent(String(form.get("lost")));
  const json = { on: String(form.get("on") ?? "") || null, cause: String(form.get("cause") ?? "") };
  const sent = { json, headers: keyOf(form) };
  const outcome = await context.api.send<{ data: Bird; undo: string }>("POST", `/api/birds/${bird}/lost`, sent);
  if (!outcome.ok) return failed(outcome, context);
  const { data: lost, undo } = outcome.answer;
  const returning = new URLSearchParams({ deed: undo, return_to: here });
  const values = { ring: lost.identifier };
  return returnWith(context, { key: "clutches.done.lost", values, undo: `/birds/${lost.id}/undo?${returning}` }, here);
}
