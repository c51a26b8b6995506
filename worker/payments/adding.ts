import { sql } from "drizzle-orm";
import { audited } from "#worker/audit.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { PaidToday, PaymentDraft } from "./contract.ts";
import { dueParts } from "./due/due-parts.ts";
import { effectOf, mayBeGivenBack, mayBePaid, refuseUnfit, type Stated, whyUnpaid } from "./fit-payments.ts";
import { type Payment, paymentById, serializePayment } from "./payment-rows.ts";

/** The currency of a sale or an expense; of a contact's credit the organisation's. */
export const currencyOf = (org_id: string, { sale_id, expense_id }: Pick<Stated, "sale_id" | "expense_id">) =>
  sale_id
    ? sql`(SELECT currency FROM sales WHERE org_id = ${org_id} AND id = ${sale_id})`
    : expense_id
      ? sql`(SELECT currency FROM expenses WHERE org_id = ${org_id} AND id = ${expense_id})`
      : sql`(SELECT currency FROM organizations WHERE id = ${org_id})`;

/**
 * Writes down money that came or went; with an Idempotency-Key once. A payment for a sale or an expense may be above what
 * is open: the rest is the contact's credit. Refuses with `invalid` what `refuseUnfit` says and a refund above what was
 * paid, with `illegal_state` a draft and an expense that is only expected.
 */
export async function addPayment(scope: Scope, { org_id: _, ...draft }: PaymentDraft): Promise<Payment> {
  const { db, org_id, user_id, now, today } = scope;
  const stated: Stated = { ...draft, contact: draft.contact_id ?? draft.contact_name ?? null };
  refuseUnfit(stated, today);
  const id = await idFor(scope, "payment");
  const isRefund = draft.kind === "refund";
  const who = namedContact(scope, draft, {
    role: draft.direction === "in" ? "customer" : "supplier",
    // Nobody is made a contact by getting back what they never gave.
    when: isRefund ? sql`false` : sql`true`,
  });
  const currency = currencyOf(org_id, draft);
  const may = stated.contact
    ? sql`${who.isAtHand} AND ${who.id} IS NOT NULL AND ${mayBeGivenBack(scope, stated, { contact: who.id, currency })}`
    : mayBePaid(scope, draft, effectOf(draft));
  const { made, found } = await batch(db, {
    ...who.statements,
    made: db.all<{ id: string }>(sql`
      INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, sale_id, expense_id, contact_id,
        notes, user_id, created_at, updated_at)
      SELECT ${id}, ${org_id}, ${draft.direction}, ${draft.kind}, ${draft.on}, ${draft.cents}, ${currency}, ${draft.method},
        ${draft.sale_id}, ${draft.expense_id}, ${who.id}, ${draft.notes}, ${user_id}, ${now}, ${now}
      WHERE ${may} ON CONFLICT DO NOTHING RETURNING id`),
    line: audited(scope, { subject: "payment", subject_id: id, deed: "created", changes: madeChanges(draft) }),
    found: paymentById(scope, id),
  });
  const [row] = found;
  if (!row) throw stated.contact && !isRefund ? missingContact() : await whyUnpaid(scope, draft);
  const same = (["direction", "kind", "cents", "method", "sale_id", "expense_id"] as const).every(
    (name) => row[name] === draft[name],
  );
  if (made.length === 0 && row.version === 1 && !(same && row.on_day === draft.on)) throw new Refusal("conflict");
  return serializePayment(scope.language, row);
}

const missingContact = () => new Refusal("invalid", { contact_id: ["payments.contact"] });

/** What the trail says of a payment that was made. */
const madeChanges = (of: Pick<Stated, "direction" | "cents" | "on" | "sale_id" | "expense_id">) => ({
  on_day: [null, of.on] as [null, string],
  direction: [null, of.direction] as [null, string],
  amount_cents: [null, of.cents] as [null, number],
  ...(of.sale_id && { sale_id: [null, of.sale_id] as [null, string] }),
  ...(of.expense_id && { expense_id: [null, of.expense_id] as [null, string] }),
});

/**
 * Pays today what is open of a sale or an expense, or gives back what a sale that is no more was paid: all of it or `cents`,
 * by the method used last. Refuses `conflict` where nothing is open, `stale` where more or less is than was read, and with
 * `invalid` more than is open.
 */
export async function payToday(scope: Scope, input: PaidToday): Promise<Payment> {
  const { db, org_id, user_id, now, today } = scope;
  const { sale_id, expense_id, cents = null, open_cents = null, method = null } = input;
  const id = await idFor(scope, "payment");
  const open = dueParts(scope, sql`id = ${sale_id ?? expense_id}`);
  const of = sale_id ? sql`it."of" <> 'expense'` : sql`it."of" = 'expense'`;
  const { found, left } = await batch(db, {
    made: db.run(sql`
      INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, sale_id, expense_id, user_id,
        created_at, updated_at)
      SELECT ${id}, ${org_id}, it.direction, iif(it."of" = 'refund', 'refund', 'part'), ${today},
        ifnull(${cents}, it.open_cents), it.currency, coalesce(${method}, (
          SELECT method FROM payments last WHERE last.org_id = ${org_id} ORDER BY last.on_day DESC, last.id DESC LIMIT 1
        ), 'transfer'), ${sale_id}, ${expense_id}, ${user_id}, ${now}, ${now}
      FROM ${open} it WHERE ${of} AND ifnull(${cents}, it.open_cents) <= it.open_cents
        AND ifnull(${open_cents}, it.open_cents) = it.open_cents
      LIMIT 1 ON CONFLICT DO NOTHING`),
    line: audited(scope, {
      subject: "payment",
      subject_id: id,
      deed: "created",
      changes: {
        on_day: [null, today],
        ...(sale_id ? { sale_id: [null, sale_id] } : { expense_id: [null, expense_id] }),
      },
    }),
    found: paymentById(scope, id),
    left: db.all<{ open_cents: number }>(sql`SELECT it.open_cents FROM ${open} it WHERE ${of} LIMIT 1`),
  });
  const [row] = found;
  if (row) return serializePayment(scope.language, row);
  const [still] = left;
  if (!still) throw await nothingOpen(scope, { sale_id, expense_id });
  if (open_cents !== null && open_cents !== still.open_cents)
    throw new Refusal("stale", {}, { current: { open_cents: still.open_cents } });
  throw new Refusal("invalid", { cents: ["payments.above_open"] });
}

async function nothingOpen({ db, org_id }: Scope, { sale_id, expense_id }: Pick<Stated, "sale_id" | "expense_id">) {
  const table = sql.identifier(sale_id ? "sales" : "expenses");
  const [found] = await db.all(sql`SELECT 1 FROM ${table} WHERE org_id = ${org_id} AND id = ${sale_id ?? expense_id}`);
  return found ? new Refusal("conflict", {}, { detail: "payments.nothing_open" }) : new Refusal("missing");
}
