import { sql } from "drizzle-orm";
import type { Given } from "#tests/clutches/egg-input.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { dueList } from "#worker/payments/due-list.ts";
import type { Payment } from "#worker/payments/payment-rows.ts";

type Problem = { code?: string; detail?: string; from?: string; errors?: Array<{ path: string; code: string }> };
type Sale = {
  state?: string;
  total?: number;
  returned?: number;
  contact?: string | null;
  delivered?: string | null;
  cancelled?: string | null;
};

const at = "2027-01-01T00:00:00.000Z";

/** An organisation with sales and expenses as their rooms would write them. */
export async function newBooks(day = "2027-04-20") {
  const nests = await newNests(day);
  const { ask, a, db } = nests;
  let n = 0;
  const send = async <Answer = Payment>(path: string, method: string, json?: Given, as = a) => {
    const answer = await ask(path, { as, method, ...(json && { json }) });
    const text = await answer.text();
    return { status: answer.status, ...((text ? JSON.parse(text) : {}) as { data: Answer } & Problem) };
  };
  const contact = async (name: string, facts: Given = {}) =>
    (await send<{ id: string }>("/api/contacts", "POST", { name, ...facts })).data.id;
  const sale = async (
    {
      state = "delivered",
      total = 9000,
      returned = 0,
      contact: contact_id = null,
      delivered = "2027-03-15",
      cancelled = null,
    }: Sale = {},
    due: Array<[string, number]> = [],
    org_id = a.org_id,
  ) => {
    n += 1;
    const id = `sale_${org_id}_${n}`.slice(0, 60);
    const number = state === "draft" ? null : `V-2027/${String(n).padStart(4, "0")}`;
    const delivered_on = state === "delivered" ? delivered : null;
    await db.run(sql`INSERT INTO sales (id, org_id, number, state, contact_id, begun_on, delivered_on, cancelled_on, currency, vat_regime,
        total_cents, net_cents, vat_cents, returned_cents, created_at, updated_at)
      VALUES (${id}, ${org_id}, ${number}, ${state}, ${contact_id}, '2027-03-01', ${delivered_on}, ${cancelled}, 'EUR', 'none',
        ${total}, ${total}, 0, ${returned}, ${at}, ${at})`);
    for (const [day, cents] of due)
      await db.run(
        sql`INSERT INTO sale_dues (id, org_id, sale_id, on_day, cents) VALUES (${`sd_${id}_${day}`}, ${org_id}, ${id}, ${day}, ${cents})`,
      );
    return id;
  };
  const expense = async (
    total = 4500,
    { on = "2027-03-12", due = null as string | null, expected = 0, contact: contact_id = null as string | null } = {},
  ) => {
    n += 1;
    const id = `exp_${n}`;
    await db.run(sql`INSERT INTO expenses (id, org_id, category, contact_id, on_day, due_on, currency, total_cents, net_cents, vat_cents, is_expected, created_at, updated_at)
      VALUES (${id}, ${a.org_id}, 'feed', ${contact_id}, ${on}, ${due}, 'EUR', ${total}, ${total}, 0, ${expected}, ${at}, ${at})`);
    return id;
  };
  const pay = (json: Given) => send("/api/payments", "POST", json);
  const due = async (query = "") =>
    (await (await ask(`/api/payments/due${query}`, { as: a })).json()) as Awaited<ReturnType<typeof dueList>>;
  const paid = async (table: "sales" | "expenses", id: string) => {
    const [row] = await db.all<{ paid_cents: number }>(
      sql`SELECT paid_cents FROM ${sql.identifier(table)} WHERE id = ${id}`,
    );
    return row?.paid_cents;
  };
  const lock = (month: string) =>
    db.run(
      sql`INSERT INTO month_locks (id, org_id, month, locked_at) VALUES (${`ml_${month}`}, ${a.org_id}, ${month}, ${at})`,
    );
  return { ...nests, send, contact, sale, expense, pay, due, paid, lock };
}
