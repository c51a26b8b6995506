import { sql } from "drizzle-orm";
import type { HookEvents } from "#worker/kit/hook-slots.ts";
import { findAlarm } from "./alarm-list.ts";

/** An alarm of a machine that is on. */
export const alarmsOnWebhooks: HookEvents = {
  "alarm.opened": {
    source: "alarm",
    when: sql`1`,
    subject: sql`line.id`,
    data: (scope, _env, id) => findAlarm(scope, id),
  },
};
