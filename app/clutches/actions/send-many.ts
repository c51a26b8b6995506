import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";
import { manyForm } from "#worker/clutches/forms-contract.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Problem } from "#worker/problem.ts";
import { eggsFlash, refusedWith, returnWith } from "./answers.ts";

/** Does one thing to the eggs whose numbers a form says. */
export async function sendMany(form: FormData, context: LoadContext, here: string) {
  const { refused, accepted } = await submit(form, context, manyForm, async ({ numbers, state, on }, headers) => {
    const { data: page } = await context.api.get<{ data: ClutchPage }>(`/api${here.replace(/\?.*$/, "")}`);
    const by = new Map(page.eggs.map((egg) => [egg.number, egg.id]));
    const wanted = numbers ?? [];
    const unknown = wanted.find((number) => !by.has(number));
    if (unknown !== undefined) return nobodys(context, unknown);
    const json = { egg_ids: wanted.map((number) => by.get(number)), ...whatOf(state), on: on ?? null };
    const outcome = await context.api.send<{ data: { eggs: Egg[] } }>("POST", "/api/eggs/events", { json, headers });
    return outcome.ok ? outcome : { ...outcome, problem: asTyped(outcome.problem) };
  });
  if (refused) return refusedWith({ many: refused.data.reply }, refused.init);
  return returnWith(context, eggsFlash(accepted.data.eggs, whatOf(String(form.get("state"))), context, here), here);
}

const whatOf = (wanted: string) => (wanted.startsWith("pair_") ? { foster_pair_id: wanted } : { state: wanted });

/** A nest is chosen in the box of states, and a fault of it is told there. */
const asTyped = ({ errors, ...problem }: Problem): Problem => ({
  ...problem,
  ...(errors && { errors: errors.map((it) => (it.path === "foster_pair_id" ? { ...it, path: "state" } : it)) }),
});

function nobodys({ language }: LoadContext, number: number) {
  const code = "clutches.numbers.unknown";
  const message = translate(language, code, { number });
  const problem: Problem = {
    type: "urn:voliera:problem:invalid",
    title: message,
    status: 422,
    detail: message,
    code: "invalid",
    errors: [{ path: "numbers", code, message }],
  };
  return { ok: false as const, status: 422, problem, retry_after: null };
}
