import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { sendLaying } from "./send-laying.ts";
import { sendMany } from "./send-many.ts";
import { sendNotes } from "./send-notes.ts";
import { deleteEgg, loseChick, makeChick, sendEggEvent, undoEgg, weanChick } from "./send-one.ts";
import { sendWeaning } from "./send-weaning.ts";

/** What each form and button of a clutch's page does. */
const handlers = {
  unlay: deleteEgg,
  undo: undoEgg,
  many: sendMany,
  lay: sendLaying,
  chick: makeChick,
  weaning: sendWeaning,
  notes: sendNotes,
  wean: weanChick,
  lost: loseChick,
  event: sendEggEvent,
};

/** Which of them was sent, by its form's name, its button or the page's address. */
function intentOf(form: FormData, params: URLSearchParams): keyof typeof handlers {
  if (params.has("unlay") || form.has("unlay")) return "unlay";
  if (params.has("undo")) return "undo";
  const name = form.get("form");
  if (name === "many" || name === "lay") return name;
  if (form.has("chick")) return "chick";
  if (name === "wean") return "weaning";
  if (name === "notes") return "notes";
  if (form.has("wean")) return "wean";
  return form.has("lost") ? "lost" : "event";
}

/** Does what a form on the page of a clutch asks, and comes back to it with the way to take it back. */
export async function actOnClutch({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get("page"));
  const here = `/clutches/${encodeURIComponent(params.clutchId ?? "")}${page > 1 ? `?page=${page}` : ""}`;
  const egg_id = searchParams.get("unlay") ?? searchParams.get("undo") ?? "";
  return handlers[intentOf(form, searchParams)](form, context, here, egg_id);
}
