import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { batch } from "#worker/kit/batch.ts";
import { notified } from "#worker/notifications/noting.ts";
import { silenceNotice } from "./alarm-notices.ts";

type Silent = { org_id: string; id: string; name: string; silent_at: string };
/** So many machines are looked at within a minute. */
const mostSilent = 500;

/** The statement that finds machines whose devices are silent, by one index; across organisations, for the clock has no caller. */
export const silentMachines = (now: string) => sql`
  SELECT org_id, id, name, silent_at FROM incubators WHERE silent_at <= ${now} ORDER BY silent_at LIMIT ${mostSilent}`;

/** Opens the alarm of every machine whose devices have said nothing for half an hour, and tells of it. */
export async function noticeSilence(db: Database, now: string): Promise<void> {
  const silent = await db.all<Silent>(silentMachines(now));
  await forEachOrganization("notice silence", silent, async ({ org_id, id, name, silent_at }) => {
    const alarm_id = newId("alarm");
    const stillSilent = sql`EXISTS (SELECT 1 FROM incubators it
      WHERE it.org_id = ${org_id} AND it.id = ${id} AND it.silent_at = ${silent_at})`;
    const writer = { db, org_id, now, user_id: null };
    await batch(db, {
      opened: db.run(sql`
        INSERT INTO incubator_alarms (id, org_id, incubator_id, kind, level, opened_at)
        SELECT ${alarm_id}, ${org_id}, ${id}, 'silent', 'warning', ${silent_at} WHERE ${stillSilent} ON CONFLICT DO NOTHING`),
      told: notified(writer, silenceNotice("alarm.opened", { id, name }, alarm_id)),
      noted: db.run(sql`UPDATE incubators SET silent_at = NULL
        WHERE org_id = ${org_id} AND id = ${id} AND silent_at = ${silent_at}`),
    });
  });
}
