import { type SQL, sql } from "drizzle-orm";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { daysFrom } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { tend } from "./clock.ts";
import { numberCharges } from "./events/numbering.ts";
import { type Row, standingOf } from "./events/standing.ts";
import { endOfPatience } from "./terms/periods.ts";

const msPerDay = 86_400_000;

/**
 * Lets days pass for one organisation: whatever its subscription keeps of time becomes so much older, and the clock's work
 * is done at each day on which something happens. So nothing asks a second clock.
 */
export async function advance(scope: Scope, env: Env, days: number): Promise<void> {
  const by = { ...scope, env };
  for (let left = days; left > 0; ) {
    const { row } = await standingOf(scope);
    const step = Math.min(left, daysToNext(row, scope));
    await age(scope, step);
    await tend(by);
    left -= step;
  }
  await numberCharges(scope, scope.org_id);
}

/** In how many days something happens to a subscription next, at least one. */
function daysToNext(row: Row | undefined, { now, today }: Scope): number {
  const until = (at: string | null | undefined) => (at ? Math.ceil((Date.parse(at) - Date.parse(now)) / msPerDay) : 0);
  const steps = [
    row?.period_end ? daysFrom(today, row.period_end) : 0,
    until(row?.next_try_at),
    until(row?.past_due_since && endOfPatience(row.past_due_since)),
  ].filter((it) => it > 0);
  return Math.max(1, Math.min(...steps, row?.state && row.state !== "ended" ? Number.POSITIVE_INFINITY : 800));
}

async function age({ db, org_id }: Scope, days: number): Promise<void> {
  const back = `-${days} days`;
  const instant = (column: string) => {
    const name = sql.identifier(column);
    return sql`${name} = iif(${name} = '', '', strftime('%Y-%m-%dT%H:%M:%fZ', ${name}, ${back}))`;
  };
  const day = (column: string) => sql`${sql.identifier(column)} = date(${sql.identifier(column)}, ${back})`;
  const all = (of: (column: string) => SQL, ...names: string[]) => sql.join(names.map(of), sql`, `);
  await batch(db, {
    paid: db.run(sql`UPDATE subscriptions SET version = version + 1, ${all(day, "period_start", "period_end")},
      anchor_day = CAST(strftime('%d', period_end, ${back}) AS INTEGER),
      ${all(instant, "first_paid_at", "past_due_since", "next_try_at", "ended_at", "checkout_expires_at", "told_at", "looked_at")}
      WHERE org_id = ${org_id}`),
    charges: db.run(sql`UPDATE charges SET ${all(day, "period_start", "period_end")},
      ${all(instant, "paid_at", "refunded_at")} WHERE org_id = ${org_id}`),
    events: db.run(sql`UPDATE provider_events SET ${all(instant, "at")} WHERE org_id = ${org_id}`),
    trial: db.run(sql`UPDATE organizations SET ${all(instant, "trial_ends_at")} WHERE id = ${org_id}`),
  });
}
