import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { HookSource } from "#db/words/billing.ts";
import { batch } from "#worker/kit/batch.ts";
import type { HookLines } from "#worker/kit/hook-slots.ts";
import type { Hook } from "./hooks.ts";

/** What the rooms tell of, by event. */
export type EventLines = ReadonlyMap<string, HookLines>;

/** So many marks are looked at in one go. */
const mostMarks = 200;

const tables: Record<HookSource, SQL> = {
  audit: sql`audit`,
  egg_event: sql`egg_events`,
  alarm: sql`incubator_alarms`,
};

/**
 * Makes deliveries of the next marks that a webhook has not got to yet, and moves it on: both or neither, so that whoever
 * comes a second time finds nothing to do. Answers whether it moved.
 */
export async function fill(db: Database, { org_id, id }: Hook, lines: EventLines, now: string): Promise<boolean> {
  const own = sql`hook.org_id = ${org_id} AND hook.id = ${id}`;
  const upTo = sql`(SELECT max(next.n) FROM (SELECT mark.n FROM hook_marks mark
    WHERE mark.org_id = ${org_id} AND mark.n > (SELECT hook.place FROM webhooks hook WHERE ${own})
    ORDER BY mark.n LIMIT ${mostMarks}) next)`;
  const found = sql.join(
    (["audit", "egg_event", "alarm"] as const).map((source) => linesOf(source, lines, { own, upTo })),
    sql` UNION ALL `,
  );
  const { moved } = await batch(db, {
    made: db.run(sql`
      INSERT INTO webhook_deliveries (id, org_id, webhook_id, n, event, subject_id, at, state, next_at, created_at)
      SELECT 'dlv_' || lower(hex(randomblob(13))), ${org_id}, ${id}, found.n, found.event, found.subject_id, found.at,
        'waiting', ${now}, ${now}
      FROM (${found}) found WHERE found.subject_id IS NOT NULL ORDER BY found.n, found.event ON CONFLICT DO NOTHING`),
    moved: db.run(sql`UPDATE webhooks SET place = ${upTo} WHERE org_id = ${org_id} AND id = ${id} AND place < ${upTo}`),
  });
  return moved.rowsAffected > 0;
}

function linesOf(source: HookSource, lines: EventLines, { own, upTo }: { own: SQL; upTo: SQL }): SQL {
  const its = [...lines].filter(([, of]) => of.source === source);
  const whens = its.map(([event, { when }]) => sql`WHEN ${event} THEN (${when})`);
  const subjects = its.map(([event, { subject }]) => sql`WHEN ${event} THEN ${subject}`);
  return sql`SELECT mark.n AS n, mark.at AS at, wanted.value AS event,
      CASE wanted.value ${sql.join(subjects, sql` `)} END AS subject_id
    FROM webhooks hook
    CROSS JOIN hook_marks mark ON mark.org_id = hook.org_id AND mark.n > hook.place AND mark.n <= ${upTo}
    CROSS JOIN ${tables[source]} line ON line.org_id = mark.org_id AND line.id = mark.source_id
    CROSS JOIN json_each(hook.events) wanted
    WHERE ${own} AND mark.source = ${source} AND CASE wanted.value ${sql.join(whens, sql` `)} ELSE 0 END`;
}
