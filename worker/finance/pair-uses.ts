import { type SQL, sql } from "drizzle-orm";
import type { StockUnit } from "#db/words/stock.ts";
import type { Scope } from "#worker/scope.ts";
import type { Period } from "./periods.ts";
import { used } from "./uses.ts";

/** So many moves of a pair are told, the newest. */
const mostMoves = 100;
/** So many items without a known price are named. */
const mostUnpriced = 20;

/** Of one pair, species or place, or of all birds: what was used for it in one currency; without one by item. */
type Group = {
  is_move: 0;
  of: "pair" | "species" | "place" | "all";
  target_id: string | null;
  name: string | null;
  currency: string | null;
  cents: number;
  moves: number;
};
type Move = { is_move: 1; on: string; currency: string | null; cents: number | null };
type Item = { item_id: string | null; item: string | null; unit: StockUnit | null; quantity: number };
type Row = (Group | Move) & Item;

/**
 * The statement that reads what was used of the stock in a period for a pair, by move, and summed up for it, for species, places and all birds.
 * Other pairs' is theirs alone.
 */
export const usesRead = (scope: Scope, period: Period, pair_id: string) => {
  const { db, org_id } = scope;
  const item = (column: string): SQL =>
    sql`(SELECT ${sql.raw(column)} FROM items WHERE items.org_id = ${org_id} AND items.id = it.item_id)`;
  return db.all<Row>(sql`
    WITH used AS MATERIALIZED (SELECT * FROM (${used(scope, period)}) WHERE pair_id IS NULL OR pair_id = ${pair_id})
    SELECT 0 AS is_move, it.of, it.target_id, NULL AS "on", it.currency, it.cents, it.moves, it.item_id, ${item("name")} AS item,
      ${item("unit")} AS unit, it.quantity,
      CASE it.of WHEN 'species' THEN (SELECT common_name FROM species WHERE species.org_id = ${org_id} AND species.id = it.target_id)
        WHEN 'place' THEN (SELECT name FROM places WHERE places.org_id = ${org_id} AND places.id = it.target_id) END AS name
    FROM (
      SELECT iif(pair_id IS NOT NULL, 'pair', iif(species_id IS NOT NULL, 'species', iif(place_id IS NOT NULL, 'place', 'all'))) AS of,
        coalesce(pair_id, species_id, place_id) AS target_id, currency, iif(currency IS NULL, item_id, NULL) AS item_id,
        ifnull(sum(cents), 0) AS cents, sum(quantity) AS quantity, count(*) AS moves
      FROM used GROUP BY 1, 2, 3, 4
    ) it
    UNION ALL
    SELECT 1, NULL, NULL, it.on_day, it.currency, it.cents, NULL, it.item_id, ${item("name")}, ${item("unit")}, it.quantity, NULL
    FROM (SELECT * FROM used WHERE pair_id IS NOT NULL ORDER BY on_day DESC, id DESC LIMIT ${mostMoves}) it`);
};

/**
 * What was read, told apart: of the pair alone, of what it shares with others, and what nobody knows the price of. `concerns` are the
 * species of its birds and the places they were in.
 */
export function serializeUses(rows: readonly Row[], currency: string, concerns: ReadonlySet<string>) {
  const groups = rows
    .filter((it): it is Group & Item => it.is_move === 0)
    .filter(({ of, target_id }) => of === "pair" || of === "all" || concerns.has(target_id ?? ""));
  const priced = groups.filter((it) => it.currency === currency);
  const sum = (of: Group["of"]) => priced.reduce((all, it) => all + (it.of === of ? it.cents : 0), 0);
  return {
    stock_cents: sum("pair"),
    for_all_cents: sum("all"),
    pools: priced.filter(({ of, cents }) => (of === "species" || of === "place") && cents !== 0),
    moves: rows
      .filter((it): it is Move & Item => it.is_move === 1)
      .map(({ is_move: _, on, item_id, item, unit, quantity, cents, currency: of }) => ({
        item_id: item_id ?? "",
        item: item ?? "",
        unit: unit ?? ("g" as const),
        on,
        quantity,
        cents,
        currency: of,
      })),
    moves_total: groups.reduce((all, { of, moves }) => all + (of === "pair" ? moves : 0), 0),
    /** Of the pair alone, in another money: it stands apart. */
    others: groups
      .filter((it) => it.of === "pair" && it.currency !== null && it.currency !== currency)
      .map((it) => ({ currency: it.currency ?? "", cents: it.cents })),
    unpriced: unpricedOf(groups),
  };
}

/** What was used without a known price, by item, the pair's own and what it shares. */
function unpricedOf(groups: ReadonlyArray<Group & Item>) {
  const items = new Map<string, { item_id: string; item: string; unit: StockUnit; quantity: number }>();
  for (const { currency, item_id, item, unit, quantity } of groups) {
    if (currency !== null || !item_id || !item || !unit) continue;
    const before = items.get(item_id)?.quantity ?? 0;
    items.set(item_id, { item_id, item, unit, quantity: before + quantity });
  }
  return [...items.values()].filter(({ quantity }) => quantity > 0).slice(0, mostUnpriced);
}
