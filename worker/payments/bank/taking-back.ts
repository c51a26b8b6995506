import { sql } from "drizzle-orm";
import { auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * Takes a file back whole, with the payments that were booked of its lines; one that was written down before its line came
 * stays, without its line. Refuses `missing`; a locked month; and `conflict` where more was given back of a sale than would
 * be left of what was paid.
 */
export async function takeFileBack(scope: Scope, file_id: string): Promise<{ lines: number; payments: number }> {
  const { db, org_id, now } = scope;
  const lines = sql`SELECT line.id FROM bank_lines line WHERE line.org_id = ${org_id} AND line.file_id = ${file_id}`;
  // A payment that a line made was made at the instant its file was taken.
  const own = sql`payments.org_id = ${org_id} AND payments.bank_line_id IN (${lines}) AND EXISTS (
    SELECT 1 FROM bank_lines line WHERE line.org_id = ${org_id} AND line.id = payments.bank_line_id
      AND line.taken_at = payments.created_at)`;
  const gone = (of: "sale_id" | "expense_id", toward: "in" | "out") => sql`(
    SELECT payments.${sql.identifier(of)} AS id, sum(iif(payments.direction = ${toward}, payments.cents, -payments.cents)) AS cents
    FROM payments WHERE ${own} AND payments.${sql.identifier(of)} IS NOT NULL GROUP BY 1)`;
  const may = sql`NOT EXISTS (SELECT 1 FROM ${gone("sale_id", "in")} gone
      CROSS JOIN sales ON sales.org_id = ${org_id} AND sales.id = gone.id WHERE gone.cents > 0 AND sales.paid_cents < gone.cents)
    AND NOT EXISTS (SELECT 1 FROM ${gone("expense_id", "out")} gone
      CROSS JOIN expenses ON expenses.org_id = ${org_id} AND expenses.id = gone.id
      WHERE gone.cents > 0 AND expenses.paid_cents < gone.cents)`;
  const left = sql`NOT EXISTS (SELECT 1 FROM payments WHERE ${own})`;
  const answers = await batch(db, {
    found: db.all(sql`${lines} LIMIT 1`),
    trail: auditedLines(scope, {
      subject: "payment",
      deed: "deleted",
      lines: sql`SELECT payments.id AS subject_id, json_object('on_day', json_array(payments.on_day, NULL),
          'direction', json_array(payments.direction, NULL), 'amount_cents', json_array(payments.cents, NULL)) AS changes
        FROM payments WHERE ${own} AND ${may}`,
    }),
    payments: db.run(sql`DELETE FROM payments WHERE ${own} AND (SELECT ${may})`),
    kept: db.run(sql`UPDATE payments SET bank_line_id = NULL, version = version + 1, updated_at = ${now}
      WHERE payments.org_id = ${org_id} AND payments.bank_line_id IN (${lines}) AND ${left}`),
    lines: db.run(sql`DELETE FROM bank_lines WHERE org_id = ${org_id} AND file_id = ${file_id} AND ${left}`),
  });
  if (answers.found.length === 0) throw new Refusal("missing");
  if (answers.lines.rowsAffected === 0) throw new Refusal("conflict", {}, { detail: "payments.given_back_first" });
  return { lines: answers.lines.rowsAffected, payments: answers.payments.rowsAffected };
}
