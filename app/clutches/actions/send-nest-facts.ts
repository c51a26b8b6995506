import type { LoadContext } from "#app/web/load-context.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { nestFactsForm } from "#worker/clutches/forms-contract.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Problem } from "#worker/problem.ts";
import { refusedWith, returnWith } from "./answers.ts";

type Sought = { id: string } | { id?: undefined; found: ReadonlyArray<{ identifier: string }> };
/** Finds the one bird that any part of a ring means, or those it may mean; a later room knows how. */
export type SeekBird = (context: LoadContext, query: { ring: string }) => Promise<Sought>;

const boxes = ["dummy_eggs", "incubated_by", "nest_kind", "nest_material", "nest_detail"] as const;

/** Writes what a form says of a nest: what lies in it and on it, who sits and who feeds. */
export async function sendNestFacts(form: FormData, context: LoadContext, here: string, seek: SeekBird) {
  const { refused } = await submit(form, context, nestFactsForm, async (input, headers) => {
    const { form: _, feeders, feeders_before, version, ...typed } = input;
    // Whoever stands there already is not looked for again: she may be in the trash by now, or called otherwise.
    const hens = feeders === feeders_before ? undefined : await hensCalled(feeders ?? "", context, seek);
    if (hens && "fault" in hens) return refusal(hens.fault);
    const json = { ...emptied(typed, boxes), version, ...(hens && { feeder_ids: hens.ids }) };
    const outcome = await context.api.send("PUT", `/api${here}`, { json, headers });
    if (outcome.ok) return outcome;
    const errors = outcome.problem.errors?.map((it) => (it.path === "feeder_ids" ? { ...it, path: "feeders" } : it));
    return { ...outcome, problem: { ...outcome.problem, ...(errors && { errors }) } };
  });
  if (refused) return refusedWith({ nest: refused.data.reply }, refused.init);
  return returnWith(context, { key: "clutches.done.nest" }, here);
}

/** The hens that rings or parts of rings mean, parted by commas; or why one of them is not known. */
async function hensCalled(
  text: string,
  context: LoadContext,
  seek: SeekBird,
): Promise<{ ids: string[] } | { fault: string }> {
  const rings = text
    .split(/[,;]/)
    .map((it) => it.trim())
    .filter(Boolean);
  const ids: string[] = [];
  for (const ring of rings) {
    const sought = await seek(context, { ring });
    if (sought.id !== undefined) {
      ids.push(sought.id);
      continue;
    }
    const found = sought.found.map(({ identifier }) => identifier).slice(0, 5);
    const key = found.length > 0 ? "clutches.feeders.which" : "clutches.feeders.none";
    return { fault: translate(context.language, key, { ring, rings: found.join(", ") }) };
  }
  return { ids };
}

function refusal(message: string) {
  const errors = [{ path: "feeders", code: "clutches.feeders", message }];
  const problem: Problem = { type: "", title: "", status: 422, detail: message, code: "invalid", errors };
  return { ok: false as const, status: 422, problem, retry_after: null };
}
