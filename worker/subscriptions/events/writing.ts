import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { EntryKind } from "#db/entry-kinds.ts";
import { newId } from "#db/ids.ts";
import { charges, subscriptions } from "#db/schema/subscriptions.ts";
import { audited, type Changes, isWritten } from "#worker/audit.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { vatWithin } from "#worker/money/vat.ts";
import { owned } from "#worker/scope.ts";
import { buyerOf, type Seller } from "../terms/seller.ts";
import type { After, Charged } from "./after-event.ts";
import type { Home, Row, Whose } from "./standing.ts";

type Writer = Whose & { user_id: string | null; now: string; network?: string };

const inTrail = ["state", "period", "next_period", "period_end", "tries", "card_last4"] as const;

/** What the trail tells of a change. */
const changesOf = (row: Row, set: Partial<Row>): Changes =>
  Object.fromEntries(
    inTrail.filter((it) => set[it] !== undefined && set[it] !== row[it]).map((it) => [it, [row[it], set[it]]]),
  );

/** What of it is money: a payment, or that it went back. */
function moneyOf({ charge, refunded }: Pick<After, "charge" | "refunded">): Changes {
  if (refunded) return { refund: [null, true] };
  return charge?.state === "paid" ? { gross_cents: [null, charge.gross_cents] } : {};
}

/**
 * The statements that change a subscription as it was read, with its line in the trail, the plan of the organisation and
 * an entry. Whatever else belongs to it hangs on `isDone`: of two at once, only one's holds.
 */
export function changed(writer: Writer, row: Row, { set, plan, ...more }: After, when: SQL = sql`1 = 1`) {
  const { db, org_id, now } = writer;
  const line = newId("audit");
  const isDone = isWritten(writer, line);
  const kind: EntryKind = "plan";
  const statements = {
    written: db
      .update(subscriptions)
      .set({ ...set, version: row.version + 1, updated_at: now })
      .where(owned({ org_id }, subscriptions, sql`${subscriptions.version} = ${row.version} AND ${when}`)),
    line: audited(writer, {
      id: line,
      subject: "subscription",
      subject_id: row.id,
      deed: "changed",
      changes: { ...changesOf(row, set), ...moneyOf(more) },
    }),
    ...(plan && { plan: planStatement(writer, row, plan, isDone) }),
    entry: noteEntry(writer, kind, { details: entryOf(row, set), onlyIf: isDone }),
  };
  return { statements, isDone };
}

const entryOf = (row: Row, set: Partial<Row>): Record<string, string> => ({
  plan: row.plan,
  state: set.state ?? row.state ?? "",
  period: set.period ?? row.period,
});

// What somebody of ours gave an organisation by hand, no payment takes away.
function planStatement({ db, org_id }: Whose, row: Row, plan: string, isDone: SQL) {
  const isOurs = plan === "starter" ? sql`plan = ${row.plan}` : sql`plan <> 'empresarial'`;
  return db.run(sql`UPDATE organizations SET plan = ${plan}, trial_ends_at = NULL
    WHERE id = ${org_id} AND ${isOurs} AND ${isDone}`);
}

type Payment = {
  event_id: string;
  provider: Row["provider"];
  provider_payment: string | null;
  paid_at: string;
  seller: Seller;
};

/** The statement that keeps a payment with everything that stands on its receipt, while a condition holds. */
export function chargeStatement({ db, org_id, now }: Writer, home: Home, charge: Charged, of: Payment, onlyIf: SQL) {
  const { vat_rate, ...seller } = of.seller;
  const { net, vat } = vatWithin(charge.gross_cents, vat_rate);
  const { event_id, provider, provider_payment, paid_at } = of;
  const row = {
    ...charge,
    id: newId("charge"),
    org_id,
    net_cents: net,
    vat_cents: vat,
    vat_rate,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyerOf(home)),
    provider,
    provider_payment,
    event_id,
    paid_at,
    created_at: now,
  };
  return insertedIf(db, charges, row, onlyIf);
}

/** The statement that notes a payment among the entries. */
export const paymentEntry = (writer: Writer, charge: Charged, onlyIf: SQL) =>
  noteEntry(writer, "payment", {
    outcome: charge.state === "failed" ? "failed" : "ok",
    details: { plan: charge.plan, amount: `${(charge.gross_cents / 100).toFixed(2)} EUR` },
    onlyIf,
  });

/** The statement that adds a row while a condition holds, and nothing where it is there already. */
export function insertedIf(db: Whose["db"], table: SQLiteTable, row: object, onlyIf: SQL): Statements[string] {
  const names = Object.keys(row);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    Object.values(row).map((value) => sql`${value}`),
    sql`, `,
  );
  return db.run(sql`INSERT INTO ${table} (${columns}) SELECT ${values} WHERE ${onlyIf} ON CONFLICT DO NOTHING`);
}
