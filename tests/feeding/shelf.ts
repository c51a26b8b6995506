import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Given } from "#tests/clutches/egg-input.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { FeedRound } from "#worker/feeding/round-rows.ts";

type Lot = { quantity: number; expires_on?: string; on?: string; cents?: number };
type Problem = { code?: string; detail?: string; errors?: Array<{ path: string; code: string }>; current?: FeedRound };

/** A world with a shelf, and what its breeder does to feed rounds. */
export async function newShelf(day = "2027-03-01") {
  const nests = await newNests(day);
  const { ask, a, db } = nests;
  const at = `${day}T00:00:00.000Z`;
  /** An item with lots as they were bought; answers its id. */
  async function item(name = "Mistura", lots: readonly Lot[] = [], who = a): Promise<string> {
    const id = newId("item");
    await db.run(sql`INSERT INTO items (id, org_id, name, name_key, category, unit, created_at, updated_at)
      VALUES (${id}, ${who.org_id}, ${name}, ${name.toLowerCase()}, 'seed', 'g', ${at}, ${at})`);
    for (const { quantity, expires_on = null, on = day, cents = null } of lots) {
      const lot = newId("lot");
      await db.run(sql`INSERT INTO lots (id, org_id, item_id, expires_on, on_day, quantity, cents, currency, created_at)
        VALUES (${lot}, ${who.org_id}, ${id}, ${expires_on}, ${on}, ${quantity}, ${cents},
          ${cents === null ? null : "EUR"}, ${at})`);
      await db.run(sql`INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, created_at)
        VALUES (${newId("stock_move")}, ${who.org_id}, ${id}, ${lot}, 'purchase', ${quantity}, ${on}, ${at})`);
    }
    return id;
  }
  const send = async <Data = FeedRound>(path: string, method: string, json?: Given, headers = {}, who = a) => {
    const answer = await ask(`/api/feed-rounds${path}`, { as: who, method, headers, ...(json && { json }) });
    const body = answer.status === 204 ? {} : await answer.json();
    return { status: answer.status, ...(body as { data: Data } & Problem) };
  };
  const round = async (lines: readonly Given[], more: Given = {}) =>
    (await send("", "POST", { name: "Manhã", lines, ...more })).data;
  /** The balances of an item's lots, in the order in which they are used. */
  const lotsOf = async (id: string) =>
    (
      await db.all<{ balance: number }>(sql`SELECT balance FROM lots WHERE org_id = ${a.org_id} AND item_id = ${id}
        ORDER BY expires_on IS NULL, expires_on, on_day, id`)
    ).map(({ balance }) => balance);
  return { ...nests, item, send, round, lotsOf };
}
