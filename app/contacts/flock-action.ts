import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";

/** Makes contacts of the names that were ticked; those left are shown again. */
export async function takeNames(form: FormData, context: LoadContext) {
  const names = form.getAll("names").map(String);
  const outcome = await context.api.send<{ data: { contacts: number; birds: number } }>(
    "POST",
    "/api/contacts/proposals",
    { json: { names } },
  );
  if (!outcome.ok) {
    const [first] = outcome.problem.errors ?? [];
    return data({ fault: first?.message ?? generalFault(outcome.problem, context.language) }, outcome.status);
  }
  const { contacts, birds } = outcome.answer.data;
  return redirectWithFlash(context, {
    key: "contacts.flock.taken",
    values: { contacts, birds },
    to: "/contacts?flock=1",
  });
}
