import { type SQL, sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { creditOf } from "./credits.ts";
import { type DuePart, dueParts } from "./due/due-parts.ts";
import { paymentsOf, paymentsWhere, serializePayment } from "./payment-rows.ts";

/** So many payments of a sale or an expense are shown, and of a contact the last. */
const [mostOfOne, mostOfContact] = [100, 5];

type Open = Pick<DuePart, "of" | "open_cents" | "currency">;
type Owed = { direction: "in" | "out"; currency: string; cents: number; late_cents: number };

/**
 * What was paid of a sale or an expense, and what is still open of it. They are put in order here (`+`): no index of days is
 * to be gone through for a few.
 */
const ofOne = (scope: Scope, id: string, { paid, of }: { paid: SQL; of: SQL }) =>
  joining(
    {
      made: paymentsWhere(scope, paid, sql`ORDER BY +it.on_day, it.id LIMIT ${mostOfOne}`),
      open: scope.db.all<Open>(sql`
        SELECT it."of", it.open_cents, it.currency FROM ${dueParts(scope, sql`id = ${id}`)} it WHERE ${of} LIMIT 1`),
    },
    ({ made, open: [open] }) => ({
      money: { made: made.map((row) => serializePayment(scope.language, row)), open: open ?? null },
    }),
  );
const nothing = { money: { made: [], open: null } };

export const paymentsOfSale = {
  needs: "money.read",
  without: nothing,
  join: (scope: Scope, { id }: { id: string }) =>
    ofOne(scope, id, { paid: sql`it.sale_id = ${id}`, of: sql`it."of" <> 'expense'` }),
} satisfies Slots["salePage"];

export const paymentsOfExpense = {
  needs: "money.read",
  without: nothing,
  join: (scope: Scope, { id }: { id: string }) =>
    ofOne(scope, id, { paid: sql`it.expense_id = ${id}`, of: sql`it."of" = 'expense'` }),
} satisfies Slots["expensePage"];

/** What is due of a contact and of those merged with it, what is held of theirs, and what they paid or were paid last. */
export const paymentsOfContact = {
  needs: "money.read",
  without: { money: { owed: [], credit: null, made: [], made_total: 0 } },
  join(scope: Scope, { id }: { id: string }) {
    const { db, org_id, today } = scope;
    const members = sql`(SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = ${id})`;
    const currency = sql`(SELECT currency FROM organizations WHERE id = ${org_id})`;
    const its = paymentsOf(scope, id);
    return joining(
      {
        owed: db.all<Owed>(sql`
          SELECT it.direction, it.currency, sum(it.cents) AS cents, sum(iif(it.on_day < ${today}, it.cents, 0)) AS late_cents
          FROM ${dueParts(scope, sql`contact_id IN ${members}`)} it GROUP BY 1, 2 ORDER BY 1, 2`),
        credit: db.all<{ cents: number; currency: string }>(
          sql`SELECT ${creditOf(org_id, sql`${id}`, currency)} AS cents, ${currency} AS currency`,
        ),
        made: paymentsWhere(
          scope,
          sql`it.id IN ${its}`,
          sql`ORDER BY +it.on_day DESC, it.id DESC LIMIT ${mostOfContact}`,
        ),
        counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${its}`),
      },
      ({ owed, credit: [credit], made, counted: [counted] }) => ({
        money: {
          owed,
          credit: credit && credit.cents !== 0 ? credit : null,
          made: made.map((row) => serializePayment(scope.language, row)),
          made_total: counted?.n ?? 0,
        },
      }),
    );
  },
} satisfies Slots["contactPage"];
