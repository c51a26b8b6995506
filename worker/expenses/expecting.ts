import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import type { recurringExpenses } from "#db/schema/expenses.ts";
import { shareKinds } from "#db/words/trade.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { lineRows, totalsOf } from "./amounts.ts";
import { linesWritten, sharesWritten } from "./detail-rows.ts";
import { expenseRows } from "./expense-rows.ts";
import { daysComing } from "./recurrence.ts";
import { isThere, type Part, shareRows } from "./share-rows.ts";

type Due = typeof recurringExpenses.$inferSelect & { timezone: string; next_on: string };
/** So many are looked at within a minute, and so many days of each are made up for. */
const mostDue = 200;
const mostDays = 36;

/** The statement that finds what has come somewhere on earth, by one index; across organisations, for the clock has no caller. */
const dueRecurring = (now: string) => sql`
  SELECT it.*, organizations.timezone FROM recurring_expenses it
  CROSS JOIN organizations ON organizations.id = it.org_id AND organizations.closes_at IS NULL
  WHERE it.next_on <= ${plusDays(now.slice(0, 10), 1)} ORDER BY it.next_on LIMIT ${mostDue}`;

/**
 * Makes an expected expense of each day of a recurring one that has come in its organisation, those that were missed too. The
 * next day is moved on in the same batch, where it still is as it was read: of two clocks one is too late.
 */
export async function expectRecurring(db: Database, now: string): Promise<void> {
  const due = await db.all<Due>(dueRecurring(now));
  await forEachOrganization("expect recurring expenses", due, (it) => expect(db, it, now));
}

async function expect(db: Database, row: Due, now: string): Promise<void> {
  const { org_id, id: recurring_id, category, text, cents, next_on, timezone } = row;
  const { days, next } = daysComing(row, next_on, { today: dayIn(timezone, now), most: mostDays });
  if (days.length === 0) return;
  const scope = { db, org_id, now, user_id: null } as never;
  const still = sql`EXISTS (SELECT 1 FROM recurring_expenses it
    WHERE it.org_id = ${org_id} AND it.id = ${recurring_id} AND it.next_on = ${next_on})`;
  const lines = lineRows([{ text, cents, vat_pct: row.vat_bp / 100, bird_id: null }]);
  const shares = shareRows(cents, await partsThere(db, row));
  const made = days.map((on_day): Statements => {
    const id = newId("expense");
    const when = sql`EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${id})`;
    const draft = { category, on_day, contact_id: row.contact_id, recurring_id, is_expected: true, ...totalsOf(lines) };
    const { made, line } = expenseRows.insertion(scope, id, draft as never, {
      sets: { currency: sql`(SELECT currency FROM organizations WHERE id = ${org_id})` },
      when: still,
    });
    return {
      [`${id} made`]: made,
      [`${id} line`]: line,
      [`${id} lines`]: linesWritten({ db, org_id }, lines, { expense_id: id, when }),
      [`${id} shares`]: sharesWritten({ db, org_id }, shares, { expense_id: id, when }),
    };
  });
  await batch(db, {
    ...Object.assign({}, ...made),
    moved: db.run(sql`UPDATE recurring_expenses SET next_on = ${next}
      WHERE org_id = ${org_id} AND id = ${recurring_id} AND next_on = ${next_on}`),
  });
}

/** The parts of a recurring expense on what is there still; of what is gone the amount stays unshared. */
async function partsThere(db: Database, { org_id, shares }: Due): Promise<Part[]> {
  const parts = JSON.parse(shares ?? "[]") as Part[];
  if (parts.length === 0) return [];
  const found = parts.map((part, at) => {
    const there = shareKinds.map((kind) => isThere({ org_id }, kind, sql`${part[`${kind}_id`]}`));
    return sql`SELECT ${at} AS at WHERE ${sql.join(there, sql` OR `)}`;
  });
  const there = await db.all<{ at: number }>(sql.join(found, sql` UNION ALL `));
  return parts.filter((_, at) => there.some((it) => it.at === at));
}
