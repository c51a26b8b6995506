import { loadavg } from "node:os";
import { signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { inQueue, verdict } from "../measures/measure.ts";

// Page 1 of the console's lists with 100,000 tickets and organisations against the same with 100, both of one server.

const operator = "operadora@voliera.test";
const server = await openTestServer({ rate_limits: "relaxed", env: { OPERATOR_EMAILS: operator } });
try {
  const db = directDatabase(server.databaseUrl);
  const { org_id, token } = await signUp(server);
  const now = new Date().toISOString();
  await db.execute({
    sql: "UPDATE users SET email = ?1, second_factor_at = ?2 WHERE org_id = ?3",
    args: [operator, now, org_id],
  });
  const lists = ["tickets", "tickets?show=all", "tickets?show=open", "organizations", "organizations?sort_by=name"];
  const call = (list: string) => async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.origin}/api/operator/${list}`, { headers });
    if (answer.status !== 200) throw new Error(`${list}: ${answer.status}`);
    await answer.text();
  };
  const measured = () => inQueue(61, Object.fromEntries(lists.map((list) => [list, call(list)])));
  const fill = async (from: number, to: number) => {
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
    await db.execute(`INSERT INTO console_tickets (id, short_key, number, category, state, priority, unanswered_since,
        last_at, created_at, revision) ${numbers}
      SELECT 'ticket_' || i, printf('%010X', i), 'T-2027-' || i, 'question', 'open', 'normal',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || i || ' minutes'),
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || i || ' minutes'), '2026-11-01', 1 FROM n`);
    await db.execute(`INSERT INTO console_organizations (short_key, name, plan, birds, members, stored_bytes, seen_on,
        import_faults, created_at, counted_at) ${numbers}
      SELECT printf('%010X', i), 'Viveiro ' || i, 'starter', 1, 1, 0, '2026-11-01', '{}',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || i || ' minutes'), '2099-01-01' FROM n`);
  };
  await fill(1, 100);
  const few = await measured();
  for (let from = 101; from < 100_000; from += 25_000) await fill(from, Math.min(from + 24_999, 100_000));
  const many = await measured();
  for (const list of lists)
    console.log(verdict(`/api/operator/${list} of 100,000, against 100`, many[list] ?? 0, few[list] ?? 0, 2));
  console.log(`load ${loadavg().map((it) => it.toFixed(1))}`);
} finally {
  await server.stop();
}
