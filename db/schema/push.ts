import { foreignKey, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { notifications } from "./notifications.ts";

/** The phones and computers on whose screens a person is told. A trigger forgets one when its session is ended. */
export const push_devices = sqliteTable(
  "push_devices",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** The session it was added or found again in; one that ran out leaves the device. */
    session_id: text().notNull(),
    /** Where the browser's maker takes what is pushed: whoever knows it can write there, but nothing that is read. */
    endpoint: text().notNull(),
    /** SHA-256 (hex) of the endpoint. */
    endpoint_hash: text().notNull(),
    /** The browser's public key, an uncompressed point of P-256, and its secret of 16 bytes; both base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    name: text().notNull(),
    created_at: text().notNull(),
    /** When something was last taken for it. */
    last_used_at: text(),
  },
  (device) => [
    unique("push_devices_in_organization").on(device.org_id, device.id),
    unique("push_devices_by_endpoint").on(device.org_id, device.endpoint_hash),
    foreignKey({ columns: [device.org_id, device.user_id], foreignColumns: [users.org_id, users.id] }).onDelete(
      "cascade",
    ),
    index("push_devices_by_user").on(device.org_id, device.user_id),
  ],
);

/**
 * What is still to be pushed: a trigger writes a row for each device of whoever is notified; once it is sent or given up
 * the row goes.
 */
export const pushes = sqliteTable(
  "pushes",
  {
    org_id: text().notNull(),
    notification_id: text().notNull(),
    device_id: text().notNull(),
    attempts: integer().notNull().default(0),
    /** ISO instant before which nobody tries: also while it is being sent. */
    next_at: text().notNull(),
  },
  (push) => [
    primaryKey({ columns: [push.org_id, push.notification_id, push.device_id] }),
    foreignKey({
      columns: [push.org_id, push.notification_id],
      foreignColumns: [notifications.org_id, notifications.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [push.org_id, push.device_id],
      foreignColumns: [push_devices.org_id, push_devices.id],
    }).onDelete("cascade"),
    index("pushes_by_device").on(push.org_id, push.device_id),
    index("pushes_by_time").on(push.next_at),
  ],
);
