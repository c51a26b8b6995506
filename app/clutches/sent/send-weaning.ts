import type { Surroundings } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { weanForm } from "#worker/clutches/forms-contract.ts";
import { refusedWith, told } from "./act.ts";

/** Weans the chicks that are ticked, one after another: those before a refused one are weaned. */
export async function sendWeaning(form: FormData, context: Surroundings, here: string) {
  const { refused, accepted } = await submit(form, context, weanForm, async (asked, headers) => {
    const { chicks, on, place_id, reason } = asked;
    const key = headers["Idempotency-Key"];
    const json = { on: on ?? null, place_id: place_id ?? null, reason: reason ?? null };
    for (const chick of chicks) {
      const own: Record<string, string> = key ? { "Idempotency-Key": `${key}.${chick}`.slice(0, 255) } : {};
      const path = `/api/birds/${encodeURIComponent(chick)}/wean`;
      const outcome = await context.api.send("POST", path, { json, headers: own });
      if (!outcome.ok) return outcome;
    }
    return { ok: true as const, status: 200, answer: chicks.length };
  });
  if (refused) return refusedWith({ wean: refused.data.reply }, refused.init);
  return told(context, { key: "clutches.done.weaned", values: { count: accepted } }, here);
}
