import { redirect } from "@remix-run/cloudflare";
import { generalFault, keyHeader, type Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { addedBoxes, isMended } from "./course-parts.tsx";

const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? value.slice(0, 2000) : "");

/**
 * What a press on a course does, out of a form or, for the way back in a message, out of the address: a dose given or not,
 * taken back, the course stopped, gone on with, or given of what a later room says. It goes back to where it was pressed, and
 * says what came of it; what is mended by more than a press goes to the question about that dose.
 */
export async function actOnCourse(form: FormData, query: URLSearchParams, context: LoadContext, course: string) {
  const field = (name: string) => text(form.get(name) ?? query.get(name));
  const path = `/health/courses/${encodeURIComponent(course)}`;
  const back = ownPath(field("back"), context.origin, path);
  const action = field("do");
  const outcome = await send(action, { form, field, context, api: `/api/courses/${encodeURIComponent(course)}` });
  if (!outcome) return redirect(back, 303);
  if (!outcome.ok) {
    if (outcome.status === 404) throw Response.json(outcome.problem, { status: 404 });
    const message = outcome.problem.errors?.[0]?.message ?? generalFault(outcome.problem, context.language);
    context.flash({ key: "courses.said.refused", values: { message }, tone: "error" });
    const dose = new URLSearchParams({ on: field("on"), nth: field("nth") || "1", refused: "1" });
    return redirect(isMended("dose", outcome.problem.current) ? `${path}?${dose}#except` : back, 303);
  }
  const undo = `${path}?${new URLSearchParams({ do: "undo", on: field("on"), nth: field("nth"), back })}`;
  const medicine = outcome.answer?.data.medicine ?? "";
  if (action === "given" || action === "skipped")
    context.flash({ key: `courses.said.${action}`, values: { medicine }, undo });
  else if (action === "undo") context.flash({ key: "courses.said.undone" });
  else if (action === "given_of") {
    const warning = outcome.answer?.warnings?.map(({ message }) => message).join(" ");
    context.flash(warning ? { key: "courses.saved.warned", values: { warning } } : { key: "courses.changed" });
  } else context.flash({ key: action === "stop" ? "courses.said.stopped" : "courses.said.resumed" });
  return redirect(back, 303);
}

type Sending = { form: FormData; field: (name: string) => string; context: LoadContext; api: string };
type Answer = { data: CourseView; warnings?: Array<{ message: string }> } | undefined;

async function send(action: string, { form, field, context, api }: Sending): Promise<Outcome<Answer> | undefined> {
  const [on, nth] = [field("on"), field("nth") || "1"];
  switch (action) {
    case "given":
    case "skipped": {
      const key = field("idempotency_key");
      // Of everything one page can record each has a key of its own.
      const headers = keyHeader(key && `${key}-${on}-${nth}-${action}`);
      const json = { on, nth, state: action, except: form.getAll("except").map(text), ...addedBoxes("dose", form) };
      return context.api.send("POST", `${api}/doses`, { json, headers });
    }
    case "undo":
      return context.api.send("DELETE", `${api}/doses/${encodeURIComponent(on)}/${encodeURIComponent(nth)}`);
    case "given_of":
      return context.api.send("PUT", api, { json: addedBoxes("course", form) });
    case "stop":
      return context.api.send("POST", `${api}/stop`, { json: { on } });
    case "resume":
      return context.api.send("DELETE", `${api}/stop`);
    default:
      return undefined;
  }
}
