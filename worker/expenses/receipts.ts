import { and, eq, sql } from "drizzle-orm";
import { expenses } from "#db/schema/expenses.ts";
import { downloadFile, type FileColumns, found, noFile, storeFile } from "#worker/attachments/attachments.ts";
import { fileName } from "#worker/attachments/file-name.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { type Expense, type ExpenseRow, expenseRows, readingExpense, serializeExpense } from "./expense-rows.ts";

/** The receipt of an expense as a download under its own name; `missing` without one. */
export async function readReceipt(scope: Scope, files: Env["FILES"], id: string): Promise<Response> {
  const row = await expenseRows.find(scope, id);
  return downloadFile(files, row, (row.file_name ?? row.category).replace(/\.(pdf|jpe?g|png|webp)$/i, ""));
}

/** Keeps the receipt of an expense, in the place of the one before; refuses as `storeFile` does. */
export async function keepReceipt(scope: Scope, env: Env, id: string, sent: File): Promise<Expense> {
  const row = await expenseRows.find(scope, id);
  const file = await storeFile(scope, env, sent);
  return write(scope, row, { ...file, file_name: fileName(sent) });
}

/** Takes an expense's receipt away; its file follows with the clock. */
export async function removeReceipt(scope: Scope, id: string): Promise<void> {
  const row = await expenseRows.find(scope, id);
  if (!row.file_key) throw new Refusal("missing");
  await write(scope, row, { ...noFile, file_name: null });
}

type Receipt = FileColumns & { file_name: string | null };

async function write(scope: Scope, { id, version, file_name }: ExpenseRow, next: Receipt): Promise<Expense> {
  const { db, now } = scope;
  const isIt = owned(scope, expenses, eq(expenses.id, id));
  const isDone = sql`EXISTS (SELECT 1 FROM expenses WHERE ${isIt} AND version = ${version + 1})`;
  const { written, row } = await batch(db, {
    written: db
      .update(expenses)
      .set({ ...next, version: version + 1, updated_at: now })
      .where(and(isIt, eq(expenses.version, version)))
      .returning({ id: expenses.id }),
    noted: audited(scope, {
      subject: "expense",
      subject_id: id,
      deed: "changed",
      changes: { file_name: [file_name, next.file_name] },
    }),
    found: found(scope, next.file_key, isDone),
    row: readingExpense(scope, id),
  });
  const [kept] = row;
  if (!kept) throw new Refusal("missing");
  if (written.length > 0) return serializeExpense(kept);
  throw new Refusal("stale", {}, { current: serializeExpense(kept) });
}
