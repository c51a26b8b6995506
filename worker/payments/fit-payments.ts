import { type SQL, sql } from "drizzle-orm";
import type { PaymentDirection, PaymentKind } from "#db/words/trade.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { creditOf } from "./credits.ts";

/** What a payment says that decides whether it may be. */
export type Stated = {
  direction: PaymentDirection;
  kind: PaymentKind;
  on: string;
  cents: number;
  sale_id: string | null;
  expense_id: string | null;
  /** A contact's id or name; where it is for neither a sale nor an expense. */
  contact: string | null;
};

/** Refuses what no payment can be: for nothing or for two things, the wrong way, of a day that is still to come. */
export function refuseUnfit({ direction, kind, on, sale_id, expense_id, contact }: Stated, today: string): void {
  const fields: Record<string, string[]> = {};
  const named = [sale_id, expense_id, contact].filter((it) => it !== null).length;
  if (named !== 1) fields.sale_id = [named === 0 ? "payments.for" : "payments.for_one"];
  const usual = sale_id ? "in" : expense_id ? "out" : undefined;
  if (usual && (direction === usual) === (kind === "refund"))
    fields.direction = [kind === "refund" ? "payments.direction.refund" : `payments.direction.${usual}`];
  if (on > today) fields.on = ["payments.on.future"];
  if (Object.keys(fields).length > 0) throw new Refusal("invalid", fields);
}

type Moved = Pick<Stated, "direction" | "cents" | "sale_id" | "expense_id">;

/** By how much a payment raises what is paid of its sale or its expense; of a contact's what is held of theirs. */
export const effectOf = ({ direction, cents, expense_id }: Moved): number =>
  (direction === "in") === (expense_id === null) ? cents : -cents;

/**
 * Whether what is paid of a sale or an expense may change by so much: it is there, no draft and not only expected, and never
 * falls below 0.
 */
export function mayBePaid({ org_id }: Scope, { sale_id, expense_id }: Moved, by: number): SQL {
  const enough = sql`(${by} >= 0 OR paid_cents + ${by} >= 0)`;
  return sale_id
    ? sql`EXISTS (SELECT 1 FROM sales WHERE org_id = ${org_id} AND id = ${sale_id} AND state <> 'draft' AND ${enough})`
    : sql`EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${expense_id} AND is_expected = 0 AND ${enough})`;
}

/** Whether that much of a contact's credit may be given back, `held` being no part of it any more. */
export function mayBeGivenBack(
  { org_id }: Scope,
  { direction, kind, cents }: Stated,
  { contact, currency, held = 0 }: { contact: SQL; currency: SQL; held?: number },
): SQL {
  if (kind !== "refund") return sql`true`;
  const credit = sql`(${creditOf(org_id, contact, currency)} - ${held})`;
  return direction === "out" ? sql`${credit} >= ${cents}` : sql`${credit} <= ${-cents}`;
}

/** Why a payment was not written: what it is for is not there, is not to be paid yet, or less was paid than goes back. */
export async function whyUnpaid({ db, org_id }: Scope, { sale_id, expense_id }: Moved): Promise<Refusal> {
  if (!sale_id && !expense_id) return new Refusal("invalid", { cents: ["payments.refund.credit"] });
  const [found] = sale_id
    ? await db.all<{ state: string | null }>(sql`
        SELECT iif(state = 'draft', state, NULL) AS state FROM sales WHERE org_id = ${org_id} AND id = ${sale_id}`)
    : await db.all<{ state: string | null }>(sql`
        SELECT iif(is_expected = 1, 'expected', NULL) AS state FROM expenses
        WHERE org_id = ${org_id} AND id = ${expense_id}`);
  if (!found)
    return new Refusal("invalid", sale_id ? { sale_id: ["payments.sale"] } : { expense_id: ["payments.expense"] });
  if (found.state)
    return new Refusal("illegal_state", {}, { from: found.state, detail: `payments.not_yet.${found.state}` });
  return new Refusal("invalid", { cents: ["payments.refund.above"] });
}
