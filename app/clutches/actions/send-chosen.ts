import { takePlace } from "#app/birds/picker/meant.ts";
import { faultTexts, type Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { Caution } from "#worker/clutches/eggs/writing.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Problem } from "#worker/problem.ts";
import { eggsFlash, keyOf, refusedWith, returnWith } from "./answers.ts";
import { type Chosen, chosenIn, dayChosen, keptOf } from "./chosen.ts";
import { takeNest } from "./nest-picks.ts";
import { loseChicks, makeChicks } from "./send-chicks.ts";

type Sent = { form: FormData; context: LoadContext; here: string; chosen: readonly Chosen[]; on: string | undefined };

/** Does one thing to the eggs that were ticked, or to their chicks: to all of them or to none. */
export async function sendChosen(form: FormData, context: LoadContext, here: string) {
  const { language } = context;
  const chosen = chosenIn(form);
  const on = dayChosen(form);
  const act = String(form.get("do") ?? "");
  const refuse = (code: string, status = 422) =>
    refusedWith({ faults: [translate(language, code)], kept: keptOf(form, chosen) }, { status });
  if (chosen.length === 0) return refuse("clutches.nothing");
  if (on === null) return refuse("clutches.on.unsaid");
  const sent: Sent = { form, context, here, chosen, on };
  if (act === "chick") return makeChicks(sent);
  if (act !== "wean" && act !== "lost") return sendEvent(sent, act);
  const childless = chosen.filter(({ bird_id }) => bird_id === undefined);
  if (childless.length > 0) {
    const faults = childless.map(({ number }) => translate(language, "clutches.no_chick.of", { number }));
    return refusedWith({ faults, kept: keptOf(form, chosen) }, { status: 422 });
  }
  return act === "wean" ? weanChosen(sent) : loseChicks(sent);
}

async function sendEvent({ form, context, here, chosen, on }: Sent, act: string) {
  const open = act === "foster" ? await takeNest(form, context, "foster_pair_id") : undefined;
  if (open) {
    const questions = { foster_pair_id: open.question };
    return refusedWith({ faults: [open.message], kept: keptOf(form, chosen), questions }, { status: 422 });
  }
  const what = whatOf(act, form);
  const json = {
    egg_ids: chosen.map(({ egg_id }) => egg_id),
    versions: Object.fromEntries(chosen.map(({ egg_id, version }) => [egg_id, version])),
    ...(on && { on }),
    ...what,
  };
  const sent = { json, headers: keyOf(form, act) };
  const outcome = await context.api.send<{ data: { eggs: Egg[] }; warnings: Caution[] }>(
    "POST",
    "/api/eggs/events",
    sent,
  );
  if (!outcome.ok) return notDone({ form, context, chosen }, outcome);
  const { data, warnings } = outcome.answer;
  const caution = warnings[0]?.message;
  return returnWith(context, eggsFlash(data.eggs, { ...json, caution }, context, here), here);
}

/** What a button sends: another nest, a tray or none, a look, or a state. */
function whatOf(act: string, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? "");
  if (act === "foster") return { foster_pair_id: field("foster_pair_id") };
  if (act === "tray")
    return { tray_id: field("tray_id") || unchosen, ...(field("reason") && { reason: field("reason") }) };
  if (act === "untray") return { tray_id: null };
  return act === "looked" ? { looked: true } : { state: act };
}
// None would take the eggs out of their machine.
const unchosen = "none";

/** Weans the chicks together, and moves them where the form says so. */
async function weanChosen({ form, context, here, chosen, on }: Sent) {
  const open = await takePlace(form, context);
  if (open) {
    const questions = { place_id: open.question };
    return refusedWith({ faults: [open.message], kept: keptOf(form, chosen), questions }, { status: 422 });
  }
  const field = (name: string) => String(form.get(name) ?? "") || null;
  const ids = chosen.map(({ bird_id }) => bird_id);
  const json = { ids, on: on ?? null, place_id: field("place_id"), reason: field("reason") };
  const sent = { json, headers: keyOf(form, "wean") };
  const outcome = await context.api.send<{ data: { weaned: number }; warnings: Caution[] }>(
    "POST",
    "/api/birds/bulk/wean",
    sent,
  );
  if (!outcome.ok) return notDone({ form, context, chosen }, outcome);
  const { data, warnings } = outcome.answer;
  const [caution] = warnings;
  const values = { count: data.weaned };
  if (!caution) return returnWith(context, { key: "clutches.done.weaned", values }, here);
  return returnWith(
    context,
    { key: "clutches.done.weaned.but", values: { ...values, caution: caution.message } },
    here,
  );
}

type Refusal = Extract<Outcome<unknown>, { ok: false }>;

/** What a refused press is answered with: everything as it was ticked and typed, and what stands in the way. */
function notDone({ form, context, chosen }: Pick<Sent, "form" | "context" | "chosen">, { status, problem }: Refusal) {
  const kept = keptOf(form, chosen);
  // A place that is too full wants a reason: its box appears.
  if (problem.errors?.some(({ path }) => path === "reason")) kept.typed.reason ??= "";
  return refusedWith({ faults: faultsOf(problem, context), kept }, { status });
}

/** Egg by egg where several stand in the way. */
function faultsOf(problem: Problem, { language }: LoadContext): string[] {
  const stuck = Array.isArray(problem.current) ? (problem.current as Array<Pick<Egg, "number" | "state">>) : [];
  if (stuck.length < 2) return faultTexts(problem, language);
  const each = stuck.map(({ number, state }) =>
    translate(language, "clutches.stuck.of", { egg: number, state: translate(language, `clutches.states.${state}`) }),
  );
  return [translate(language, `clutches.stuck.${problem.code === "stale" ? "moved" : "illegal"}`), ...each];
}
