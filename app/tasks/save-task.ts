import { data } from "@remix-run/cloudflare";
import { meantBird, takePlace } from "#app/birds/picker/meant.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import { givenBack, submit } from "#app/web/submit.ts";
import { draftOf, taskForm } from "#worker/tasks/form-contract.ts";
import type { Task } from "#worker/tasks/task-rows.ts";

const list = "/tasks";
const path = "/api/tasks";

/** Makes a task of its form, or changes the one of that id; asks which bird or place is meant where that is open. */
export async function saveTask(form: FormData, context: LoadContext, id: string | undefined) {
  const place = await takePlace(form, context);
  const ring = String(form.get("ring") ?? "").trim();
  const bird =
    ring === "" ? undefined : (sentPick(form, "ring", ring) ?? (await meantBird(context, ring, { who: "flock" })));
  const question = bird && bird.id === undefined ? bird : undefined;
  if (place || question) {
    const errors = { ...(place && { place_id: [place.message] }), ...(question && { ring: [question.message] }) };
    const reply = givenBack(form, errors);
    return data({ reply, question: question?.question, placeQuestion: place?.question }, 422);
  }
  const { refused, accepted } = await submit(form, context, taskForm, async (value, headers) => {
    const about = { bird_id: bird?.id ?? null };
    const nulls = { hour: null, until: null, pair_id: null, place_id: null, user_id: null, notes: null };
    const stated = Object.fromEntries(Object.entries(draftOf(value)).filter(([, it]) => it !== undefined));
    const json = { ...nulls, ...stated, ...about };
    const version = form.get("version");
    const outcome = id
      ? await context.api.send<{ data: Task }>("PUT", recordPath(path, id), {
          json: { ...json, ...(version && { version: Number(version) }) },
          headers,
        })
      : await context.api.send<{ data: Task }>("POST", path, { json, headers });
    if (outcome.ok || !outcome.problem.errors) return outcome;
    // The API speaks of ids and of one `every`, the form of a ring and boxes.
    const errors = outcome.problem.errors.map((it) => ({ ...it, path: boxOf(it.path) }));
    return { ...outcome, problem: { ...outcome.problem, errors } };
  });
  if (refused)
    return data({ ...refused.data, question: undefined, placeQuestion: undefined }, refused.init ?? undefined);
  const key = id ? "tasks.changed" : "tasks.created";
  return redirectWithFlash(context, { key, values: { name: accepted.data.title }, to: list });
}

const boxes: Readonly<Record<string, string>> = {
  bird_id: "ring",
  "every.unit": "every_unit",
  "every.n": "every_n",
  "every.weekdays": "weekdays",
};
const boxOf = (field: string): string => boxes[field] ?? field;

const flashes = { done: "tasks.done.said", skipped: "tasks.skipped.said", "": "tasks.undone.said" } as const;

/** Notes what became of a task on a day, ends it or opens it again, and goes back to where that was pressed. */
export async function actOnTask(form: FormData, context: LoadContext) {
  const text = (name: string) => String(form.get(name) ?? "");
  const to = ownPath(text("return_to"), context.origin, list);
  const one = recordPath(path, text("id"));
  const what = text("do");
  if (what === "close" || what === "open") {
    const outcome = await context.api.send<{ data: Task }>("POST", `${one}/${what}`, { json: {} });
    if (!outcome.ok) return redirectWithFlash(context, { key: "tasks.failed", tone: "error", to });
    const key = what === "close" ? "tasks.closed" : "tasks.opened";
    return redirectWithFlash(context, { key, values: { name: outcome.answer.data.title }, to });
  }
  const state = what === "done" || what === "skipped" ? what : "";
  const json = { on: text("on"), state: state === "" ? null : state };
  const outcome = await context.api.send<{ data: Task }>("POST", `${one}/done`, { json });
  if (!outcome.ok) return redirectWithFlash(context, { key: "tasks.failed", tone: "error", to });
  return redirectWithFlash(context, { key: flashes[state], values: { name: outcome.answer.data.title }, to });
}
