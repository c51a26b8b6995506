import { data } from "@remix-run/cloudflare";
import { meantBird } from "#app/birds/picker/meant.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import { takeContact } from "#app/contacts/take-contact.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack } from "#app/web/submit.ts";
import type { SaleChoices } from "#worker/sales/choices.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";
import { salesList } from "./sales-path.ts";
import { birdsIn, boxOf, emptyRow, rowsIn, sentSale } from "./sent-sale.ts";

const path = "/api/sales";

/** How the form is shown again: what is wrong with it, the birds of its lines, and what is asked. */
type Again = { errors?: Record<string, string[]>; birds: Birds; status?: number; asked?: object };
type Birds = SaleChoices["birds"];
const again = (form: FormData, { errors = {}, birds, status = 422, asked }: Again) =>
  data({ reply: givenBack(form, errors), question: undefined, birdQuestion: undefined, birds, ...asked }, status);

/**
 * Makes a sale of its form, or changes the one of that id. Asks whom or which bird is meant where that is open; another
 * row, or a bird named by its ring, shows the form again with it.
 */
export async function saveSale(form: FormData, context: LoadContext, id: string | undefined) {
  const { api, language } = context;
  const contact = await takeContact(form, context);
  const ring = String(form.get("ring") ?? "").trim();
  if (!contact && ring !== "") return addBird(form, context, ring);
  const about = await choicesFor(context, birdsIn(form));
  const { birds, currency, items } = about;
  if (contact)
    return again(form, { birds, errors: { contact_name: [contact.message] }, asked: { question: contact.question } });
  if (form.get("do") === "more") {
    form.set("rows", String(rowsIn(form, "rows") + 1));
    form.set("instalments", String(rowsIn(form, "instalments") + 1));
    return again(form, { birds, status: 200 });
  }
  const sent = sentSale({ form, currency, language, items });
  if (Object.keys(sent.errors).length > 0) return again(form, { birds, errors: sent.errors });
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const json = {
    ...sent.json,
    contact_id: text("contact_id") || null,
    contact_name: text("contact_name") || null,
    notes: text("notes") || null,
    ...(id
      ? { version: Number(text("version")) || undefined }
      : { state: text("state") || "draft", on: text("on") || null }),
  };
  const headers = keyHeader(form.get("idempotency_key"));
  const outcome = await api.send<{ data: Sale }>(id ? "PUT" : "POST", id ? recordPath(path, id) : path, {
    json,
    headers,
  });
  if (!outcome.ok) {
    const errors: Record<string, string[]> = {};
    for (const { path: at, message } of outcome.problem.errors ?? []) {
      const box = boxOf(at, sent);
      errors[box] = [...(errors[box] ?? []), message];
    }
    if (Object.keys(errors).length === 0) errors[""] = faultTexts(outcome.problem, language);
    return again(form, { birds, errors, status: outcome.status });
  }
  const { id: made, number } = outcome.answer.data;
  const key = id ? "sales.changed" : number ? "sales.created" : "sales.drafted";
  return redirectWithFlash(context, { key, values: { number: number ?? "" }, to: recordPath(salesList, made) });
}

async function addBird(form: FormData, context: LoadContext, ring: string) {
  const bird = sentPick(form, "ring", ring) ?? (await meantBird(context, ring, { who: "living" }));
  const { birds } = await choicesFor(context, [...birdsIn(form), ...(bird.id === undefined ? [] : [bird.id])]);
  if (bird.id === undefined)
    return again(form, { birds, errors: { ring: [bird.message] }, asked: { birdQuestion: bird.question } });
  // A row in which nothing stands is the bird's.
  const row = emptyRow(form) ?? rowsIn(form, "rows");
  form.set(`bird-${row}`, bird.id);
  form.set(`text-${row}`, birds.find(({ id }) => id === bird.id)?.text ?? bird.text);
  form.set("rows", String(Math.max(row + 1, rowsIn(form, "rows"))));
  for (const name of ["ring", "ring-pick", "ring-of"]) form.delete(name);
  return again(form, { birds, status: 200 });
}

async function choicesFor({ api }: LoadContext, ids: readonly string[]): Promise<SaleChoices> {
  const { data: about } = await api.get<{ data: SaleChoices }>(
    `${path}/choices?${new URLSearchParams({ ids: ids.join(",") })}`,
  );
  return about;
}
