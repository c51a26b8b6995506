import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { standingIn, stopPath } from "#app/agenda/stop-path.ts";
import { note } from "./note.ts";
import { type Fields, ofUndo, regardless } from "./queue/fields.ts";

/** The fields of a form; files and what is named twice are nothing of ours. */
export const fieldsIn = (form: FormData): Fields =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** Notes what a form of the round says, and comes back to the same cage with the way to take it back. */
export async function actOnRound({ request, params, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const here = stopPath(params.placeId ?? null, standingIn(searchParams));
  const form = fieldsIn(await request.formData());
  const fields = searchParams.has("deed") ? { ...form, ...queryOf(searchParams) } : form;
  const answer = await note(context, fields);
  if (!answer.ok) {
    const again: Record<string, string> = answer.retry_after ? { "Retry-After": answer.retry_after } : {};
    const { idempotency_key: _, ...pressed } = fields;
    const meant = answer.mayConfirm ? regardless(pressed) : null;
    return data({ faults: answer.faults, meant }, { status: answer.status, headers: again });
  }
  const isUndone = ["undo", "unlay", "unlock", "unfeed"].includes(fields.deed ?? "");
  const undo = here.includes("?") ? `${here}&` : `${here}?`;
  context.flash({
    ...answer.said,
    ...(!isUndone && { undo: undo + new URLSearchParams(ofUndo(fields, answer)) }),
  });
  return redirect(here, 303);
}

// The way back stands in the message's address: it has a button and no fields.
const queryOf = (params: URLSearchParams): Fields =>
  Object.fromEntries(
    [
      "deed",
      "egg_id",
      "version",
      "clutch_id",
      "number",
      "pair_id",
      "tray_id",
      "hatcher_id",
      "feed_round_id",
      "on",
    ].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
