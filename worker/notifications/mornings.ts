import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { isDemo } from "#db/ids.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import type { FilledSlots, MorningScope, Notice } from "#worker/kit/slots.ts";
import { nextMorning } from "./morning-time.ts";
import { noticed } from "./noting.ts";

/** So many organisations are woken within a minute. */
const mostWoken = 200;

type Waking = { org_id: string; next_at: string; timezone: string };

/**
 * Notifies of what a day brings, where 05:00 has come: whatever was missed, once, and of today. An organisation's
 * morning is moved on in the batch that notifies, where it still is as it was read: of two clocks one is too late.
 */
export async function wakeOrganizations(db: Database, now: string, slots: FilledSlots["mornings"]): Promise<void> {
  const waking = await db.all<Waking>(sql`
    SELECT mornings.org_id, mornings.next_at, organizations.timezone FROM mornings
    CROSS JOIN organizations ON organizations.id = mornings.org_id
    WHERE mornings.next_at <= ${now} ORDER BY mornings.next_at LIMIT ${mostWoken}`);
  await forEachOrganization("wake organisations", waking, (it) => wake(db, it, now, slots));
}

async function wake(db: Database, { org_id, next_at, timezone }: Waking, now: string, slots: FilledSlots["mornings"]) {
  const scope: MorningScope = { db, org_id, now, today: dayIn(timezone, now) };
  const notices = isDemo(org_id) ? [] : await noticesOf(scope, slots);
  const still = sql`EXISTS (SELECT 1 FROM mornings WHERE mornings.org_id = ${org_id} AND mornings.next_at = ${next_at})`;
  const writer = { db, org_id, now, user_id: null };
  const statements: Statements = Object.fromEntries(
    notices.map((notice, at) => [`notice ${at}`, noticed(writer, notice, still)]),
  );
  await batch(db, {
    ...statements,
    moved: db.run(sql`UPDATE mornings SET next_at = ${nextMorning(timezone, now)}
      WHERE org_id = ${org_id} AND next_at = ${next_at}`),
  });
}

/** What every room says that the day brings, read in one trip. */
async function noticesOf(scope: MorningScope, slots: FilledSlots["mornings"]): Promise<Notice[]> {
  const joinings = slots.map(({ from, join }) => ({ from, joining: join(scope) }));
  const named = joinings.flatMap(({ from, joining }) =>
    Object.entries(joining.statements).map(([name, statement]) => [`${from}/${name}`, statement] as const),
  );
  if (named.length === 0) return [];
  const found = (await batch(scope.db, Object.fromEntries(named))) as Record<string, unknown>;
  return joinings.flatMap(({ from, joining }) => {
    const own = Object.keys(joining.statements).map((name) => [name, found[`${from}/${name}`]]);
    return joining.serialize(Object.fromEntries(own) as Statements, undefined).notices;
  });
}
