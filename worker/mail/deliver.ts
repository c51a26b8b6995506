import type { Database } from "#db/connection.ts";
import type { Env, MailAnnouncement } from "#worker/env.ts";
import { withoutValues } from "#worker/report.ts";
import { claimMail, expireMails, markExhausted, markSent, markTried, overdueMails, secondsAfter } from "./queries.ts";
import { transportOf } from "./transport.ts";

/** What became of one announcement; `retry` in so many seconds. */
type Delivery = { outcome: "sent" | "failed" | "nothing" } | { outcome: "retry"; delaySeconds: number };

/** Claims a mail, sends it, notes the result. Throws only when the database is away. `now` is an ISO instant. */
export async function deliverMail(db: Database, env: Env, id: string, now: string): Promise<Delivery> {
  const mail = await claimMail(db, id, now);
  if (!mail) return { outcome: "nothing" };
  const keepsWords = await deliverOne(env, mail);
  if (typeof keepsWords === "boolean") {
    await markSent(db, id, now, keepsWords);
    return { outcome: "sent" };
  }
  const state = await markTried(db, mail, keepsWords.message);
  report("mail not sent", { mail_id: id, attempts: mail.attempts, state, error: keepsWords.message });
  return state === "failed" ? { outcome: "failed" } : { outcome: "retry", delaySeconds: secondsAfter(mail.attempts) };
}

// Whatever a transport throws is a failed attempt, not a bug.
async function deliverOne(env: Env, mail: Parameters<Awaited<ReturnType<typeof transportOf>>["send"]>[0]) {
  try {
    const transport = await transportOf(env);
    await transport.send(mail);
    return transport.keepsWords;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Seconds the queue keeps a mail between two attempts, at most. */
const queueWaits = 900;

/** The queue's consumer: message by message, so that one poisoned mail never takes its neighbours along. */
export async function deliverBatch(batch: MessageBatch<MailAnnouncement>, db: Database, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      const delivery = await deliverMail(db, env, message.body?.mail_id ?? "", new Date().toISOString());
      // What waits for long waits in the outbox, where the clock finds it: the queue's patience is counted in retries.
      if (delivery.outcome === "retry" && delivery.delaySeconds <= queueWaits)
        message.retry({ delaySeconds: delivery.delaySeconds });
      else message.ack();
    } catch (error) {
      report("mail consumer failed", { mail_id: message.body?.mail_id, error: withoutValues(String(error)) });
      message.retry({ delaySeconds: 30 });
    }
  }
}

/**
 * What the queue gave up. A mail whose attempts are used up is marked failed; one the queue only lost patience with
 * (the database was away) stays in the outbox, where the clock finds it.
 */
export async function buryBatch(batch: MessageBatch<MailAnnouncement>, db: Database): Promise<void> {
  for (const message of batch.messages) {
    const id = message.body?.mail_id ?? "";
    const failed = await markExhausted(db, new Date().toISOString(), id);
    report("mail in the dead letter queue", { mail_id: id, failed: failed.length > 0 });
    message.ack();
  }
}

/** Announces again what the queue lost or waits for long; gives up what is over or killed its consumer every time. */
export async function sweepOutbox(db: Database, env: Env, now: string): Promise<void> {
  for (const id of await expireMails(db, now)) report("mail expired unsent", { mail_id: id });
  for (const id of await markExhausted(db, now)) report("mail given up", { mail_id: id });
  const ids = await overdueMails(db, now);
  await Promise.all(ids.map((mail_id) => env.MAILS.send({ mail_id })));
}

const report = (message: string, details: Record<string, unknown>) =>
  console.error(JSON.stringify({ at: new Date().toISOString(), message, ...details }));
