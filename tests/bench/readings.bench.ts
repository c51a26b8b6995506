import { newId } from "#db/ids.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// 500 readings against one weight; a year's chart against a bird's page; 2,000 machines of which 10 have news against one
// that has.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const { token, org_id } = await breederWith(server, 2000);
  const client = directDatabase(server.databaseUrl);
  const now = Date.now();
  const iso = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const ids = Array.from({ length: 2000 }, () => newId("incubator"));
  await client.batch(
    ids.map((id, nth) => ({
      sql: `INSERT INTO incubators (id, org_id, name, name_key, air, temperature_c, humidity_pct, turning, silent_at, created_at, updated_at)
        VALUES (?, ?, ?, ?, 'forced', 37.5, 45, 'machine', ?, '2026-01-01', '2026-01-01')`,
      args: [id, org_id, `M ${nth}`, `m ${nth}`, nth < 10 ? iso(-1) : iso(600)],
    })),
    "write",
  );
  const [one = ""] = ids;
  await client.execute({
    sql: `INSERT INTO incubator_days (org_id, incubator_id, on_day, temperature_n, temperature_least, temperature_mean,
        temperature_greatest, humidity_n, humidity_least, humidity_mean, humidity_greatest, hours)
      SELECT ?, ?, date('now', '-' || value || ' days'), 1440, 37.1, 37.5, 37.9, 1440, 40, 45, 50, ?
      FROM (WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 365) SELECT value FROM n)`,
    args: [org_id, one, JSON.stringify(Array(24).fill([37.5, 45]))],
  });
  const headers = {
    Authorization: `Bearer ${token}`,
    Cookie: `authToken=${token}`,
    "Content-Type": "application/json",
  };
  const ask = async (path: string, json?: object) => {
    const init = json && { method: "POST", body: JSON.stringify(json) };
    const answer = await fetch(`${server.origin}${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  };
  const [bird] = (await client.execute({ sql: "SELECT id FROM birds WHERE org_id = ? LIMIT 1", args: [org_id] })).rows;
  const id = String(bird?.id);
  let minutes = 0;
  const readings = () =>
    Array.from({ length: 500 }, () => {
      minutes += 1;
      return { at: iso(minutes - 120_000), temperature_c: 37.5, humidity_pct: 45 };
    });
  const wrote = await inQueue(21, {
    readings: () => ask(`/api/incubators/${one}/readings`, { readings: readings() }),
    weight: () => ask(`/api/birds/${id}/weights`, { grams: 20 }),
  });
  console.log(verdict("500 readings", wrote.readings ?? 0, wrote.weight ?? 0, 6));
  const year = `from=${iso(-364 * 1440).slice(0, 10)}&to=${iso(0).slice(0, 10)}`;
  const drawn = await inQueue(21, {
    chart: () => ask(`/incubators/${one}/readings?${year}`),
    bird: () => ask(`/birds/${id}`),
  });
  console.log(verdict("a year's chart", drawn.chart ?? 0, drawn.bird ?? 0, 5));
  const news = `SELECT org_id, id FROM incubators WHERE silent_at <= ? ORDER BY silent_at LIMIT 500`;
  const looked = await inQueue(21, {
    silent: () => client.execute({ sql: news, args: [iso(0)] }),
    one: () =>
      client.execute({ sql: "SELECT org_id, id FROM incubators WHERE org_id = ? AND id = ?", args: [org_id, one] }),
  });
  console.log(verdict("2,000 machines of which 10 have news", looked.silent ?? 0, looked.one ?? 0, 3));
} finally {
  await server.stop();
}
