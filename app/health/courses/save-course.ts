import { data } from "@remix-run/cloudflare";
import { takePlace } from "#app/birds/picker/meant.ts";
import type { Picked, PickQuestion } from "#app/birds/picker/pick.ts";
import { chosenBirds } from "#app/health/whom/chosen-birds.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { emptied, givenBack, type Reply, submit } from "#app/web/submit.ts";
import { courseChange, courseDraft } from "#worker/health/courses/contract.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { addedBoxes } from "./course-parts.tsx";

/** What is shown again: the birds, the place, whom to choose from, and all that was typed. */
export type Again = {
  listed: Picked[];
  ticked: Picked[];
  questions: { ring?: PickQuestion; place_id?: PickQuestion };
  reply: Reply;
};

/** Enters a course for who is ticked or typed, or who lives in a place; with `more` only lists one more bird. */
export async function startCourse(form: FormData, context: LoadContext) {
  const { birds, listed, question, fault } = await chosenBirds(form, context);
  const place = await takePlace(form, context);
  const again = (reply: Reply): Again => ({
    listed,
    ticked: birds,
    reply,
    questions: { ...(question && { ring: question }), ...(place && { place_id: place.question }) },
  });
  const open = { ...(fault && { bird_ids: [fault] }), ...(place && { place_id: [place.message] }) };
  if (form.has("more")) return data(again(givenBack(form, open)), fault ? 422 : 200);
  if (fault || place) return data(again(givenBack(form, open)), 422);
  for (const { id } of birds) form.append("bird_ids", id);
  // Whoever lives in a place that nobody was ticked of is not meant.
  if (birds.length === 0 && listed.length > 0) form.delete("place_id");
  const { refused, accepted } = await submit(form, context, courseDraft, (draft, headers) => {
    const json = { ...draft, ...addedBoxes("course", form) };
    return context.api.send<Saved>("POST", "/api/courses", { json, headers });
  });
  if (refused) return data(again(refused.data.reply), refused.init ?? undefined);
  return saved(context, accepted, "courses.saved");
}

type Saved = { data: CourseView; warnings?: Array<{ message: string }> };

/** Goes to the course, and says what there is to think of. */
function saved(context: LoadContext, { data: { id }, warnings = [] }: Saved, key: "courses.saved" | "courses.changed") {
  const to = `/health/courses/${encodeURIComponent(id)}`;
  const warning = warnings.map(({ message }) => message).join(" ");
  return warning
    ? redirectWithFlash(context, { key: "courses.saved.warned", values: { warning }, to })
    : redirectWithFlash(context, { key, to });
}

const optional = ["dose", "route", "prescribed_by", "notes"] as const;

/** Changes what was prescribed, while nothing was written down. */
export async function changeCourse(form: FormData, context: LoadContext, id: string) {
  const { refused, accepted } = await submit(form, context, courseChange.omit({ version: true }), (change, headers) => {
    const version = Number(form.get("version")) || undefined;
    const json = { ...emptied(change, optional), ...addedBoxes("course", form), version };
    return context.api.send<Saved>("PUT", recordPath("/api/courses", id), { json, headers });
  });
  if (refused) return data({ reply: refused.data.reply }, refused.init ?? undefined);
  return saved(context, accepted, "courses.changed");
}
