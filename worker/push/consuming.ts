import type { Database } from "#db/connection.ts";
import type { Env, NoticeAnnouncement } from "#worker/env.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { mailNotices } from "#worker/notifications/mailing.ts";
import { withoutValues } from "#worker/report.ts";
import { deliverPushes } from "./deliver.ts";

type Notices = MessageBatch<NoticeAnnouncement>;

/**
 * The queue's consumer: organisation by organisation, so that one whose mails fail keeps no other waiting; behind all
 * mails the pushes, so that a service that hangs holds none of them up.
 */
export async function deliverNotices(batch: Notices, db: Database, env: Env, subjects: Subjects): Promise<void> {
  const mailed = new Set<string>();
  for (const message of batch.messages) {
    const org_id = message.body?.org_id ?? "";
    try {
      await mailNotices(db, env, org_id, new Date().toISOString(), subjects);
      mailed.add(org_id);
      message.ack();
    } catch (error) {
      report("notice consumer failed", { org_id, error: withoutValues(String(error)) });
      message.retry({ delaySeconds: 30 });
    }
  }
  await Promise.all([...mailed].map((org_id) => push(db, env, org_id, subjects)));
}

/** What is not sent here the clock sends. */
async function push(db: Database, env: Env, org_id: string, subjects: Subjects): Promise<void> {
  try {
    await deliverPushes(db, env, new Date().toISOString(), subjects, org_id);
  } catch (error) {
    report("pushes failed", { org_id, error: withoutValues(String(error)) });
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
