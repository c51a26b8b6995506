import { data } from "@remix-run/cloudflare";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import { faultTexts } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Caution } from "#worker/clutches/eggs/writing.ts";
import { keyOf, returnWith } from "../actions/answers.ts";

/** What was typed and not taken, by the eggs' ids; and what is wrong with it. */
type Refused = { faults: string[]; typed: Record<string, string> };

const named = /^grams-(egg_\w{1,60})$/;

/** Sends what was typed into a table of weights: an emptied box takes the weighing of that day away. */
export async function sendWeights(form: FormData, context: LoadContext, here: string) {
  const on = String(form.get("on") ?? "");
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, id] = named.exec(name) ?? [];
    if (id) typed[id] = String(value).trim();
  }
  const was = (id: string) => String(form.get(`was-${id}`) ?? "");
  const changed = Object.entries(typed).filter(([id, grams]) => grams !== was(id));
  const refuse = (faults: string[], status: number) => data<Refused>({ faults, typed }, { status });
  if (changed.length === 0) {
    const t = translator(loadedWords(context.language), context.language);
    return refuse([t("trays.weights.nothing")], 422);
  }
  const weights = changed.map(([egg_id, grams]) => ({ egg_id, on, grams: grams === "" ? null : grams }));
  type Answer = { data: { weights: unknown[] }; warnings: Caution[] };
  const sent = { json: { weights }, headers: keyOf(form) };
  const outcome = await context.api.send<Answer>("POST", "/api/eggs/weights", sent);
  if (!outcome.ok) return refuse(faultTexts(outcome.problem, context.language), outcome.status);
  const caution = outcome.answer.warnings.map(({ message }) => message).join(" ");
  const values = { count: changed.length };
  if (caution) return returnWith(context, { key: "trays.weights.done.but", values: { ...values, caution } }, here);
  return returnWith(context, { key: "trays.weights.done", values }, here);
}
