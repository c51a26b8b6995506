import * as z from "zod";
import { hookEvents } from "#db/words/billing.ts";
import { id, line, paging } from "#worker/fields.ts";

/** Letters of an address, at most. */
const longestUrl = 2048;

/** A webhook to be made: where it is, and what it is told of. Whether the address is one, the server judges. */
export const webhookDraft = z.object({
  url: line(longestUrl, "webhooks.url.required", "webhooks.url.long"),
  events: z
    .array(z.enum(hookEvents, "webhooks.events.unknown"), "webhooks.events.none")
    .min(1, "webhooks.events.none")
    .max(100, "webhooks.events.unknown")
    .transform((events) => hookEvents.filter((event) => events.includes(event))),
  org_id: id.optional(),
});
export type WebhookDraft = z.output<typeof webhookDraft>;

/** Which page of the log. */
export const deliveryFilter = z.object({ ...paging });
export type DeliveryFilter = z.output<typeof deliveryFilter>;

/** Which delivery is to be sent once more. */
export const replayDraft = z.object({ delivery: id, org_id: id.optional() });
