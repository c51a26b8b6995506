import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";

type Shelf = { org_id: string; items: number };
/** Moves of each item, spread over two years. */
const movesEach = 50;

/** So many items of two lots each, with fifty moves over two years, and a feed round of forty of them, by SQL. */
export async function addShelf(server: TestServer, { org_id, items }: Shelf): Promise<void> {
  const client = directDatabase(server.databaseUrl);
  for (const sql of statementsFor(items)) await client.execute({ sql, args: [org_id] });
  client.close();
}

const upTo = (most: number) => `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${most - 1})`;
const id = (prefix: string, of = "i") => `'${prefix}_' || substr(?1, -12) || printf('%08d', ${of})`;
const now = "'2027-01-01T00:00:00.000Z'";
// Half a year apart for the moves of one item, and each item on days of its own.
const day = `date('now', '-' || ((i / ${movesEach}) % 15 + (i % ${movesEach}) * 15) || ' days')`;
const isFirst = `i % ${movesEach} >= ${movesEach - 2}`;

const statementsFor = (items: number) => [
  `${upTo(items)} INSERT INTO items (id, org_id, name, name_key, category, unit, pack_size, minimum, created_at, updated_at)
    SELECT ${id("item")}, ?1, 'Artigo ' || i, 'artigo ' || printf('%05d', i), 'seed', 'g', 25000, iif(i % 10, 0, 90000000), ${now}, ${now} FROM n`,
  `${upTo(items * 2)} INSERT INTO lots (id, org_id, item_id, expires_on, on_day, quantity, cents, currency, created_at)
    SELECT ${id("lot")}, ?1, ${id("item", "i / 2")}, date('now', '+' || (i % 400 + 1) || ' days'), date('now', '-760 days'), 5000000, 6000, 'EUR', ${now} FROM n`,
  `${upTo(items * movesEach)} INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, created_at)
    SELECT ${id("sm")}, ?1, ${id("item", `i / ${movesEach}`)}, ${id("lot", `i / ${movesEach} * 2 + i % 2`)},
      iif(${isFirst}, 'purchase', 'use'), iif(${isFirst}, 5000000, -600), ${day}, ${now} FROM n`,
  `INSERT INTO feed_rounds (id, org_id, name, first_on, created_at, updated_at)
    VALUES (${id("feed_round", "0")}, ?1, 'Manhã', date('now', '-300 days'), ${now}, ${now})`,
  `${upTo(40)} INSERT INTO feed_lines (id, org_id, feed_round_id, position, item_id, quantity, is_per_bird)
    SELECT ${id("fl")}, ?1, ${id("feed_round", "0")}, i, ${id("item")}, 5, 1 FROM n`,
];
