import type { SQL } from "drizzle-orm";
import type { HookEvent, HookSource } from "#db/words/billing.ts";
import type { Env } from "#worker/env.ts";
import type { Scope } from "#worker/scope.ts";

/** Which lines are an event that programs outside are told of, and what they are told of its subject. */
export type HookLines = {
  source: HookSource;
  /** Whether the row at hand, `line` of `audit`, `egg_events` or `incubator_alarms`, is that event. */
  when: SQL;
  /** The id of what it happened to, of the same row; nothing is told where it is null. */
  subject: SQL;
  /** What the call of its subject answers now; refuses `missing` once it is gone. */
  data: (scope: Scope, env: Env, id: string) => Promise<object>;
};

/** What a room tells webhooks, by event; each event is one room's. */
export type HookEvents = Readonly<Partial<Record<HookEvent, HookLines>>>;
