import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { WordKey } from "#app/locales/dictionary.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { openingDraft } from "#worker/marketplace/gate/contract.ts";
import { decisionDraft, verdictDraft } from "#worker/marketplace/reports/contract.ts";

/** A form that was refused, to be shown again as it was sent: which one, and what of it. */
export type Again = { form: string; reply: Reply };

type Refused = ReturnType<typeof data<{ reply: Reply }>>;
/** What came of it: the sentence that says so, or the form again. */
type Acting = (form: FormData, context: LoadContext, id: string) => Promise<WordKey | Refused>;

async function deciding(
  form: FormData,
  context: LoadContext,
  id: string,
  over: "reports" | "held",
): Promise<WordKey | Refused> {
  const { refused } = await submit(form, context, decisionDraft, (json, headers) =>
    context.api.send("POST", `/api/operator/${over}/${encodeURIComponent(id)}/decision`, { json, headers }),
  );
  return refused ?? "operator.done.decided";
}

const acts: Record<string, Acting> = {
  report: (form, context, id) => deciding(form, context, id, "reports"),
  held: (form, context, id) => deciding(form, context, id, "held"),
  async objection(form, context, id) {
    // Native radio buttons say yes or no; a box that is not ticked would be taken for a no that nobody gave.
    const answer = form.get("is_upheld");
    if (answer === "yes") form.set("is_upheld", "on");
    const contract = answer === "no" ? verdictDraft.omit({ is_upheld: true }) : verdictDraft;
    const { refused } = await submit(form, context, contract, (json, headers) =>
      context.api.send("POST", `/api/operator/objections/${encodeURIComponent(id)}/decision`, {
        json: { is_upheld: false, ...json },
        headers,
      }),
    );
    return refused ?? "operator.done.answered";
  },
  async open(form, context) {
    const { refused } = await submit(form, context, openingDraft, (json, headers) =>
      context.api.send("POST", "/api/operator/openings", { json, headers }),
    );
    return refused ?? "operator.done.opened";
  },
  async take_back(_form, context, id) {
    const path = `/api/operator/openings/${encodeURIComponent(id)}`;
    const outcome = await context.api.send("DELETE", path, {});
    if (outcome.ok) return "operator.done.taken_back";
    const reply: Reply = { error: { "": [generalFault(outcome.problem, context.language)] } };
    return data({ reply }, outcome.status);
  },
};

/** Does what a form of the operator's page asks; undefined where it asks nothing that is known. */
export async function actOnMarket(form: FormData, context: LoadContext) {
  const [intent, id] = [form.get("intent"), form.get("id")];
  const act = typeof intent === "string" && Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) return undefined;
  const which = typeof id === "string" ? id : "";
  form.delete("intent");
  form.delete("id");
  const outcome = await act(form, context, which);
  if (typeof outcome === "string") return redirectWithFlash(context, { key: outcome, to: "/operator/market" });
  const again: Again = { form: which || String(intent), reply: outcome.data.reply };
  return data(again, outcome.init ?? undefined);
}
