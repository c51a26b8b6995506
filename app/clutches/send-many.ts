import { data } from "@remix-run/cloudflare";
import type { Surroundings } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { manyForm } from "#worker/clutches/forms-contract.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import type { Egg } from "#worker/clutches/told.ts";
import { say } from "#worker/locales/say.ts";
import type { Problem } from "#worker/problem.ts";
import { saidOf, told } from "./act.ts";

/** Does one thing to the eggs whose numbers a form says. */
export async function sendMany(form: FormData, context: Surroundings, here: string) {
  const { refused, accepted } = await submit(form, context, manyForm, async ({ numbers, state, on }, headers) => {
    const { data: page } = await context.api.get<{ data: ClutchPage }>(`/api${here}`);
    const by = new Map(page.eggs.map((egg) => [egg.number, egg.id]));
    const wanted = numbers ?? [];
    const unknown = wanted.find((number) => !by.has(number));
    if (unknown !== undefined) return nobodys(context, unknown);
    const json = { egg_ids: wanted.map((number) => by.get(number)), state, on: on ?? null };
    return context.api.send<{ data: { eggs: Egg[] } }>("POST", "/api/eggs/events", { json, headers });
  });
  if (refused) return data({ faults: [], many: refused.data.reply, lay: undefined }, refused.init ?? undefined);
  return told(context, saidOf(accepted.data.eggs, { state: String(form.get("state")) }, context, here), here);
}

function nobodys({ language }: Surroundings, number: number) {
  const code = "clutches.numbers.unknown";
  const message = say(language, code, { number });
  const problem: Problem = {
    ...{ type: "urn:voliera:problem:invalid", title: message, status: 422, detail: message, code: "invalid" },
    errors: [{ path: "numbers", code, message }],
  };
  return { ok: false as const, status: 422, problem, retry_after: null };
}
