import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Outcome } from "#app/api-client.ts";
import type { Surroundings } from "#app/load-context.ts";
import { emptied, type Reply, submit } from "#app/submit.ts";
import type { WordKey } from "#app/ui/words.tsx";
import type { Bird } from "#worker/birds/details.ts";
import type { Problem } from "#worker/problem.ts";
import type { Saved } from "./answers.ts";

const emptiable = ["name", "status_id", "birth_date", "father_ring", "mother_ring", "notes"] as const;

/** What the form is told when a bird was not saved: why, and the bird as it stands when someone else changed it. */
export type Unsaved = { reply: Reply; code?: string | undefined; current?: Bird | undefined };

type Target = { method: "POST" | "PUT"; path: string };

/** Sends the bird's form to the API: either the bird as saved, or the answer the form is shown with. */
export async function saveBird<Schema extends z.ZodType<object>>(
  form: FormData,
  context: Surroundings,
  schema: Schema,
  { method, path }: Target,
) {
  let problem: Problem | undefined;
  const { refused, accepted } = await submit(form, context, schema, async (value, headers) => {
    const json = emptied(value as object, emptiable);
    const outcome: Outcome<Saved> = await context.api.send(method, path, { json, headers });
    if (!outcome.ok) problem = outcome.problem;
    return outcome;
  });
  if (!refused) return { saved: accepted };
  const unsaved: Unsaved = { ...refused.data, code: problem?.code, current: problem?.current as Bird | undefined };
  return { unsaved: data(unsaved, refused.init ?? undefined) };
}

/** What is said of a saved bird, with what deserves a second look. */
export function savedWords(deed: "created" | "changed", { warnings }: Saved): WordKey {
  const isHybrid = warnings.some(({ code }) => code === "birds.hybrid");
  const isSameDay = warnings.some(({ code }) => code === "birds.same_day_parent");
  if (isHybrid && isSameDay) return `birds.saved.${deed}_both`;
  if (isHybrid) return `birds.saved.${deed}_hybrid`;
  return isSameDay ? `birds.saved.${deed}_same_day` : `birds.saved.${deed}`;
}
