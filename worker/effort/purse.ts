import { sql } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Database } from "#db/open.ts";
import { networkOf } from "#worker/accounts/rates.ts";
import { addressOf } from "#worker/accounts/visitor.ts";
import { type Env, isRelaxed } from "#worker/env.ts";
import type { House, HouseContext } from "#worker/http.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Purse } from "#worker/purse.ts";
import { Refusal } from "#worker/refusal.ts";
import { type Milliseconds, type Price, type PricedRoute, pricedRoute, prices } from "./prices.ts";
import { byTurns } from "./turnstile.ts";

const seconds = 60;
/** What an organisation, or a network of strangers, may ask for in a minute: a third of an isolate's one thread. */
export const budget: Milliseconds = 20_000;

const mostPockets = 5000;

/** What is dear is paid for by whoever asks: an organisation, or a stranger's network. Late prices are paid by the action. */
export const paid = createMiddleware<House>(async (c, next) => {
  const route = pricedRoute(c.req.method, c.req.path);
  if (!route) return next();
  const price: Price = prices[route];
  if (price.ms)
    await spend(
      c,
      price.ms((name) => c.req.queries(name) ?? []),
    );
  if (!isWorkedOut(route)) return next();
  await byTurns(c.var.purse.turnstile, whoAsks(c), next);
});

// Actions that write have their own line, in the database.
const isWorkedOut = (route: PricedRoute) => route.startsWith("GET ") || route.includes("/labels");
const whoAsks = (c: HouseContext) =>
  c.var.scope ? `work:${c.var.scope.org_id}` : `work.ip:${networkOf(addressOf(c))}`;

type LateRoute = {
  [Route in PricedRoute]: (typeof prices)[Route] extends { late: unknown } ? Route : never;
}[PricedRoute];

/** Pays for an action that knows only now how much it was asked for. */
export const payFor = (c: HouseContext, route: LateRoute, many: number) => spend(c, prices[route].late(many));

/** Takes work off a budget; refuses `too_many` with the seconds to wait once it is spent. */
async function spend(c: HouseContext, price: Milliseconds): Promise<void> {
  const { purse, opened } = c.var;
  const whom = whoAsks(c);
  const times = isRelaxed(c.env as Env) ? 1000 : 1;
  const now = Date.now();
  if (fromPocket(purse, { whom, price, now, times })) return;
  const wait = await fromBudget(opened.db, { key: whom, price: Math.min(price, budget), most: budget * times, now });
  if (wait !== undefined)
    throw new Refusal("too_many", {}, { detail: "effort.spent", retryAfter: wait, values: { count: wait } });
}

type Bill = { whom: string; price: Milliseconds; now: number; times: number };

function fromPocket({ credit, pockets }: Purse, { whom, price, now, times }: Bill): boolean {
  const known = pockets.get(whom);
  const pocket = known && known.ends > now ? known : { left: credit * times, ends: now + seconds * 1000 };
  // Full of those who left: they would get the same again.
  if (!known && pockets.size >= mostPockets) pockets.clear();
  pockets.set(whom, pocket);
  if (pocket.left < price) return false;
  pocket.left -= price;
  return true;
}

type Draft = { key: string; price: Milliseconds; most: Milliseconds; now: number };

/** Counts in the database, for all isolates; the seconds to wait when that would be too much, and nothing is counted. */
async function fromBudget(db: Database, { key, price, most, now }: Draft): Promise<number | undefined> {
  const at = new Date(now).toISOString();
  const ends = new Date(now + seconds * 1000).toISOString();
  const amount = Math.ceil(price);
  const {
    counted,
    kept: [kept],
  } = await batch(db, {
    counted: db.all<{ n: number }>(sql`INSERT INTO rate_counters (key, n, ends_at) VALUES (${key}, ${amount}, ${ends})
      ON CONFLICT (key) DO UPDATE SET
        n = iif(ends_at <= ${at}, 0, n) + excluded.n, ends_at = iif(ends_at <= ${at}, excluded.ends_at, ends_at)
      WHERE ends_at <= ${at} OR n + excluded.n <= ${most} RETURNING n`),
    kept: db.all<{ ends_at: string }>(sql`SELECT ends_at FROM rate_counters WHERE key = ${key}`),
  });
  if (counted.length > 0) return undefined;
  return Math.max(1, Math.ceil((Date.parse(kept?.ends_at ?? ends) - now) / 1000));
}
