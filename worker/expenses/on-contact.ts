import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

/** So many of them are shown, the last first; the list of expenses has the rest. */
const mostShown = 8;

type Row = {
  id: string;
  category: string;
  on: string;
  total_cents: number;
  paid_cents: number;
  currency: string;
  due_on: string | null;
};

/** What was bought of a contact, on its page. */
export const expensesOfContact = {
  needs: "money.read",
  without: { expenses: [] as Row[], expenses_total: 0 },
  join({ db, org_id }: Scope, { id }: { id: string }) {
    // Else SQLite goes through all days, whose index holds all that is summed.
    const byContact = sql`INDEXED BY expenses_by_contact`;
    const its = sql`org_id = ${org_id} AND is_expected = 0
      AND contact_id IN (SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = ${id})`;
    return joining(
      {
        rows: db.all<Row>(sql`
          SELECT id, category, on_day AS "on", total_cents, paid_cents, currency, due_on
          FROM expenses ${byContact} WHERE ${its} ORDER BY +on_day DESC, id DESC LIMIT ${mostShown}`),
        counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM expenses ${byContact} WHERE ${its}`),
      },
      ({ rows, counted }) => ({ expenses: rows as Row[], expenses_total: counted[0]?.n ?? 0 }),
    );
  },
} satisfies Slots["contactPage"];
