import { sql } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Database } from "#db/connection.ts";
import { networkOf } from "#worker/accounts/rates.ts";
import { addressOf } from "#worker/accounts/visitor.ts";
import { type Env, isRelaxed } from "#worker/env.ts";
import type { ApiContext, ApiEnv } from "#worker/http.ts";
import { batch } from "#worker/kit/batch.ts";
import type { RateBudget } from "#worker/rate-budget.ts";
import { Refusal } from "#worker/refusal.ts";
import { limitConcurrency } from "./concurrency-limiter.ts";
import { type Milliseconds, type Price, type PricedRoute, pricedRoute, prices } from "./prices.ts";

const seconds = 60;
/** What an organisation, or a network of strangers, may ask for in a minute: a third of an isolate's one thread. */
export const budget: Milliseconds = 20_000;

const mostAllowances = 5000;

/** What is dear is paid for by whoever asks: an organisation, or a stranger's network. Late prices are paid by the action. */
export const rateLimited = createMiddleware<ApiEnv>(async (c, next) => {
  const route = pricedRoute(c.req.method, c.req.path);
  if (!route) return next();
  const price: Price = prices[route];
  if (price.ms)
    await spend(
      c,
      price.ms((name) => c.req.queries(name) ?? []),
    );
  if (!isWorkedOut(route)) return next();
  await limitConcurrency(c.var.rateBudget.runningWork, budgetKeyOf(c), next);
});

// Actions that write have their own line, in the database.
const isWorkedOut = (route: PricedRoute) => route.startsWith("GET ") || route.includes("/labels");
const budgetKeyOf = (c: ApiContext) =>
  c.var.scope ? `work:${c.var.scope.org_id}` : `work.ip:${networkOf(addressOf(c))}`;

type LateRoute = {
  [Route in PricedRoute]: (typeof prices)[Route] extends { late: unknown } ? Route : never;
}[PricedRoute];

/** Pays for an action that knows only now how much it was asked for. */
export const chargeFor = (c: ApiContext, route: LateRoute, many: number) => spend(c, prices[route].late(many));

/** Takes work off a budget; refuses `too_many` with the seconds to wait once it is spent. */
async function spend(c: ApiContext, price: Milliseconds): Promise<void> {
  const { rateBudget, opened } = c.var;
  const whom = budgetKeyOf(c);
  const times = isRelaxed(c.env as Env) ? 1000 : 1;
  const now = Date.now();
  if (takeFromAllowance(rateBudget, { whom, price, now, times })) return;
  const wait = await takeFromDatabase(opened.db, {
    key: whom,
    price: Math.min(price, budget),
    most: budget * times,
    now,
  });
  if (wait !== undefined)
    throw new Refusal("too_many", {}, { detail: "effort.spent", retryAfter: wait, values: { count: wait } });
}

type Bill = { whom: string; price: Milliseconds; now: number; times: number };

function takeFromAllowance({ credit, allowances }: RateBudget, { whom, price, now, times }: Bill): boolean {
  const known = allowances.get(whom);
  const allowance = known && known.ends > now ? known : { left: credit * times, ends: now + seconds * 1000 };
  // When the map is full it is cleared: the entries would get the same allowance again.
  if (!known && allowances.size >= mostAllowances) allowances.clear();
  allowances.set(whom, allowance);
  if (allowance.left < price) return false;
  allowance.left -= price;
  return true;
}

type Draft = { key: string; price: Milliseconds; most: Milliseconds; now: number };

/** Counts in the database, for all isolates; the seconds to wait when that would be too much, and nothing is counted. */
async function takeFromDatabase(db: Database, { key, price, most, now }: Draft): Promise<number | undefined> {
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
