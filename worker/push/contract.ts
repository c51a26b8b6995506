import * as z from "zod";
import { label } from "#worker/fields.ts";
import type { NotificationChoices } from "#worker/notifications/choices-contract.ts";
import { longest } from "./limits-contract.ts";

const key = z.string("fields.required").min(1, "fields.required").max(200, "push.key.invalid");

/** `POST /api/notifications/devices`: what a browser says of its subscription, and what the device is called. */
export const deviceDraft = z.strictObject({
  endpoint: z
    .string("fields.required")
    .min(1, "fields.required")
    .max(longest.endpoint, "fields.long")
    .regex(/^[\x21-\x7e]+$/, "push.endpoint.unknown"),
  keys: z.strictObject({ p256dh: key, auth: key }),
  name: label(longest.name),
});
export type DeviceDraft = z.output<typeof deviceDraft>;

/** A device as its person sees it; instants are ISO. */
export type DeviceView = {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  /** By this the page recognises its own: 16 digits, hex, of the SHA-256 of the endpoint. */
  mark: string;
};
/**
 * `public_key` is what a browser subscribes with, base64url; null where the app has no keys, and for the demo. `choices` are
 * what the person is notified of, which their page shows above.
 */
export type DeviceList = { items: DeviceView[]; public_key: string | null; choices: NotificationChoices };
