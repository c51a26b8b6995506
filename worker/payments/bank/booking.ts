import { sql } from "drizzle-orm";
import { idForKey } from "#db/ids.ts";
import { audited } from "#worker/audit.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { LineTarget } from "./contract.ts";

/**
 * Books lines of bank files, each for a sale, an expense, a contact, or as the payment that was written down before. A line
 * becomes one payment, however often it is pressed: of its own day and amount, made at the instant its file was taken, by
 * which taking the file back knows it. Answers how many were booked; those that were booked before, or cannot be, are not.
 */
export async function bookLines(
  scope: Scope,
  targets: readonly LineTarget[],
): Promise<{ booked: number; left: number }> {
  const wrong = targets.some(
    (it) => [it.sale_id, it.expense_id, it.contact_id, it.payment_id].filter((id) => id !== null).length !== 1,
  );
  if (wrong) throw new Refusal("invalid", { lines: ["payments.for"] });
  const once = [...new Map(targets.map((it) => [it.line_id, it])).values()];
  const statements: Statements = {};
  for (const [at, target] of once.entries())
    Object.assign(statements, target.payment_id ? linked(scope, at, target) : await booked(scope, at, target));
  const answers = await batch(scope.db, statements);
  const done = once.filter(
    (_, at) => (answers[`state${at}`] as unknown as { rowsAffected: number }).rowsAffected > 0,
  ).length;
  return { booked: done, left: once.length - done };
}

async function booked(scope: Scope, at: number, { line_id, sale_id, expense_id, contact_id }: LineTarget) {
  const { db, org_id, user_id, now } = scope;
  const id = await idForKey("payment", org_id, `${line_id} ${now}`);
  const into = sql`INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, sale_id, expense_id,
    contact_id, bank_line_id, user_id, created_at, updated_at)`;
  const line = sql`bank_lines line ON line.org_id = ${org_id} AND line.id = ${line_id} AND line.state = 'open'`;
  const way = sql`iif(line.cents > 0, 'in', 'out')`;
  const facts = sql`line.on_day, abs(line.cents), line.currency, 'transfer', ${sale_id}, ${expense_id}, ${contact_id}, line.id,
    ${user_id}, line.taken_at, ${now}`;
  const made = sale_id
    ? sql`${into} SELECT ${id}, ${org_id}, ${way}, iif(line.cents > 0, 'part', 'refund'), ${facts}
        FROM sales CROSS JOIN ${line} WHERE sales.org_id = ${org_id} AND sales.id = ${sale_id} AND sales.state <> 'draft'
          AND sales.currency = line.currency
          AND (line.cents > 0 OR sales.paid_cents >= -line.cents)`
    : expense_id
      ? sql`${into} SELECT ${id}, ${org_id}, ${way}, iif(line.cents < 0, 'part', 'refund'), ${facts}
          FROM expenses CROSS JOIN ${line} WHERE expenses.org_id = ${org_id} AND expenses.id = ${expense_id}
            AND expenses.is_expected = 0 AND expenses.currency = line.currency
            AND (line.cents < 0 OR expenses.paid_cents >= line.cents)`
      : sql`${into} SELECT ${id}, ${org_id}, ${way}, 'part', ${facts}
          FROM contacts CROSS JOIN ${line} WHERE contacts.org_id = ${org_id} AND contacts.id = ${contact_id}
            AND contacts.erased_at IS NULL`;
  return {
    [`made${at}`]: db.run(made),
    [`line${at}`]: audited(scope, {
      subject: "payment",
      subject_id: id,
      deed: "created",
      changes: {
        bank_line: [null, true],
        ...(sale_id && { sale_id: [null, sale_id] }),
        ...(expense_id && { expense_id: [null, expense_id] }),
      },
    }),
    [`state${at}`]: db.run(sql`UPDATE bank_lines SET state = 'booked' WHERE org_id = ${org_id} AND id = ${line_id}
      AND state = 'open' AND EXISTS (SELECT 1 FROM payments WHERE org_id = ${org_id} AND bank_line_id = ${line_id})`),
  };
}

function linked({ db, org_id, now }: Scope, at: number, { line_id, payment_id }: LineTarget) {
  return {
    [`made${at}`]: db.run(sql`
      UPDATE payments SET bank_line_id = ${line_id}, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${payment_id} AND bank_line_id IS NULL AND EXISTS (
        SELECT 1 FROM bank_lines line WHERE line.org_id = ${org_id} AND line.id = ${line_id} AND line.state = 'open'
          AND line.currency = payments.currency
          AND line.cents = iif(payments.direction = 'in', payments.cents, -payments.cents))`),
    [`state${at}`]: db.run(sql`UPDATE bank_lines SET state = 'booked' WHERE org_id = ${org_id} AND id = ${line_id}
      AND state = 'open' AND EXISTS (SELECT 1 FROM payments WHERE org_id = ${org_id} AND bank_line_id = ${line_id})`),
  };
}

/** Leaves a line out on purpose, or opens it again; `missing`, or `conflict` for one that is booked. */
export async function setLineState({ db, org_id }: Scope, id: string, state: "ignored" | "open"): Promise<void> {
  const { found, written } = await batch(db, {
    written: db.run(
      sql`UPDATE bank_lines SET state = ${state} WHERE org_id = ${org_id} AND id = ${id} AND state <> 'booked'`,
    ),
    found: db.all(sql`SELECT 1 FROM bank_lines WHERE org_id = ${org_id} AND id = ${id}`),
  });
  if (found.length === 0) throw new Refusal("missing");
  if (written.rowsAffected === 0) throw new Refusal("conflict", {}, { detail: "payments.bank.booked_already" });
}
