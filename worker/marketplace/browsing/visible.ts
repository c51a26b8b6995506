import { type SQL, sql } from "drizzle-orm";
import type { GateLevel } from "#db/words/market.ts";
import { levelOf } from "../gate/levels.ts";

// `own_page` is on its seller's page alone.
const marketLevels = ["contact", "open"] as const satisfies readonly GateLevel[];
const sellersLevels = ["own_page", ...marketLevels] as const;

const it = sql`it`;

/** The level of the listing `it` at this moment. */
export const level: SQL = levelOf(it);

const notHidden = sql`NOT EXISTS (SELECT 1 FROM market_hidden hidden WHERE hidden.id = it.id)`;

// Literal, as the partial indexes are.
const shownAt = (levels: readonly GateLevel[]) =>
  sql`it.is_shown = 1 AND ${level} IN (${sql.join(
    levels.map((one) => sql.raw(`'${one}'`)),
    sql`, `,
  )}) AND ${notHidden}`;

/** Whether the listing `it` is on the market. */
export const onMarket: SQL = shownAt(marketLevels);
/** Whether the listing `it` is on its seller's page. */
export const onSellersPage: SQL = shownAt(sellersLevels);
