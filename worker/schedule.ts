import type { Database } from "#db/connection.ts";
import type { Env } from "./env.ts";
import { withoutValues } from "./report.ts";
import { gatheredRooms } from "./rooms.ts";

/** Does every job of every room, in their order; one that fails is logged and does not keep the others from being done. */
export async function tick(db: Database, env: Env, now: string): Promise<void> {
  for (const { name, run } of gatheredRooms.jobs) {
    try {
      await run(db, env, now, gatheredRooms);
    } catch (error) {
      const text = withoutValues(String(error));
      console.error(JSON.stringify({ at: now, message: "the clock failed", deed: name, error: text }));
    }
  }
}
