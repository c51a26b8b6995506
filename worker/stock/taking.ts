import { type SQL, sql } from "drizzle-orm";
import type { MoveKind } from "#db/words/stock.ts";
import { jsonCells } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";

type Writer = Pick<Scope, "db" | "org_id" | "user_id" | "now">;

/** So much of an item, in its units and above 0, and what it is used for. */
type Wanted = {
  item_id: string;
  quantity: number;
  pair_id?: string | null | undefined;
  species_id?: string | null | undefined;
  place_id?: string | null | undefined;
};

/** What every move of one taking says alike. */
type Taking = {
  kind: MoveKind;
  /** The day (`YYYY-MM-DD`) it leaves on: lots that expired before it are left alone. */
  on: string;
  /** How the ids of the moves begin, from `idFor(scope, "stock_move")`: asked again, the same taking writes nothing. */
  base: string;
  /** Must hold at the moment of the write, such as that the row it belongs to was written. */
  when?: SQL | undefined;
  why?: string | null | undefined;
  /** Of this lot alone: its id, or SQL of it. */
  lot_id?: string | SQL | null | undefined;
  /** Of expired lots too, somebody has said. */
  expired?: boolean | undefined;
  /** A feed round books what was fed: the last lot may fall below 0. Else nothing is taken where one item lacks. */
  below?: boolean | undefined;
  feed_booking_id?: string | null | undefined;
  count_id?: string | SQL | null | undefined;
  dose_id?: string | null | undefined;
  /** The key of each wanted row is a line of a sale, which its moves name. */
  sells?: boolean | undefined;
};

/** What expires first is used first, undated last, else the older. */
const lotOrder = (lots: "lots" | "shelf"): SQL =>
  sql.raw(`${lots}.expires_on IS NULL, ${lots}.expires_on, ${lots}.on_day, ${lots}.id`);
const reverse = sql.raw("lots.expires_on IS NOT NULL, lots.expires_on DESC, lots.on_day DESC, lots.id DESC");

/** The rows of `taking`: a SELECT of `key, item_id, quantity, pair_id, species_id, place_id`, served in the order of `key`. */
export const wantedRows = (wanted: readonly Wanted[]): SQL => sql`
  SELECT value->>0 AS key, value->>1 AS item_id, value->>2 AS quantity, value->>3 AS pair_id, value->>4 AS species_id,
    value->>5 AS place_id
  FROM ${jsonCells(wanted.map((it, at) => [at, it.item_id, it.quantity, it.pair_id ?? null, it.species_id ?? null, it.place_id ?? null]))}`;

/** Whether a lot may be used: it is the one that was named, and has not expired unless that was said to be well. */
function isUsable({ on, lot_id, expired }: Pick<Taking, "on" | "lot_id" | "expired">): SQL {
  const notExpired = expired ? sql`true` : sql`(lots.expires_on IS NULL OR lots.expires_on >= ${on})`;
  return lot_id ? sql`lots.id = ${lot_id} AND ${notExpired}` : notExpired;
}

/** SQL: what may be taken of an item by hand, never more than its balance and than its lots that may be used hold. */
export const usable = (
  { org_id }: Pick<Scope, "org_id">,
  item: SQL,
  terms: Pick<Taking, "on" | "lot_id" | "expired">,
) =>
  sql`max(0, min((SELECT balance FROM items WHERE org_id = ${org_id} AND id = ${item}),
    ifnull((SELECT sum(lots.balance) FROM lots INDEXED BY lots_in_use WHERE lots.org_id = ${org_id}
      AND lots.item_id = ${item} AND lots.balance <> 0 AND lots.balance > 0 AND ${isUsable(terms)}), 0)))`;

/**
 * Whether all that is wanted is there, for the guard of the rows that a taking belongs to (a sale, a dose). True only before
 * the taking itself, so these rows stand before it in the batch.
 */
export const isEnough = (
  scope: Pick<Scope, "org_id">,
  wanted: SQL,
  terms: Pick<Taking, "on" | "lot_id" | "expired">,
): SQL => sql`NOT EXISTS (SELECT 1 FROM (SELECT item_id, sum(quantity) AS quantity FROM (${wanted}) GROUP BY item_id) needed
  WHERE needed.quantity > ifnull(${usable(scope, sql`needed.item_id`, terms)}, 0))`;

/**
 * The statement that takes amounts of items from their lots and writes a move for each piece: what expires first first,
 * undated last, else the older. All of it or nothing, unless it may fall below 0: then the last lot takes what lacks, and
 * an item that never had a lot needs one first (`lotsForAll`). `wanted` is a SELECT as of `wantedRows`; rows of 0 are
 * left out. Moves are read back by `movesOf`.
 */
export function taking(scope: Writer, wanted: SQL, terms: Taking) {
  const { db, org_id, user_id, now } = scope;
  const { kind, on, base, when, why, below } = terms;
  const last = below ? sql`shelf.backwards = 1` : sql`false`;
  const isFresh = sql`NOT EXISTS (SELECT 1 FROM stock_moves WHERE org_id = ${org_id} AND id = ${base} || '_0001')`;
  const may = sql`${isFresh} AND ${when ?? sql`true`} AND ${below ? sql`true` : isEnough(scope, wanted, terms)}`;
  // Where nothing may be used, what was fed all the same is owed by the last lot there is.
  const onShelf = sql`SELECT lots.id, lots.item_id, lots.balance, lots.expires_on, lots.on_day
    FROM (SELECT DISTINCT item_id FROM wanted) named
    CROSS JOIN lots INDEXED BY lots_in_use ON lots.org_id = ${org_id} AND lots.item_id = named.item_id AND lots.balance <> 0
    WHERE lots.balance > 0 AND ${isUsable(terms)}`;
  const owing = sql`SELECT lots.id, lots.item_id, 0, lots.expires_on, lots.on_day
    FROM (SELECT DISTINCT item_id FROM wanted) named
    CROSS JOIN lots ON lots.org_id = ${org_id} AND lots.id = (
      SELECT lots.id FROM lots WHERE lots.org_id = ${org_id} AND lots.item_id = named.item_id ORDER BY ${reverse} LIMIT 1)
    WHERE NOT EXISTS (SELECT 1 FROM lots INDEXED BY lots_in_use WHERE lots.org_id = ${org_id}
      AND lots.item_id = named.item_id AND lots.balance <> 0 AND lots.balance > 0 AND ${isUsable(terms)})`;
  return db.run(sql`
    WITH wanted AS MATERIALIZED (SELECT * FROM (${wanted}) WHERE quantity > 0),
      needed AS (SELECT *, sum(quantity) OVER (PARTITION BY item_id ORDER BY key ROWS UNBOUNDED PRECEDING) AS upto FROM wanted),
      lying AS MATERIALIZED (${onShelf} ${below ? sql`UNION ALL ${owing}` : sql``}),
      shelf AS MATERIALIZED (SELECT *,
        sum(balance) OVER (PARTITION BY item_id ORDER BY expires_on IS NULL, expires_on, on_day, id ROWS UNBOUNDED PRECEDING) AS upto,
        row_number() OVER (PARTITION BY item_id ORDER BY expires_on IS NOT NULL, expires_on DESC, on_day DESC, id DESC) AS backwards
        FROM lying),
      pieces AS MATERIALIZED (SELECT needed.key, needed.item_id, shelf.id AS lot_id, needed.pair_id, needed.species_id,
          needed.place_id, row_number() OVER (ORDER BY needed.key, ${lotOrder("shelf")}) AS nth,
          min(needed.upto, iif(${last}, needed.upto, shelf.upto)) - max(needed.upto - needed.quantity, shelf.upto - shelf.balance) AS quantity
        FROM needed JOIN shelf ON shelf.item_id = needed.item_id AND shelf.upto - shelf.balance < needed.upto
          AND (${last} OR shelf.upto > needed.upto - needed.quantity))
    INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, why, feed_booking_id, count_id, dose_id,
      sale_line_id, pair_id, species_id, place_id, user_id, created_at)
    SELECT ${base} || printf('_%04d', nth), ${org_id}, item_id, lot_id, ${kind}, -quantity, ${on}, ${why ?? null},
      ${terms.feed_booking_id ?? null}, ${terms.count_id ?? null}, ${terms.dose_id ?? null}, ${terms.sells ? sql`key` : null},
      pair_id, species_id, place_id, ${user_id}, ${now}
    FROM pieces WHERE ${may} ORDER BY nth`);
}

/** The statement that gives each wanted item that never had a lot an empty one, which a feed round then owes to. */
export function lotsForAll({ db, org_id, now }: Writer, wanted: SQL, { on, when }: Pick<Taking, "on" | "when">) {
  return db.run(sql`
    INSERT INTO lots (id, org_id, item_id, on_day, quantity, created_at)
    SELECT 'lot_' || lower(hex(randomblob(13))), ${org_id}, item_id, ${on}, 0, ${now}
    FROM (SELECT DISTINCT item_id FROM (${wanted}) WHERE quantity > 0) named
    WHERE ${when ?? sql`true`} AND EXISTS (SELECT 1 FROM items WHERE org_id = ${org_id} AND id = named.item_id)
      AND NOT EXISTS (SELECT 1 FROM lots WHERE org_id = ${org_id} AND item_id = named.item_id)`);
}

/** A move as a write answers it; what left is negative. */
export type Moved = { id: string; item_id: string; lot_id: string; quantity: number };

/** The statement that reads the moves of one base in their order, for the end of a batch. */
export const movesOf = ({ db, org_id }: Pick<Scope, "db" | "org_id">, base: string) =>
  db.all<Moved>(sql`SELECT id, item_id, lot_id, quantity FROM stock_moves
    WHERE org_id = ${org_id} AND id > ${`${base}_`} AND id < ${`${base}_~`} ORDER BY id`);

type Undoing = {
  base: string;
  /** By which index the moves are found: left to itself SQLite walks all moves there are, in the order of their ids. */
  by: "stock_moves_by_dose" | "stock_moves_by_sale_line" | "stock_moves_by_booking";
  /** What the moves that take back are: a return, where goods come back, else a correction. */
  kind?: "return" | "correction" | undefined;
  on?: string | null | undefined;
  why?: string | null | undefined;
  when?: SQL | undefined;
};

/**
 * The statement that takes moves back, each by one that names it, on its own day unless another is said, so that what was used
 * on a day is what is left of it. `which` is a condition on `moved`; corrections, and what was taken back, are left alone.
 */
export function takingBack(scope: Writer, which: SQL, { base, by, kind = "correction", on, why, when }: Undoing) {
  const { db, org_id, user_id, now } = scope;
  return db.run(sql`
    INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, why, corrects_id, feed_booking_id,
      count_id, dose_id, sale_line_id, pair_id, species_id, place_id, user_id, created_at)
    SELECT ${base} || printf('_%04d', row_number() OVER (ORDER BY moved.id)), ${org_id}, moved.item_id, moved.lot_id,
      ${kind}, -moved.quantity, ifnull(${on ?? null}, moved.on_day), ${why ?? null}, moved.id, moved.feed_booking_id,
      moved.count_id, moved.dose_id, moved.sale_line_id, moved.pair_id, moved.species_id, moved.place_id, ${user_id}, ${now}
    FROM stock_moves moved INDEXED BY ${sql.identifier(by)}
    WHERE moved.org_id = ${org_id} AND moved.kind <> 'correction' AND ${which} AND ${when ?? sql`true`}
      AND NOT EXISTS (SELECT 1 FROM stock_moves made WHERE made.org_id = ${org_id} AND made.corrects_id = moved.id)`);
}
