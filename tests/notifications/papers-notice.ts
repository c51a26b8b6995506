import { sql } from "drizzle-orm";
import type { World } from "#tests/app/strangers.ts";
import type { Notice } from "#worker/kit/slots.ts";
import { noticed } from "#worker/notifications/noting.ts";

/** Notifies everybody of the first organisation who may hear of it, by nobody: of papers that have ended unless told otherwise. */
export const noting =
  ({ db, a }: Pick<World, "db" | "a">) =>
  (key: string, at: string, given: Partial<Notice> = {}) =>
    noticed(
      { db, org_id: a.org_id, user_id: null, now: at },
      {
        event: "papers.ended",
        key,
        link: "/settings/papers",
        facts: { registration: "other", number: key, day: at.slice(0, 10) },
        ...given,
      },
      sql`1`,
    );
