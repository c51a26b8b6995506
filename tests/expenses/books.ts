import { sql } from "drizzle-orm";
import type { Given } from "#tests/clutches/egg-input.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";
import type { listExpenses } from "#worker/expenses/queries.ts";

type List = Awaited<ReturnType<typeof listExpenses>>;

/** An organisation on 5 April 2027, and what is asked of its expenses. */
export async function newBooks() {
  const nests = await newNests("2027-04-05");
  const { ask, a, post, db } = nests;
  const send = async (path: string, method: string, json?: Given) => {
    const answer = await ask(path, { as: a, method, ...(json && { json }) });
    const body = answer.status === 204 ? {} : await answer.json();
    type Answer = { data: Expense; code?: string; detail?: string; errors?: Array<{ path: string; code: string }> };
    return { status: answer.status, ...(body as Answer) };
  };
  const spend = (json: Given, headers = {}) => post<Expense>("/api/expenses", json, headers);
  const list = async (query = "") => (await (await ask(`/api/expenses?${query}`, { as: a })).json()) as List;
  const payments = () =>
    db.all<{ expense_id: string; on_day: string; cents: number }>(
      sql`SELECT expense_id, on_day, cents FROM payments WHERE org_id = ${a.org_id} ORDER BY on_day, cents`,
    );
  const lock = (month: string) =>
    db.run(
      sql`INSERT INTO month_locks (id, org_id, month, locked_at) VALUES (${`ml_${month}`}, ${a.org_id}, ${month}, '2027-04-01T00:00:00Z')`,
    );
  return { ...nests, send, spend, list, payments, lock };
}
