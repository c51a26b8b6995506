import type { Database } from "#db/connection.ts";
import type { Env, HookAnnouncement } from "#worker/env.ts";
import { withoutValues } from "#worker/report.ts";
import { announce } from "./announcing.ts";
import { organizationsDue } from "./hooks.ts";
import { type HookSlots, serveHooks } from "./sending.ts";

type Announced = MessageBatch<HookAnnouncement>;
type Serving = { db: Database; env: Env; slots: HookSlots };

/** The queue's consumer: each organisation once, beside the others, so that one whose receivers hang keeps none waiting. */
export async function deliverAnnounced(batch: Announced, of: Serving): Promise<void> {
  const names = new Set(batch.messages.map(({ body }) => body?.org_id ?? ""));
  const failed = new Set<string>();
  await Promise.all(
    [...names].map(async (org_id) => {
      if (!(await served(of, org_id, new Date().toISOString()))) failed.add(org_id);
    }),
  );
  for (const message of batch.messages)
    if (failed.has(message.body?.org_id ?? "")) message.retry({ delaySeconds: 30 });
    else message.ack();
}

/** Whether it went through; what is due again within the minute is announced anew. */
async function served(of: Serving, org_id: string, now: string): Promise<boolean> {
  try {
    const again = await serveHooks(of, org_id, now);
    if (again !== undefined) await announce(of.env, org_id, again);
    return true;
  } catch (error) {
    report("webhooks failed", { org_id, error: withoutValues(String(error)) });
    return false;
  }
}

/** What the queue gave up: the clock delivers it, so it is only told. */
export function buryAnnounced(batch: Announced): void {
  for (const message of batch.messages) {
    report("webhooks in the dead letter queue", { org_id: message.body?.org_id });
    message.ack();
  }
}

/** So many organisations are served at once, and for so many milliseconds a minute the next is begun. */
const atOnce = 8;
const passLasts = 25_000;

/** The clock's: whatever the queue was not told of or has lost, at an instant (ISO). */
export async function serveDue(of: Serving, now: string): Promise<void> {
  const due = (await organizationsDue(of.db, now)).values();
  const end = Date.now() + passLasts;
  const walk = async () => {
    for (const { org_id } of due) if (Date.now() < end) await served(of, org_id, now);
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
}

const report = (message: string, details: Record<string, unknown>) =>
  console.error(JSON.stringify({ at: new Date().toISOString(), message, ...details }));
