import { data } from "@remix-run/cloudflare";
import { takeContact } from "#app/contacts/take-contact.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack, submit } from "#app/web/submit.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";
import { confirmForm, expenseForm } from "#worker/expenses/form-contract.ts";
import { translate } from "#worker/locales/translate.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { inBoxes, rowsOf, shareBox, sharesIn } from "./form-rows.ts";
import { sharesMeant } from "./share-targets.ts";

const path = "/api/expenses";

/** The currency in which a form's amounts were typed, as its page said. */
export function currencyIn(form: FormData): string {
  const currency = form.get("currency");
  if (typeof currency === "string" && /^[A-Z]{3}$/.test(currency)) return currency;
  throw data(null, 400);
}

/** Whom a form names, and what its parts are on; what is open in either stands in `refused`. */
export async function meantIn(form: FormData, context: LoadContext) {
  const contact = await takeContact(form, context);
  const { on, errors } = await sharesMeant(form, context);
  if (contact) errors.contact_name = [contact.message];
  const isOpen = Object.keys(errors).length > 0;
  const reply = givenBack(form, errors);
  return { on, refused: isOpen ? data({ reply, question: contact?.question }, 422) : undefined };
}

/** Whom and which category a form says, for the API. */
export const namedIn = (value: Record<string, unknown>) => ({
  category: value.own_category ?? value.category ?? "",
  contact_id: value.contact_id || null,
  contact_name: value.contact_id ? null : value.contact_name,
});

/** Makes an expense of its form, or changes the one of that id. */
export async function saveExpense(form: FormData, context: LoadContext, id: string | undefined) {
  const currency = currencyIn(form);
  const { language } = context;
  const { on, refused: open } = await meantIn(form, context);
  if (open) return open;
  const contract = expenseForm({
    currency,
    language,
    lines: rowsOf(form, "amount"),
    shares: rowsOf(form, "share_on"),
  });
  const { refused, accepted } = await submit(form, context, contract, async (value, headers) => {
    const { lines, rows } = linesIn(value);
    const parts = sharesIn(value, on);
    const version = form.get("version");
    const json = {
      ...namedIn(value),
      on: value.on,
      due_on: value.due_on,
      notes: value.notes,
      method: value.method,
      currency,
      lines,
      shares: parts.shares,
      // Of one that is only expected, confirming says whether it is paid.
      ...(form.has("paid") && { paid: value.paid === "yes" }),
      ...(id !== undefined && version !== null && { version: Number(version) }),
    };
    const outcome = id
      ? await context.api.send<{ data: Expense }>("PUT", recordPath(path, id), { json, headers })
      : await context.api.send<{ data: Expense }>("POST", path, { json, headers });
    return inBoxes(outcome, (field) => shareBox(field, parts.rows) ?? lineBox(field, rows));
  });
  if (refused) return data({ ...refused.data, question: undefined }, refused.init ?? undefined);
  const { id: kept, total_cents } = accepted.data;
  const values = { amount: moneyInWords(total_cents, currency, language) };
  return id
    ? redirectWithFlash(context, { key: "expenses.changed", values, to: recordPath("/expenses", kept) })
    : redirectWithFlash(context, { key: "expenses.created", values, to: "/expenses" });
}

type Values = Record<string, unknown>;

/** The lines of a form and their rows: those in which something stands, and the first. */
function linesIn(value: Values): { lines: object[]; rows: number[] } {
  const numbers = Object.keys(value).flatMap((name) => /^text_(\d+)$/.exec(name)?.[1] ?? []);
  const rows = numbers
    .map(Number)
    .filter((row) => value[`amount_${row}`] !== undefined || value[`text_${row}`] != null)
    .sort((one, other) => one - other);
  const lines = rows.map((row) => ({
    text: value[`text_${row}`],
    // A text without an amount is asked for one, by the API.
    cents: value[`amount_${row}`] ?? null,
    vat_pct: value[`vat_${row}`] ?? 0,
    bird_id: value[`bird_${row}`] || null,
  }));
  return { lines, rows };
}

const lineFields: Record<string, string> = { text: "text", cents: "amount", vat_pct: "vat", bird_id: "text" };
const boxes: Record<string, string> = { contact_id: "contact_name", lines: "amount_1" };

function lineBox(path: string, rows: readonly number[]): string {
  const [, at, field = ""] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return at === undefined ? (boxes[path] ?? path) : `${lineFields[field] ?? "amount"}_${rows[Number(at)] ?? 1}`;
}

/** What is done to an expense of a list or page with one press. */
export async function actOnExpense(form: FormData, context: LoadContext, to: string) {
  if (form.get("do") === "book") {
    type Booked = { data: { birds: number; expenses: number } };
    const outcome = await context.api.send<Booked>("POST", `${path}/bought-birds`, { json: {} });
    if (!outcome.ok) return redirectWithFlash(context, { key: "expenses.failed", tone: "error", to });
    const { birds } = outcome.answer.data;
    return redirectWithFlash(context, { key: "expenses.birds.booked", values: { count: birds }, to });
  }
  return confirmExpected(form, context, to);
}

async function confirmExpected(form: FormData, context: LoadContext, to: string) {
  const currency = currencyIn(form);
  const read = confirmForm({ currency, language: context.language }).safeParse({ amount: form.get("amount") });
  const id = String(form.get("id") ?? "");
  if (!read.success) {
    const [issue] = read.error.issues;
    const values = issue?.code === "custom" ? issue.params : undefined;
    return data({ fault: translate(context.language, issue?.message ?? "money.unreadable", values), id }, 422);
  }
  const json = { cents: read.data.amount };
  const before = form.get("before") === String(json.cents) ? {} : json;
  const outcome = await context.api.send<{ data: Expense }>("POST", `${recordPath(path, id)}/confirm`, {
    json: before,
  });
  if (outcome.ok) {
    const amount = moneyInWords(outcome.answer.data.total_cents, currency, context.language);
    return redirectWithFlash(context, { key: "expenses.confirmed", values: { amount }, to });
  }
  const { problem, status } = outcome;
  return data({ fault: problem.errors?.[0]?.message ?? problem.detail, id }, status);
}
