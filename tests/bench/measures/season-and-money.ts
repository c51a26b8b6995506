import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";

type Whose = { org_id: string; species: readonly string[] };

/** Pairs of this season and the last, 2,000 eggs in work, 8,000 that ended, and ten years of sales and expenses, by SQL. */
export async function addSeasonAndMoney(server: TestServer, { org_id, species }: Whose): Promise<void> {
  const client = directDatabase(server.databaseUrl);
  const args = [org_id, species[0] ?? ""];
  for (const sql of statements) await client.execute({ sql, args: args.slice(0, sql.includes("?2") ? 2 : 1) });
  client.close();
}

const upTo = (most: number) => `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${most - 1})`;
const id = (prefix: string, of = "i") => `'${prefix}_01KQ0000000000000' || printf('%08d', ${of})`;
const now = "'2027-01-01T00:00:00.000Z'";
// Two seasons of 200 pairs with 25 eggs each; two of five of this season are in work, all others ended.
const season = "strftime('%Y', 'now') - i / 200";

const statements = [
  `${upTo(400)} INSERT INTO pairs (id, org_id, season, position, number, kind, state, species_id, started_on, created_at, updated_at)
    SELECT ${id("pair")}, ?1, ${season}, i % 200 + 1, (${season}) || '-' || printf('%02d', i % 200 + 1), 'pair',
      iif(i < 200, 'active', 'ended'), ?2, date('now', '-90 days'), ${now}, ${now} FROM n`,
  `${upTo(400)} INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
    SELECT ${id("clu")}, ?1, ${id("pair")}, 1, ${now}, ${now} FROM n`,
  `${upTo(10_000)} INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, set_on, state, ended_from, hatched_on, weaned_on, created_at, updated_at)
    SELECT ${id("egg")}, ?1, ${id("clu", "i / 25")}, ${id("pair", "i / 25")}, i % 25 + 1, day, date(day, '3 days'), state,
      iif(state = 'set', NULL, 'set'), iif(state = 'hatched', date(day, '17 days'), NULL), iif(state = 'hatched', date(day, '50 days'), NULL), ${now}, ${now}
    FROM (SELECT i, iif(i < 5000 AND i % 5 < 2, 'set', iif(i % 3, 'hatched', 'clear')) AS state,
      date('now', '-' || (iif(i < 5000 AND i % 5 < 2, i % 14, 60 + i % 200) + i / 5000 * 365) || ' days') AS day FROM n)`,
  `INSERT INTO egg_events (id, org_id, egg_id, position, deed, from_state, to_state, on_day, at)
    SELECT 'eev' || substr(id, 4), org_id, id, 1, 'state', 'set', state, date(set_on, '14 days'), ${now}
    FROM eggs WHERE org_id = ?1 AND state <> 'set'`,
  `${upTo(25_000)} INSERT INTO sales (id, org_id, number, state, begun_on, sold_on, delivered_on, currency, vat_regime, total_cents, net_cents, vat_cents, paid_cents, created_at, updated_at)
    SELECT ${id("sale")}, ?1, 'V-' || i, 'delivered', day, day, day, 'EUR', 'exempt_53', 3500, 3500, 0, 0, ${now}, ${now}
    FROM (SELECT i, date('now', '-' || (i % 3650) || ' days') AS day FROM n)`,
  `${upTo(25_000)} INSERT INTO expenses (id, org_id, category, on_day, currency, total_cents, net_cents, vat_cents, paid_cents, created_at, updated_at)
    SELECT ${id("exp")}, ?1, 'feed', date('now', '-' || (i % 3650) || ' days'), 'EUR', 1900, 1900, 0, 0, ${now}, ${now} FROM n`,
  // All but a few were paid.
  "UPDATE sales SET paid_cents = total_cents WHERE org_id = ?1 AND substr(number, -2) <> '07'",
  "UPDATE expenses SET paid_cents = total_cents WHERE org_id = ?1",
];
