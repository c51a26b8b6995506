import { data } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { Outcome } from "#app/web/api-client.ts";
import type { Flash } from "#app/web/flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { emptied, type Reply, submit } from "#app/web/submit.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { Problem } from "#worker/problem.ts";
import type { Saved } from "./api-types.ts";
import { shownBirth, withBirth } from "./birth/birth.ts";
import { emptiable } from "./field-names.ts";
import { takePlace } from "./picker/meant.ts";
import type { PickQuestion } from "./picker/pick.ts";
import { backWithQuestions, parentsCalledSo, takeRings } from "./sought-parents.ts";
import { withoutOldStatus } from "./status/status-was.ts";

/** What the form is told when a bird was not saved: why, and the bird as it stands when someone else changed it. */
export type Unsaved = {
  reply: Reply;
  code?: string | undefined;
  current?: Bird | undefined;
  /** The fields whose rings nobody has. */
  unknown: string[];
  /** Who could be meant, by the field. */
  found?: Record<string, PickQuestion>;
};

type Target = { method: "POST" | "PUT"; path: string };

/**
 * Sends the bird's form to the API: either the bird as saved, or the answer the form is shown with. Whoever only wants to
 * find a parent, or names a place that could be several, gets the form back with what could be meant.
 */
export async function saveBird<Schema extends z.ZodType<object>>(
  form: FormData,
  context: LoadContext,
  schema: Schema,
  { method, path }: Target,
  child?: string,
) {
  takeRings(form);
  const place = await takePlace(form, context);
  const sought = form.get("find")?.toString();
  if (place || sought) {
    const found = await parentsCalledSo(form, context, sought ? [sought] : [], child);
    return { unsaved: data(backWithQuestions(form, place, found), { status: place ? 422 : 200 }) };
  }
  let problem: Problem | undefined;
  const { refused, accepted } = await submit(form, context, schema, async (value, headers) => {
    // A box that is not ticked sends nothing at all.
    const whole = withBirth({ is_reference: false, ...emptied(value as object, emptiable) });
    const json = withoutOldStatus(whole, form.get("status_was"));
    const outcome: Outcome<Saved> = await context.api.send(method, path, { json, headers });
    if (!outcome.ok) problem = withFaultsShown(outcome.problem, value);
    return problem ? { ...outcome, problem } : outcome;
  });
  if (!refused) return { saved: accepted };
  const { code, current, errors = [] } = problem ?? {};
  const unknown = errors.flatMap((it) => (it.code === "birds.parent.unknown_ring" ? [it.path] : []));
  const found = await parentsCalledSo(form, context, unknown, child);
  const unsaved: Unsaved = {
    ...refused.data,
    code,
    current: code === "stale" ? (current as Bird) : undefined,
    unknown,
    found,
  };
  return { unsaved: data(unsaved, refused.init ?? undefined) };
}

// A fault of the birth is told at the box that was asked for.
function withFaultsShown(problem: Problem, value: object): Problem {
  const errors = problem.errors?.map((it) => (/^birth_/.test(it.path) ? { ...it, path: shownBirth(value) } : it));
  return { ...problem, ...(errors && { errors }) };
}

// The message travels in a cookie, which holds only so much.
const mostWarnings = 3;

/** What is said of a saved bird, with what deserves a second look. */
export function savedWords(action: "created" | "changed", { data: bird, warnings }: Saved): Flash {
  const ring = bird.identifier;
  if (warnings.length === 0) return { key: `birds.saved.${action}`, values: { ring } };
  const texts = warnings.slice(0, mostWarnings).map(({ message }) => message);
  return { key: `birds.saved.${action}_warned`, values: { ring, warnings: texts.join(" ") } };
}
