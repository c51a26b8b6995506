import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { sendChosen } from "./send-chosen.ts";
import { sendLaying } from "./send-laying.ts";
import { sendNestFacts } from "./send-nest-facts.ts";
import { sendNotes } from "./send-notes.ts";
import { deleteEgg, undoEgg } from "./send-one.ts";

/** What each form and button of a clutch's page does. */
const handlers = {
  unlay: deleteEgg,
  undo: undoEgg,
  lay: sendLaying,
  notes: sendNotes,
  chosen: sendChosen,
};

/** Which of them was sent, by its form's name, its button or the page's address. */
function intentOf(form: FormData, params: URLSearchParams): keyof typeof handlers | "nest" {
  if (params.has("unlay") || form.has("unlay")) return "unlay";
  if (params.has("undo")) return "undo";
  const name = form.get("form");
  return name === "lay" || name === "nest" || name === "notes" ? name : "chosen";
}

/** Does what a form on the page of a clutch asks, and comes back to it with the way to take it back. */
export async function actOnClutch({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get("page"));
  const here = `/clutches/${encodeURIComponent(params.clutchId ?? "")}${page > 1 ? `?page=${page}` : ""}`;
  const egg_id = searchParams.get("unlay") ?? searchParams.get("undo") ?? "";
  const intent = intentOf(form, searchParams);
  if (intent === "nest") return sendNestFacts(form, context, here);
  return handlers[intent](form, context, here, egg_id, searchParams.get("pair") ?? "");
}
