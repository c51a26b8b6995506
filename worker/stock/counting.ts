import { type SQL, sql } from "drizzle-orm";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { CountDraft, CountsDraft } from "./contract.ts";
import { differencesBooked, type Sheet } from "./count-moves.ts";
import { lowNotice } from "./crossing.ts";
import { type Moved, movesOf } from "./taking.ts";

type Counted = { item_id: string; quantity: number; expected?: number | undefined };
type Answer = {
  expected: number;
  counted: number;
  difference: number;
  balance: number;
  moves: Array<Omit<Moved, "item_id">>;
};

/** SQL: what ought to be there at the end of a day: what moved later has not happened yet. */
const expectedOn = (org_id: string, item: SQL, on: string): SQL => sql`(
  (SELECT balance FROM items WHERE org_id = ${org_id} AND id = ${item})
  - ifnull((SELECT sum(quantity) FROM stock_moves WHERE org_id = ${org_id} AND item_id = ${item} AND on_day > ${on}), 0))`;

/** What stands against a count: another organisation's item, what was booked meanwhile, a difference nobody explained. */
const faultOf = ({ org_id }: Scope, { on, why }: Sheet): SQL => {
  const [item, quantity, seen] = [sql`value->>1`, sql`value->>2`, sql`value->>3`];
  const ought = expectedOn(org_id, item, on);
  // Of what nobody ever counted or bought there is no difference to explain.
  const isUnexplained = sql`EXISTS (SELECT 1 FROM lots WHERE org_id = ${org_id} AND item_id = ${item}) AND ${ought} <> ${quantity}`;
  return sql`CASE
    WHEN NOT EXISTS (SELECT 1 FROM items WHERE org_id = ${org_id} AND id = ${item}) THEN 'missing'
    WHEN ${seen} IS NOT NULL AND ${ought} <> ${seen} THEN 'moved'
    WHEN ${why === null} AND ${isUnexplained} THEN 'why' END`;
};

type Read = { id: string; counted: number; expected: number; item_id: string; balance: number };
type Seen = { fault: "missing" | "moved" | "why" | null; balance: number; expected: number };

/**
 * Books what was counted, all of a sheet or none, in one batch: the counts, which see what was booked meanwhile, and the
 * moves of what differs. Asked again under one Idempotency-Key it answers what was booked.
 */
async function countAll(
  scope: Scope,
  items: readonly Counted[],
  given: { on: string | null; why: string | null },
): Promise<Answer[]> {
  const { db, org_id, user_id, now } = scope;
  const on = given.on ?? scope.today;
  if (on > scope.today) throw new Refusal("invalid", { on: ["stock.on.future"] });
  if (new Set(items.map(({ item_id }) => item_id)).size < items.length)
    throw new Refusal("invalid", { items: ["stock.count.twice"] });
  const [first, base] = [await idFor(scope, "count"), await idFor(scope, "stock_move")];
  const named = items.map((it, at) => ({ ...it, id: at ? `${first}_${at}` : first }));
  const sheet: Sheet = { ids: named.map(({ id }) => id), base, on, why: given.why };
  const cells = jsonCells(named.map((it) => [it.id, it.item_id, it.quantity, it.expected ?? null]));
  const fault = faultOf(scope, sheet);
  const found = await batch(db, {
    counted: db.run(sql`
      INSERT INTO counts (id, org_id, item_id, on_day, counted, expected, why, user_id, created_at)
      SELECT value->>0, ${org_id}, value->>1, ${on}, value->>2, ${expectedOn(org_id, sql`value->>1`, on)}, ${given.why},
        ${user_id}, ${now}
      FROM ${cells} WHERE NOT EXISTS (SELECT 1 FROM counts WHERE org_id = ${org_id} AND id = ${first})
        AND NOT EXISTS (SELECT 1 FROM ${cells} WHERE ${fault} IS NOT NULL)`),
    ...differencesBooked(scope, sheet),
    low: lowNotice(scope, base),
    moves: movesOf(scope, base),
    is: db.all<Read>(sql`
      SELECT counts.id, counts.counted, counts.expected, counts.item_id, items.balance FROM ${cells} said
      CROSS JOIN counts ON counts.org_id = ${org_id} AND counts.id = said.value->>0
      CROSS JOIN items ON items.org_id = ${org_id} AND items.id = counts.item_id`),
    seen: db.all<Seen>(sql`
      SELECT ${fault} AS fault, (SELECT balance FROM items WHERE org_id = ${org_id} AND id = value->>1) AS balance,
        ${expectedOn(org_id, sql`value->>1`, on)} AS expected FROM ${cells}`),
  });
  if (found.is.length === 0) throw whyNot(found.seen);
  const own = new Map(found.is.map((it) => [it.id, it]));
  return named.map(({ id, item_id, quantity }) => {
    const is = own.get(id);
    if (!is || is.counted !== quantity || is.item_id !== item_id)
      throw new Refusal("conflict", {}, { detail: "stock.reused" });
    const { counted, expected, balance } = is;
    const moves = found.moves.filter((it) => it.item_id === item_id).map(({ item_id: _, ...it }) => it);
    return { expected, counted, difference: counted - expected, balance, moves };
  });
}

function whyNot(seen: readonly Seen[]): Refusal {
  const faulty = (fault: Seen["fault"]) => seen.find((it) => it.fault === fault);
  if (faulty("missing")) return new Refusal("missing");
  const moved = faulty("moved");
  if (!moved && faulty("why")) return new Refusal("invalid", { why: ["stock.count.why"] });
  const { balance = 0, expected = 0 } = moved ?? {};
  return new Refusal("conflict", {}, { detail: "stock.count.moved", current: { balance, expected } });
}

/**
 * Books what was counted of one item. `conflict` with what ought to be there where somebody booked meanwhile; a difference
 * without a reason is `invalid`, but for an item that never had a lot.
 */
export async function countItem(
  scope: Scope,
  item_id: string,
  { quantity, expected, on, why }: CountDraft,
): Promise<Answer> {
  const [answer] = await countAll(scope, [{ item_id, quantity, expected }], { on, why });
  return answer as Answer;
}

/** Books a whole walk along the shelf. */
export const countShelf = (scope: Scope, { items, on, why }: CountsDraft): Promise<Answer[]> =>
  countAll(
    scope,
    items.map(({ id, ...it }) => ({ item_id: id, ...it })),
    { on, why },
  );
