import { type SQL, sql } from "drizzle-orm";
import { audited, type Changes } from "#worker/audit.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { currencyOf } from "./adding.ts";
import type { PaymentChange } from "./contract.ts";
import { effectOf, mayBeGivenBack, mayBePaid, refuseUnfit, type Stated, whyUnpaid } from "./fit-payments.ts";
import { type Payment, paymentById, serializePayment } from "./payment-rows.ts";

const facts = ["direction", "kind", "cents", "method", "sale_id", "expense_id", "notes"] as const;

/**
 * Changes what is said of a payment. Refuses `missing`; `stale` with the payment as it stands; and whatever `addPayment`
 * refuses of the payment as it would be, or where less would be paid of a sale than was given back.
 */
export async function changePayment(
  scope: Scope,
  id: string,
  { org_id: _, version, ...given }: PaymentChange,
): Promise<Payment> {
  const { db, org_id, now, today } = scope;
  const [row] = await paymentById(scope, id);
  if (!row) throw new Refusal("missing");
  const before = { ...serializePayment(scope.language, row), contact: row.contact_id };
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as PaymentChange;
  const named = "contact_id" in stated || "contact_name" in stated;
  // Whoever names a sale means no contact any more.
  const isForContact =
    !(stated.sale_id ?? (stated.sale_id === undefined ? before.sale_id : null)) &&
    !(stated.expense_id ?? (stated.expense_id === undefined ? before.expense_id : null));
  const contact = named ? (stated.contact_id ?? stated.contact_name ?? null) : isForContact ? before.contact_id : null;
  const after: Stated & Pick<typeof before, "method" | "notes"> = { ...before, ...stated, contact } as never;
  const who = namedContact(scope, named ? stated : { contact_id: contact }, {
    role: after.direction === "in" ? "customer" : "supplier",
    when: after.kind === "refund" ? sql`false` : sql`true`,
  });
  const columns = facts.filter((name) => before[name] !== after[name]);
  const sets: SQL[] = columns.map((name) => sql`, ${sql.identifier(name)} = ${after[name] ?? null}`);
  if (before.on !== after.on) sets.push(sql`, on_day = ${after.on}`);
  const hasOtherContact = named ? before.contact_id !== (stated.contact_id ?? null) : before.contact_id !== contact;
  if (hasOtherContact) sets.push(sql`, contact_id = ${contact === null ? sql`NULL` : who.id}`);
  if (sets.length === 0 && (version === undefined || version === row.version || scope.idempotency_key))
    return serializePayment(scope.language, row);
  if (version !== undefined && version !== row.version)
    throw new Refusal("stale", {}, { current: serializePayment(scope.language, row) });
  refuseUnfit(after, today);
  const moved = sets.length > (columns.includes("notes") ? 1 : 0);
  const currency = currencyOf(org_id, after);
  const may = moved ? mayBecome(scope, { before, after, who, currency }) : sql`true`;
  if (moved) sets.push(sql`, currency = ${currency}`);
  const { written, found } = await batch(db, {
    ...(contact !== null && hasOtherContact && who.statements),
    written: db.all<{ id: string }>(sql`
      UPDATE payments SET version = version + 1, updated_at = ${now}${sql.join(sets)}
      WHERE org_id = ${org_id} AND id = ${id} AND version = ${row.version} AND ${may} RETURNING id`),
    line: audited(scope, { subject: "payment", subject_id: id, deed: "changed", changes: changesOf(before, after) }),
    found: paymentById(scope, id),
  });
  const [current] = found;
  if (!current) throw new Refusal("missing");
  if (written.length > 0) return serializePayment(scope.language, current);
  if (current.version !== row.version)
    throw new Refusal("stale", {}, { current: serializePayment(scope.language, current) });
  throw contact !== null && after.kind !== "refund"
    ? new Refusal("invalid", { contact_id: ["payments.contact"] })
    : await whyUnpaid(scope, after);
}

type Becoming = {
  before: Stated & { contact_id: string | null };
  after: Stated;
  who: ReturnType<typeof namedContact>;
  currency: SQL;
};

/** Whether what the payment was for allows it to go, and what it is for now allows it to come. */
function mayBecome(scope: Scope, { before, after, who, currency }: Becoming): SQL {
  const wasFor = before.sale_id ?? before.expense_id;
  const isFor = after.sale_id ?? after.expense_id;
  if (wasFor && wasFor === isFor) return mayBePaid(scope, after, effectOf(after) - effectOf(before));
  const leaves = wasFor ? mayBePaid(scope, before, -effectOf(before)) : sql`true`;
  if (isFor) return sql`${leaves} AND ${mayBePaid(scope, after, effectOf(after))}`;
  const held = before.contact_id !== null && before.contact_id === after.contact ? effectOf(before) : 0;
  return sql`${leaves} AND ${who.isAtHand} AND ${who.id} IS NOT NULL
    AND ${mayBeGivenBack(scope, after, { contact: who.id, currency, held })}`;
}

function changesOf(before: Stated & { notes: string | null; method: string }, after: typeof before): Changes {
  const names = { on: "on_day", cents: "amount_cents", contact: "contact_name" } as Record<string, string>;
  const all = ["on", "direction", "kind", "cents", "method", "sale_id", "expense_id", "notes"] as const;
  return Object.fromEntries(
    all
      .filter((name) => before[name] !== after[name])
      .map((name) => [names[name] ?? name, [before[name], after[name]]]),
  );
}

/**
 * Deletes a payment. Refuses `missing`; `conflict` where more was given back than would be left; a locked month. The line of
 * a bank's file that it came from is open again.
 */
export async function removePayment(scope: Scope, id: string): Promise<void> {
  const { db, org_id } = scope;
  const [row] = await paymentById(scope, id);
  if (!row) throw new Refusal("missing");
  const payment = serializePayment(scope.language, row);
  const may = row.sale_id || row.expense_id ? mayBePaid(scope, payment, -effectOf(payment)) : sql`true`;
  const { gone } = await batch(db, {
    gone: db.all<{ id: string }>(sql`
      DELETE FROM payments WHERE org_id = ${org_id} AND id = ${id} AND version = ${row.version} AND ${may} RETURNING id`),
    line: audited(scope, {
      subject: "payment",
      subject_id: id,
      deed: "deleted",
      changes: { on_day: [row.on_day, null], direction: [row.direction, null], amount_cents: [row.cents, null] },
    }),
  });
  if (gone.length === 0) throw new Refusal("conflict", {}, { detail: "payments.given_back_first" });
}
