import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";

const done = { published: "published", held: "held", paused: "paused", sold: "sold", expired: "ended" } as const;

/** Makes of a listing what the pressed button says, and goes back to where it was pressed. */
export async function turnListing(form: FormData, context: LoadContext, id: string) {
  const state = String(form.get("state") ?? "");
  const version = Number(form.get("version")) || undefined;
  const isRenewed = form.get("renews") === "1";
  const outcome = await context.api.send<{ data: Pick<Listing, "title" | "state"> }>(
    "POST",
    `${recordPath("/api/listings", id)}/state`,
    { json: { state, version }, headers: keyHeader(form.get("idempotency_key")) },
  );
  const page = recordPath("/marketplace", id);
  if (!outcome.ok) {
    const fault = faultTexts(outcome.problem, context.language).join(" ");
    // From the list it is told on the listing's own page, which shows what is missing.
    if (form.get("from") === "list")
      return redirectWithFlash(context, { key: "listings.done.not", values: { why: fault }, tone: "error", to: page });
    return data({ fault }, outcome.status);
  }
  const { title, state: now } = outcome.answer.data;
  const word = isRenewed && now === "published" ? "renewed" : (done[now as keyof typeof done] ?? "changed");
  const to = form.get("from") === "list" ? "/marketplace" : page;
  return redirectWithFlash(context, { key: `listings.done.${word}`, values: { title }, to });
}
