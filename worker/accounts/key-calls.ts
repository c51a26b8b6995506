import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { isRelaxed } from "#worker/env.ts";
import type { ApiContext } from "#worker/http.ts";
import type { RateBudget } from "#worker/rate-budget.ts";
import { Refusal } from "#worker/refusal.ts";

const seconds = 60;
/** Calls of one key in a minute. */
const mostCalls = 600;
// A tenth at a time: only every sixtieth call asks the database, and an isolate's first tenth none.
const share = mostCalls / 10;
const mostKnown = 5000;

/**
 * Counts a call of a key; refuses `too_many` the one that goes beyond the minute's, with the seconds to wait. Says what is
 * left in the headers `RateLimit` and `RateLimit-Policy`, as draft-ietf-httpapi-ratelimit-headers-10 writes them.
 */
export async function countCall(c: ApiContext, key_id: string): Promise<void> {
  const { keyCalls } = c.var.rateBudget;
  const now = Date.parse(c.var.now);
  const times = isRelaxed(c.env) ? 1000 : 1;
  const most = (mostCalls - share) * times;
  let known = keyCalls.get(key_id);
  if (!known || known.ends <= now) {
    if (keyCalls.size >= mostKnown) keyCalls.clear();
    known = { left: share * times, more: most, ends: now + seconds * 1000 };
    keyCalls.set(key_id, known);
  }
  if (known.left < 1) {
    const given = await take(c.var.opened.db, { key: `key.calls:${key_id}`, amount: share * times, most, now });
    Object.assign(known, { left: given.left, more: given.more, ends: given.ends });
  }
  const wait = Math.max(1, Math.ceil((known.ends - now) / 1000));
  c.header("RateLimit-Policy", `"minute";q=${mostCalls * times};w=${seconds}`);
  c.header("RateLimit", `"minute";r=${Math.max(0, known.left - 1) + known.more};t=${wait}`);
  if (known.left < 1)
    throw new Refusal("too_many", {}, { detail: "accounts.keys.calls", retryAfter: wait, values: { count: wait } });
  known.left -= 1;
}

/** Takes a call back that is about to be counted again. */
export function uncountCall({ keyCalls }: RateBudget, key_id: string): void {
  const known = keyCalls.get(key_id);
  if (known) known.left += 1;
}

type Wanted = { key: string; amount: number; most: number; now: number };

/** Takes a share of the minute for this isolate, if there is one left for all of them. */
async function take(db: Database, { key, amount, most, now }: Wanted) {
  const at = new Date(now).toISOString();
  const ends_at = new Date(now + seconds * 1000).toISOString();
  const [counted] = await db.all<{ n: number; ends_at: string }>(sql`
    INSERT INTO rate_counters (key, n, ends_at) VALUES (${key}, ${amount}, ${ends_at})
    ON CONFLICT (key) DO UPDATE SET
      n = iif(ends_at <= ${at}, 0, n) + excluded.n, ends_at = iif(ends_at <= ${at}, excluded.ends_at, ends_at)
    RETURNING n, ends_at`);
  const { n, ends_at: until } = counted ?? { n: amount, ends_at };
  return { left: n <= most ? amount : 0, more: Math.max(0, most - n), ends: Date.parse(until) };
}
