import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { clutchForm } from "#worker/clutches/forms-contract.ts";
import { refusedWith, returnWith } from "./answers.ts";

/** Writes what a form says of a clutch. */
export async function sendNotes(form: FormData, context: LoadContext, here: string) {
  const { refused } = await submit(form, context, clutchForm, ({ notes, version }, headers) =>
    context.api.send("PUT", `/api${here}`, { json: { notes: notes ?? null, version }, headers }),
  );
  if (refused) return refusedWith({ notes: refused.data.reply }, refused.init);
  return returnWith(context, { key: "clutches.done.notes" }, here);
}
