import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { tickets } from "#db/schema/support.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { auditedEdit } from "#worker/audit.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { batch } from "#worker/kit/batch.ts";
import { ticketDays } from "./contract.ts";

/** So many tickets are looked after in a minute. */
const mostAtOnce = 200;
const day = 86_400;

type Due = { org_id: string; id: string };

/** Scheduled job: closes what was solved 14 days ago and nobody wrote in since. */
export async function closeSolved(db: Database, now: string): Promise<void> {
  const until = secondsFrom(now, -ticketDays.solved * day);
  const due = await db.all<Due>(sql`SELECT org_id, id FROM tickets WHERE state = 'solved' AND solved_at <= ${until}
    ORDER BY solved_at LIMIT ${mostAtOnce}`);
  await forEachOrganization("close tickets", due, async ({ org_id, id }) => {
    const isDue = sql`state = 'solved' AND solved_at <= ${until}`;
    await batch(db, {
      line: auditedEdit(
        { db, org_id, now, user_id: null },
        { table: tickets, subject: "ticket", subject_id: id, wanted: { state: "closed" }, when: isDue },
      ),
      closed:
        db.run(sql`UPDATE tickets SET state = 'closed', closed_at = ${now}, updated_at = ${now}, version = version + 1
        WHERE org_id = ${org_id} AND id = ${id} AND ${isDue}`),
    });
  });
}

/** Scheduled job: erases tickets that closed two years ago, with what was written and its files. */
export async function eraseClosed(db: Database, now: string): Promise<void> {
  const until = secondsFrom(now, -ticketDays.kept * day);
  const due = await db.all<Due>(sql`SELECT org_id, id FROM tickets WHERE state = 'closed' AND closed_at <= ${until}
    ORDER BY closed_at LIMIT ${mostAtOnce}`);
  await forEachOrganization("erase tickets", due, async ({ org_id, id }) => {
    await db.run(sql`DELETE FROM tickets
      WHERE org_id = ${org_id} AND id = ${id} AND state = 'closed' AND closed_at <= ${until}`);
  });
}
