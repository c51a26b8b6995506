import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { batch } from "#worker/kit/batch.ts";
import { arrivals, clearing, correcting, type Due, takingBack, turns } from "./standings.ts";

type Where = { db: Database; org_id: string; now: string };

// One write of these leaves room for others between.
const atOnce = 5000;

/** How many turns of birds wait for the register: the statement; fits any batch. */
export const waitingTurns = ({ db, org_id }: Where) =>
  db.all<{ n: number }>(sql`SELECT count(*) AS n FROM bird_turns WHERE org_id = ${org_id}`);

/**
 * Brings the noted lines up to date with what triggers told of birds since. Whoever reads or enters the book calls it
 * first; the clock does so for all. Said twice, or by two at once, it does nothing more: each write looks at what waits then.
 * After `most` milliseconds the rest is left to whoever comes next.
 */
export async function settle(where: Where, most = Number.POSITIVE_INFINITY): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < most) {
    const { db, org_id, now } = where;
    const [bound] = await db.all<{ upto: number | null }>(sql`
      SELECT max(n) AS upto FROM (SELECT n FROM bird_turns WHERE org_id = ${org_id} ORDER BY n LIMIT ${atOnce})`);
    if (!bound?.upto) return;
    await batch(db, settling(where, { org_id, now, upto: bound.upto }));
  }
}

/** The statements that do so with one round of turns, for a batch of whoever writes besides. */
function settling({ db }: Where, due: Due) {
  const all = [...takingBack(due), arrivals(due), turns(due), ...correcting(due), clearing(due)];
  return Object.fromEntries(all.map((statement, at) => [`settled_${at}`, db.run(statement)]));
}

/** Scheduled job: does so wherever birds were written since the clock's last stroke. */
export async function settleAll(db: Database, _: unknown, now: string): Promise<void> {
  const due = await db.all<{ org_id: string }>(sql`SELECT DISTINCT org_id FROM bird_turns LIMIT 200`);
  await forEachOrganization("settle a register", due, ({ org_id }) => settle({ db, org_id, now }));
}
