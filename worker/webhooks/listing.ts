import { sql } from "drizzle-orm";
import type { DeliveryState, HookEvent } from "#db/words/billing.ts";
import { planOf } from "#worker/billing/plans.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { isConfirmed } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import type { DeliveryFilter } from "./contract.ts";

/** `resting`: the plan holds fewer, and it is among the newest. */
export type WebhookState = "active" | "failing" | "paused" | "resting";
/** A webhook as those see it who look after it. Instants are ISO. */
export type Webhook = {
  id: string;
  url: string;
  events: HookEvent[];
  state: WebhookState;
  /** Since when nothing of it is taken. */
  failing_since: string | null;
  created_at: string;
};
export type Webhooks = {
  items: Webhook[];
  /** How many the plan holds. */
  most: number;
  /** Whether the caller may make one at once, without giving a password first. */
  is_confirmed: boolean;
};

type Row = Omit<Webhook, "events" | "state"> & { events: string; paused_at: string | null };

const reading = ({ db, org_id }: Scope) =>
  db.all<Row>(sql`SELECT id, url, events, failing_since, paused_at, created_at FROM webhooks
    WHERE org_id = ${org_id} ORDER BY created_at, id`);

const serialize = ({ events, paused_at, ...row }: Row, isHeld: boolean): Webhook => {
  const isFailing = row.failing_since !== null;
  const state = !isHeld ? "resting" : paused_at !== null ? "paused" : isFailing ? "failing" : "active";
  return { ...row, events: JSON.parse(events) as HookEvent[], state };
};

/** All webhooks of the organisation, the oldest first: those the plan holds. */
export async function listWebhooks(scope: Scope): Promise<Webhooks> {
  const most = planOf(scope.plan).webhooks;
  const rows = await reading(scope);
  return { items: rows.map((row, at) => serialize(row, at < most)), most, is_confirmed: isConfirmed(scope) };
}

/** What was told, or is to be: `waiting`, `delivered`, or given up. `status` is 0 where nobody answered. */
export type DeliveryView = {
  id: string;
  n: number;
  event: HookEvent;
  subject_id: string;
  at: string;
  state: DeliveryState;
  tries: number;
  next_at: string | null;
  tried_at: string | null;
  status: number | null;
  ms: number | null;
  answer: string | null;
};
const columns = sql.raw("id, n, event, subject_id, at, state, tries, next_at, tried_at, status, ms, answer");
const perPage = 50;

/** A page of what one webhook was told in 30 days, the newest first; `missing` without the webhook. */
export async function listDeliveries(scope: Scope, id: string, { page }: DeliveryFilter) {
  const { db, org_id } = scope;
  const own = sql`org_id = ${org_id} AND webhook_id = ${id}`;
  const { rows, items, counted } = await batch(db, {
    rows: reading(scope),
    items: db.all<DeliveryView>(sql`SELECT ${columns} FROM webhook_deliveries WHERE ${own}
      ORDER BY n DESC, event DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ total: number }>(sql`SELECT count(*) AS total FROM webhook_deliveries WHERE ${own}`),
  });
  const at = rows.findIndex((row) => row.id === id);
  const [row, total] = [rows[at], counted[0]?.total ?? 0];
  if (!row) throw new Refusal("missing");
  const webhook = serialize(row, at < planOf(scope.plan).webhooks);
  return { webhook, items, total, total_pages: Math.ceil(total / perPage), page, page_size: perPage };
}
export type Deliveries = Awaited<ReturnType<typeof listDeliveries>>;

/** The statement that reads one delivery of a webhook. */
export const deliveryRow = ({ db, org_id }: Scope, webhook_id: string, id: string) =>
  db.all<DeliveryView>(sql`SELECT ${columns} FROM webhook_deliveries
    WHERE org_id = ${org_id} AND id = ${id} AND webhook_id = ${webhook_id}`);
