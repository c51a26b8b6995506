import { meantBird } from "#app/birds/picker/meant.ts";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { nestFactsForm } from "#worker/clutches/forms-contract.ts";
import { most } from "#worker/clutches/limits-contract.ts";
import type { Problem } from "#worker/problem.ts";
import { refusedWith, returnWith } from "./answers.ts";
import { feederBox } from "./feeder-box.ts";

const boxes = ["dummy_eggs", "incubated_by", "nest_kind", "nest_material", "nest_detail"] as const;

/** Writes what a form says of a nest: what lies in it and on it, who sits and who feeds. */
export async function sendNestFacts(form: FormData, context: LoadContext, here: string) {
  let questions: Record<string, PickQuestion> = {};
  const { refused } = await submit(form, context, nestFactsForm, async (input, headers) => {
    const { form: _, feeders_before, version, ...typed } = input;
    const hens = await hensIn(form, context);
    questions = hens.questions;
    if (hens.errors.length > 0) return refusal(hens.errors);
    // Whoever stands there already is not sent again: she may be in the trash by now.
    const isSame = hens.ids.join(" ") === (feeders_before ?? "");
    const json = { ...emptied(typed, boxes), version, ...(!isSame && { feeder_ids: hens.ids }) };
    const outcome = await context.api.send("PUT", `/api${here}`, { json, headers });
    if (outcome.ok) return outcome;
    const errors = outcome.problem.errors?.map((it) =>
      it.path === "feeder_ids" ? { ...it, path: feederBox(Math.max(0, hens.ids.length - 1)) } : it,
    );
    return { ...outcome, problem: { ...outcome.problem, ...(errors && { errors }) } };
  });
  if (refused) return refusedWith({ nest: refused.data.reply, questions }, refused.init);
  return returnWith(context, { key: "clutches.done.nest" }, here);
}

type Fault = { path: string; code: string; message: string };

/** The hens that the boxes mean, by a part of their rings or as they were chosen; or why one of them is not known. */
async function hensIn(form: FormData, context: LoadContext) {
  const found = { ids: [] as string[], errors: [] as Fault[], questions: {} as Record<string, PickQuestion> };
  for (let at = 0; at < most.feeders; at += 1) {
    const box = feederBox(at);
    const text = String(form.get(box) ?? "").trim();
    const picked = sentPick(form, box, text);
    if (text === "" && !picked) continue;
    const meant = picked ?? (await meantBird(context, text, { who: "flock" }));
    if (meant.id !== undefined) {
      found.ids.push(meant.id);
      continue;
    }
    found.errors.push({ path: box, code: "birds.pick", message: meant.message });
    found.questions[box] = meant.question;
  }
  return found;
}

function refusal(errors: Fault[]) {
  const [first] = errors;
  const problem: Problem = { type: "", title: "", status: 422, detail: first?.message ?? "", code: "invalid", errors };
  return { ok: false as const, status: 422, problem, retry_after: null };
}
