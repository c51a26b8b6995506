import { data } from "@remix-run/cloudflare";
import { meantBird } from "#app/birds/picker/meant.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import { takeContact } from "#app/contacts/take-contact.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack } from "#app/web/submit.ts";
import { typedFields } from "#worker/legal/papers/kinds-contract.ts";
import type { Missing } from "#worker/legal/papers/missing.ts";
import type { Paper } from "#worker/legal/papers/paper-rows.ts";

const path = "/api/papers";
const list = "/legal-forms";
type Drafted = { data: { papers: Array<{ id: string; missing: Missing[] }> } };

const text = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

/**
 * Begins papers of the form, and issues them at once where that was pressed and nothing is missing: what is missing is
 * shown first. A ring that was typed joins the birds.
 */
export async function beginPapers(form: FormData, context: LoadContext) {
  const ids = text(form, "ids").split(",").filter(Boolean);
  const ring = text(form, "ring");
  const again = (errors: Record<string, string[]>, more: object = {}, status = 422) =>
    data({ reply: givenBack(form, errors), ids, question: undefined, ...more }, status);
  if (ring) {
    const bird = sentPick(form, "ring", ring) ?? (await meantBird(context, ring, { who: "flock" }));
    if (bird.id === undefined) return again({ ring: [bird.message] }, { question: bird.question });
    if (!ids.includes(bird.id)) ids.push(bird.id);
    for (const name of ["ring", "ring-pick", "ring-of"]) form.delete(name);
  }
  if (text(form, "do") === "more") return again({}, {}, 200);
  const sale_id = text(form, "sale_id") || null;
  const json = { kind: text(form, "kind"), bird_ids: ids, sale_id, ...aboutIn(form) };
  const outcome = await context.api.send<Drafted>("POST", path, {
    json,
    headers: keyHeader(form.get("idempotency_key")),
  });
  if (!outcome.ok) {
    const faults = faultTexts(outcome.problem, context.language);
    return again({ [form.has("about") ? "about" : sale_id ? "" : "ring"]: faults }, {}, outcome.status);
  }
  const { papers } = outcome.answer.data;
  const [first] = papers;
  // Those of a sale are issued one behind the other, each press leading to the next.
  const to = papers.length === 1 || sale_id ? recordPath(list, first?.id) : list;
  if (text(form, "do") !== "issue" || papers.some(({ missing }) => missing.length > 0))
    return redirectWithFlash(context, { key: "forms.drafted", values: { count: papers.length }, to });
  for (const { id } of papers) {
    const issued = await context.api.send("POST", `${recordPath(path, id)}/issue`, {});
    if (!issued.ok) return again({ "": faultTexts(issued.problem, context.language) }, {}, issued.status);
  }
  return redirectWithFlash(context, { key: "forms.issued.many", values: { count: papers.length }, to });
}

/** What a paper is of that is not of birds: a year is a number, all else an id. */
function aboutIn(form: FormData) {
  const about = text(form, "about");
  if (/^\d{4}$/.test(about)) return { year: Number(about) };
  return about ? { [text(form, "kind") === "clutch_card" ? "clutch_id" : "course_id"]: about } : {};
}

/** The id of another draft of the same kind and sale, which a declaration of more than six species has. */
async function nextOfSale({ sale_id, kind }: Paper, context: LoadContext): Promise<string | undefined> {
  if (!sale_id) return undefined;
  const query = new URLSearchParams({ sale_id, kind, state: "draft" });
  const { data: drafts } = await context.api.get<{ data: Array<{ id: string }> }>(`${path}?${query}`);
  return drafts.at(-1)?.id;
}

/** What is done with a paper: changed and issued while it is a draft, made void afterwards. */
export async function actOnPaper(form: FormData, context: LoadContext, id: string) {
  const at = recordPath(path, id);
  const to = recordPath(list, id);
  const action = text(form, "do");
  const headers = keyHeader(form.get("idempotency_key"));
  const fault = (problem: Parameters<typeof faultTexts>[0], status: number) =>
    data({ reply: givenBack(form, { "": faultTexts(problem, context.language) }), question: undefined }, status);
  if (action === "void") {
    const json = { reason: text(form, "reason"), anew: form.get("anew") === "on" };
    type Void = { data: Paper & { anew: Paper | null } };
    const outcome = await context.api.send<Void>("POST", `${at}/void`, { json, headers });
    if (!outcome.ok) return fault(outcome.problem, outcome.status);
    const { number, anew } = outcome.answer.data;
    const next = anew ? recordPath(list, anew.id) : to;
    return redirectWithFlash(context, { key: "forms.void.done", values: { number: number ?? "" }, to: next });
  }
  if (action === "issue") {
    const outcome = await context.api.send<{ data: Paper }>("POST", `${at}/issue`, {});
    if (!outcome.ok) return fault(outcome.problem, outcome.status);
    const values = { number: outcome.answer.data.number ?? "" };
    const next = await nextOfSale(outcome.answer.data, context);
    if (!next) return redirectWithFlash(context, { key: "forms.issued", values, to });
    return redirectWithFlash(context, { key: "forms.issued.next", values, to: recordPath(list, next) });
  }
  if (action !== "change") throw data(null, 400);
  const asksContact = form.has("contact_name");
  const contact = asksContact ? await takeContact(form, context) : undefined;
  if (contact)
    return data({ reply: givenBack(form, { contact_name: [contact.message] }), question: contact.question }, 422);
  const typed = Object.fromEntries(typedFields.filter((it) => form.has(it)).map((it) => [it, text(form, it) || null]));
  const named = { contact_id: text(form, "contact_id") || null, contact_name: text(form, "contact_name") || null };
  const json = {
    on: text(form, "on") || undefined,
    version: Number(text(form, "version")) || undefined,
    typed,
    ...(asksContact && named),
  };
  const outcome = await context.api.send("PUT", at, { json, headers });
  if (!outcome.ok) return fault(outcome.problem, outcome.status);
  return redirectWithFlash(context, { key: "forms.changed", to });
}
