import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack } from "#app/web/submit.ts";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";
import { sentListing } from "./sent-listing.ts";

const path = "/api/listings";
const list = "/marketplace";
/** The boxes of the form that are called otherwise than in the API. */
const boxes: Readonly<Record<string, string>> = { price_cents: "price" };

/** What the price was typed in, as the page said; what is no currency at all nothing can be counted in. */
const currencyIn = (form: FormData) => /^[A-Z]{3}$/.exec(String(form.get("currency")))?.[0] ?? "EUR";

/** The form again, with what is wrong and all that was ticked. */
const again = (form: FormData, errors: Record<string, string[]>, status = 422) =>
  data(
    {
      reply: givenBack(form, errors),
      photo_ids: form.getAll("photo_ids").map(String),
      papers: form.getAll("papers").map(String),
    },
    status,
  );

/** Makes a listing of its form, or changes the one of that id; where that was pressed it is published at once. */
export async function saveListing(form: FormData, context: LoadContext, id: string | undefined) {
  const { api, language } = context;
  const { json, errors } = sentListing(form, language, currencyIn(form));
  if (Object.keys(errors).length > 0) return again(form, errors);
  const kind = String(form.get("kind") ?? "");
  const of = { kind, bird_ids: form.getAll("bird_ids").map(String), item_id: form.get("item_id") || null };
  const version = Number(form.get("version")) || undefined;
  const key = form.get("idempotency_key");
  const outcome = await api.send<{ data: Listing }>(id ? "PUT" : "POST", id ? recordPath(path, id) : path, {
    json: id ? Object.assign(json, { version }) : Object.assign(json, of),
    headers: keyHeader(key),
  });
  if (!outcome.ok) {
    const faults: Record<string, string[]> = {};
    for (const { path: at, message } of outcome.problem.errors ?? []) {
      const [name = ""] = at.split(".");
      const box = boxes[name] ?? name;
      faults[box] = [...(faults[box] ?? []), message];
    }
    if (Object.keys(faults).length === 0) faults[""] = faultTexts(outcome.problem, language);
    return again(form, faults, outcome.status);
  }
  const { id: saved, title } = outcome.answer.data;
  const to = recordPath(list, saved);
  const wants = String(form.get("do") ?? "");
  if (wants !== "publish")
    return redirectWithFlash(context, {
      key: wants === "draft" ? "listings.done.draft" : "listings.done.changed",
      values: { title },
      to,
    });
  return publish(context, saved, `${String(key ?? saved)}-publish`);
}

/** Publishes what was kept a moment ago; what keeps it back is told, and nothing of it is lost. */
async function publish(context: LoadContext, id: string, key: string) {
  const to = recordPath(list, id);
  const outcome = await context.api.send<{ data: Pick<Listing, "state" | "title"> }>(
    "POST",
    `${recordPath(path, id)}/state`,
    {
      json: { state: "published" },
      headers: keyHeader(key),
    },
  );
  if (!outcome.ok) {
    const why = faultTexts(outcome.problem, context.language).join(" ");
    return redirectWithFlash(context, { key: "listings.done.kept", values: { why }, tone: "error", to });
  }
  const { state, title } = outcome.answer.data;
  return redirectWithFlash(context, {
    key: state === "held" ? "listings.done.held" : "listings.done.published",
    values: { title },
    to,
  });
}
