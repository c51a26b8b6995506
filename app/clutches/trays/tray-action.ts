import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireMay } from "#app/accounts/member.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { failed, keyOf, refusedWith, returnWith } from "../actions/answers.ts";
import { sendChosen } from "../actions/send-chosen.ts";
import { undoEgg } from "../actions/send-one.ts";
import { trayPath } from "../tray-link.tsx";
import { sendWeights } from "../weights/send-weights.ts";

/** Does what a form on the page of a tray asks, and comes back to it; from the last eggs that were put in, to what lies there. */
export async function actOnTray({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const form = await request.formData();
  const { searchParams, pathname, search } = new URL(request.url);
  const tray_id = params.trayId ?? "";
  const at = trayPath({ id: encodeURIComponent(tray_id), incubator_id: encodeURIComponent(params.incubatorId ?? "") });
  if (searchParams.has("weigh")) return sendWeights(form, context, `${pathname}${search}`);
  const page = Number(searchParams.get("page"));
  const here = page > 1 ? `${at}?page=${page}` : at;
  const undone = searchParams.get("undo");
  if (undone) return undoEgg(form, context, here, undone);
  if (searchParams.has("add")) {
    form.set("tray_id", tray_id);
    return sendChosen(form, context, form.has("others") ? `${at}?add` : at);
  }
  const intent = form.get("form");
  const back = searchParams.get("back");
  if (back) return sendLockdown({ form, context, here }, "back", { tray_id, hatcher_id: back });
  if (intent === "lockdown" || intent === "unlock") return sendLockdown({ form, context, here }, intent, { tray_id });
  if (intent === "hatcher")
    return sendLockdown({ form, context, here: at }, intent, { tray_id, hatcher_id: String(form.get("hatcher_id")) });
  return sendChosen(form, context, here);
}

type Sent = { form: FormData; context: LoadContext; here: string };
type Lockdown = "lockdown" | "unlock" | "hatcher" | "back";

/**
 * Says that the eggs of a tray are not turned any more, here or where they all go to hatch, and then leads there; or takes that
 * back.
 */
async function sendLockdown({ form, context, here }: Sent, what: Lockdown, json: Record<string, string>) {
  const path = what === "unlock" || what === "back" ? "/api/eggs/lockdown/undo" : "/api/eggs/lockdown";
  type Answer = { data: { tray_id: string; incubator_id: string; eggs?: number } };
  const outcome = await context.api.send<Answer>("POST", path, { json, headers: keyOf(form, what) });
  if (!outcome.ok) return failed(outcome, context);
  if (outcome.answer.data.eggs === 0) {
    const t = translator(loadedWords(context.language), context.language);
    return refusedWith({ faults: [t("trays.back.none")] }, { status: 409 });
  }
  if (what !== "hatcher") return returnWith(context, { key: `trays.done.${what}` }, here);
  const { tray_id: id, incubator_id } = outcome.answer.data;
  return returnWith(context, { key: "trays.done.hatcher", undo: `${here}?back=${id}` }, trayPath({ id, incubator_id }));
}
