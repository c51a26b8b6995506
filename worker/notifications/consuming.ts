import type { Database } from "#db/connection.ts";
import type { Env, NoticeAnnouncement } from "#worker/env.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { withoutValues } from "#worker/report.ts";
import { mailNotices } from "./mailing.ts";

type Notices = MessageBatch<NoticeAnnouncement>;

/** The queue's consumer: organisation by organisation, so that one whose mails fail keeps no other waiting. */
export async function deliverNotices(batch: Notices, db: Database, env: Env, subjects: Subjects): Promise<void> {
  for (const message of batch.messages) {
    const org_id = message.body?.org_id ?? "";
    try {
      const now = new Date().toISOString();
      await mailNotices(db, env, org_id, now, subjects);
      // PUSH: await deliverPushes(db, env, now, org_id);
      message.ack();
    } catch (error) {
      report("notice consumer failed", { org_id, error: withoutValues(String(error)) });
      message.retry({ delaySeconds: 30 });
    }
  }
}

/** What the queue gave up: the clock mails it, so it is only told. */
export function buryNotices(batch: Notices): void {
  for (const message of batch.messages) {
    report("notice in the dead letter queue", { org_id: message.body?.org_id });
    message.ack();
  }
}

const report = (message: string, details: Record<string, unknown>) =>
  console.error(JSON.stringify({ at: new Date().toISOString(), message, ...details }));
