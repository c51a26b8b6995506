import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { faultsSaid, keyHeader, type Outcome } from "#app/web/api-client.ts";
import type { Flash } from "#app/web/flash.ts";
import type { Surroundings } from "#app/web/load-context.ts";
import type { Reply } from "#app/web/submit.ts";
import type { Bird } from "#worker/birds/stored/details.ts";
import type { Egg } from "#worker/clutches/told.ts";
import { say } from "#worker/locales/say.ts";
import { sendLaying } from "./send-laying.ts";
import { sendMany } from "./send-many.ts";
import { sendNotes } from "./send-notes.ts";
import { sendWeaning } from "./send-weaning.ts";

type Done = { data: { eggs: Egg[] } };

/** What a refused press is answered with. */
export const faulty = ({ status, problem }: Extract<Outcome<unknown>, { ok: false }>, { language }: Surroundings) =>
  refusedWith({ faults: faultsSaid(problem, language) }, { status });

type Part = "many" | "lay" | "wean" | "notes";
type Refused = { faults: string[] } & Partial<Record<Part, Reply>>;

/** What a form of the page is shown with again: what was wrong with the page's deed, or with which of its forms. */
export const refusedWith = (refused: Partial<Refused>, init: ResponseInit | null) =>
  data<Refused>({ faults: [], ...refused }, init ?? undefined);

/** The header by which a second press is the same deed. */
export const keyOf = (form: FormData) => keyHeader(form.get("idempotency_key"));

/** Does what a form on the page of a clutch asks, and comes back to it with the way to take it back. */
export async function actOnClutch({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get("page"));
  const here = `/clutches/${encodeURIComponent(params.clutchId ?? "")}${page > 1 ? `?page=${page}` : ""}`;
  const [undo, unlay] = [searchParams.get("undo"), searchParams.get("unlay")];
  if (unlay !== null || form.has("unlay")) return takeAway(context, unlay ?? undo ?? "", here);
  if (undo !== null) return takeBack(context, undo, here, keyOf(form));
  if (form.get("form") === "many") return sendMany(form, context, here);
  if (form.get("form") === "lay") return sendLaying(form, context, here);
  if (form.has("chick")) return makeChick(context, form, here);
  if (form.get("form") === "wean") return sendWeaning(form, context, here);
  if (form.get("form") === "notes") return sendNotes(form, context, here);
  if (form.has("wean")) return wean(context, form, here);
  if (form.has("lost")) return lose(context, form, here);
  const json = {
    egg_ids: form.getAll("egg_ids").map(String),
    ...(form.get("on") && { on: String(form.get("on")) }),
    ...(form.get("state") && { state: String(form.get("state")) }),
    ...(form.get("foster_pair_id") && { foster_pair_id: String(form.get("foster_pair_id")) }),
    ...(form.has("looked") && { looked: true }),
  };
  const outcome = await context.api.send<Done>("POST", "/api/eggs/events", { json, headers: keyOf(form) });
  if (!outcome.ok) return faulty(outcome, context);
  return told(context, saidOf(outcome.answer.data.eggs, json, context, here), here);
}

/** What is said of something done to eggs. */
export function saidOf(
  eggs: readonly Egg[],
  { state, foster_pair_id }: { state?: string; foster_pair_id?: string },
  { language }: Surroundings,
  here: string,
): Flash {
  const [first] = eggs;
  const undo = eggs.length === 1 && first ? { undo: `${here}${here.includes("?") ? "&" : "?"}undo=${first.id}` } : {};
  const values = { count: eggs.length, egg: first?.tag ?? "" };
  if (foster_pair_id) return { key: "clutches.done.fostered", values, ...undo };
  const what = say(language, `clutches.states.${state ?? "fertile"}`);
  return { key: "clutches.done.deed", values: { ...values, what }, ...undo };
}

export function told(context: Surroundings, flash: Flash, here: string) {
  context.flash(flash);
  return redirect(here, 303);
}

async function takeBack(context: Surroundings, id: string, here: string, headers: Record<string, string>) {
  const path = `/api/eggs/${encodeURIComponent(id)}/undo`;
  const outcome = await context.api.send<{ data: Egg }>("POST", path, { headers });
  if (!outcome.ok) return faulty(outcome, context);
  return told(context, { key: "clutches.done.undone", values: { egg: outcome.answer.data.tag } }, here);
}

async function takeAway(context: Surroundings, id: string, here: string) {
  const outcome = await context.api.send("DELETE", `/api/eggs/${encodeURIComponent(id)}`);
  if (!outcome.ok && outcome.status !== 404) return faulty(outcome, context);
  // The clutch went with its only egg.
  const left = await context.api.send("GET", `/api${here}`);
  return told(context, { key: "clutches.done.unlaid" }, left.ok ? here : "/eggs");
}

async function makeChick(context: Surroundings, form: FormData, here: string) {
  const path = `/api/eggs/${encodeURIComponent(String(form.get("egg_ids")))}/chick`;
  const outcome = await context.api.send<{ data: { identifier: string } }>("POST", path, { headers: keyOf(form) });
  if (!outcome.ok) return faulty(outcome, context);
  return told(context, { key: "clutches.done.chick", values: { ring: outcome.answer.data.identifier } }, here);
}

async function wean(context: Surroundings, form: FormData, here: string) {
  const path = `/api/birds/${encodeURIComponent(String(form.get("wean")))}/wean`;
  const outcome = await context.api.send("POST", path, { json: {}, headers: keyOf(form) });
  if (!outcome.ok) return faulty(outcome, context);
  return told(context, { key: "clutches.done.weaned", values: { count: 1 } }, here);
}

async function lose(context: Surroundings, form: FormData, here: string) {
  const bird = encodeURIComponent(String(form.get("lost")));
  const json = { on: String(form.get("on") ?? "") || null, cause: String(form.get("cause") ?? "") };
  const sent = { json, headers: keyOf(form) };
  const outcome = await context.api.send<{ data: Bird; undo: string }>("POST", `/api/birds/${bird}/lost`, sent);
  if (!outcome.ok) return faulty(outcome, context);
  const { data: lost, undo } = outcome.answer;
  const returning = new URLSearchParams({ deed: undo, return_to: here });
  const values = { ring: lost.identifier };
  return told(context, { key: "clutches.done.lost", values, undo: `/birds/${lost.id}/undo?${returning}` }, here);
}
