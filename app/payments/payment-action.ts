import { data } from "@remix-run/cloudflare";
import { takeContact } from "#app/contacts/take-contact.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack, submit } from "#app/web/submit.ts";
import { paymentForm } from "#worker/payments/form-contract.ts";
import type { Payment } from "#worker/payments/payment-rows.ts";

const path = "/api/payments";
const list = "/payments";
const boxes: Readonly<Record<string, string>> = {
  cents: "amount",
  sale_id: "of",
  expense_id: "of",
  contact_id: "contact_name",
};

/** Writes a payment down, or changes the one of that id. */
export async function savePayment(form: FormData, context: LoadContext, id: string | undefined) {
  const currency = String(form.get("currency") ?? "");
  if (!/^[A-Z]{3}$/.test(currency)) throw data(null, 400);
  const question = await takeContact(form, context);
  if (question)
    return data({ reply: givenBack(form, { contact_name: [question.message] }), question: question.question }, 422);
  const contract = paymentForm({ currency, language: context.language });
  const { refused, accepted } = await submit(form, context, contract, async (value, headers) => {
    const { amount: cents, of, contact_id, contact_name, ...same } = value;
    const [what, target = null] = (of ?? "").split(" ");
    const isFor = {
      sale_id: what === "sale" || what === "refund" ? target : null,
      expense_id: what === "expense" ? target : null,
    };
    // What is to be given back is: a new payment of it can be nothing else.
    const kind = what === "refund" && !id ? "refund" : same.kind;
    // Which way money of a sale or an expense goes needs no question.
    const isIn = (what !== "expense") === (kind !== "refund");
    const way = target ? { kind, direction: isIn ? "in" : "out" } : {};
    // Whoever chose a sale means its buyer.
    const who = target
      ? { contact_id: null, contact_name: null }
      : { contact_id, contact_name: contact_id ? null : contact_name };
    const version = form.get("version");
    const json = { ...same, ...way, cents, ...isFor, ...who, ...(id && version && { version: Number(version) }) };
    const outcome = id
      ? await context.api.send<{ data: Payment }>("PUT", recordPath(path, id), { json, headers })
      : await context.api.send<{ data: Payment }>("POST", path, { json, headers });
    if (outcome.ok || !outcome.problem.errors) return outcome;
    const errors = outcome.problem.errors.map((it) => ({ ...it, path: boxes[it.path] ?? it.path }));
    return { ...outcome, problem: { ...outcome.problem, errors } };
  });
  if (refused) return data({ ...refused.data, question: undefined }, refused.init ?? undefined);
  return redirectWithFlash(context, {
    key: id ? "payments.changed" : accepted.data.direction === "in" ? "payments.came" : "payments.went",
    to: `${list}?show=made`,
  });
}

/** The presses of the due list: paid today, and the reminder that was read. */
export async function actOnDue(form: FormData, context: LoadContext) {
  const text = (name: string) => String(form.get(name) ?? "");
  const [of, id] = [text("of"), text("id")];
  if (text("do") === "remind") {
    const outcome = await context.api.send("POST", `${path}/reminders`, { json: { sale_id: id } });
    if (!outcome.ok) return data({ fault: generalFault(outcome.problem, context.language) }, outcome.status);
    return redirectWithFlash(context, { key: "payments.reminded", to: list });
  }
  const json = {
    ...(of === "expense" ? { expense_id: id } : { sale_id: id }),
    // A part of what is open; without it all of it is paid.
    ...(form.has("cents") && { cents: Number(text("cents")) }),
    open_cents: Number(text("open_cents")),
  };
  const page = recordPath(of === "expense" ? "/expenses" : "/finance/sales", id);
  const outcome = await context.api.send("POST", `${path}/today`, { json });
  if (!outcome.ok) return data({ fault: generalFault(outcome.problem, context.language) }, outcome.status);
  return redirectWithFlash(context, {
    key: of === "sale" ? "payments.came" : "payments.went",
    to: form.has("here") ? page : list,
  });
}
