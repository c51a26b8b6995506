import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { lettersFor } from "./letters.ts";

/** Days before the end at which everybody is told once more. */
const reminders = [7, 1] as const;

type Due = { org_id: string; organization: string; closes_at: string; reminders: number };

/** Scheduled job: reminds the people of organisations that close, 7 days and 1 day before the end. The clock sends the mails. */
export async function remindOfClosing(db: Database, env: Env, now: string): Promise<void> {
  const [first, second] = reminders.map((days) => secondsFrom(now, days * 86_400));
  const due = await db.all<Due>(sql`
    SELECT closings.org_id, organizations.name AS organization, closes_at, reminders
    FROM organizations JOIN closings ON closings.org_id = organizations.id
    WHERE closes_at IS NOT NULL AND closes_at > ${now}
      AND ((reminders = 0 AND closes_at <= ${first}) OR (reminders = 1 AND closes_at <= ${second})) LIMIT 20`);
  await forEachOrganization(
    "remind of a closing",
    due,
    async ({ org_id, organization, closes_at, reminders: sent }) => {
      const letters = await lettersFor({ db, org_id, now }, env, { kind: "soon", organization, closes_at });
      const isDue = sql`EXISTS (SELECT 1 FROM closings WHERE org_id = ${org_id} AND reminders = ${sent})`;
      await batch(db, {
        ...letters.statements(isDue),
        noted: db.run(
          sql`UPDATE closings SET reminders = reminders + 1 WHERE org_id = ${org_id} AND reminders = ${sent}`,
        ),
      });
    },
  );
}
