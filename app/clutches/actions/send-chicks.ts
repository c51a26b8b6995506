import { faultTexts, type Outcome } from "#app/web/api-client.ts";
import type { Flash } from "#app/web/flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { translate } from "#worker/locales/translate.ts";
import { keyOf, refusedWith, returnWith } from "./answers.ts";
import { type Chosen, keptOf } from "./chosen.ts";

type Sent = { form: FormData; context: LoadContext; here: string; chosen: readonly Chosen[]; on: string | undefined };

/** Makes the birds of eggs that hatched without one, one after another. */
export async function makeChicks(sent: Sent) {
  const { form, context } = sent;
  const done = await oneByOne(sent, ({ egg_id }) =>
    context.api.send<{ data: Bird }>("POST", `/api/eggs/${egg_id}/chick`, { headers: keyOf(form, `chick.${egg_id}`) }),
  );
  if (done.refused) return done.refused;
  const rings = done.answers.map(({ data }) => data.identifier);
  return returnWith(context, { key: "clutches.done.chick", values: { ring: rings.join(", ") } }, sent.here);
}

/** Writes that chicks died, one after another, each with what may be taken back where it was one. */
export async function loseChicks(sent: Sent) {
  const { form, context, here, on } = sent;
  const json = { on: on ?? null, cause: String(form.get("cause") ?? "") };
  const done = await oneByOne(sent, ({ bird_id }) =>
    context.api.send<{ data: Bird; undo: string }>("POST", `/api/birds/${bird_id}/lost`, {
      json,
      headers: keyOf(form, `lost.${bird_id}`),
    }),
  );
  if (done.refused) return done.refused;
  const values = { ring: done.answers.map(({ data }) => data.identifier).join(", ") };
  const [first, ...others] = done.answers;
  const flash: Flash = { key: "clutches.done.lost", values };
  if (!first || others.length > 0) return returnWith(context, flash, here);
  const returning = new URLSearchParams({ deed: first.undo, return_to: here });
  return returnWith(context, { ...flash, undo: `/birds/${first.data.id}/undo?${returning}` }, here);
}

/** Those before a refused one are done, and are told; it and those behind it stay ticked. */
async function oneByOne<Answer extends { data: Bird }>(
  { form, context, chosen }: Sent,
  send: (egg: Chosen) => Promise<Outcome<Answer>>,
) {
  const answers: Answer[] = [];
  for (const [at, egg] of chosen.entries()) {
    const outcome = await send(egg);
    if (outcome.ok) {
      answers.push(outcome.answer);
      continue;
    }
    const rings = answers.map(({ data }) => data.identifier).join(", ");
    const before = rings ? [translate(context.language, "clutches.done_before", { rings })] : [];
    const faults = [...faultTexts(outcome.problem, context.language), ...before];
    const kept = keptOf(form, chosen.slice(at));
    return { answers, refused: refusedWith({ faults, kept }, { status: outcome.status }) };
  }
  return { answers };
}
