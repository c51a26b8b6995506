import type { Database } from "#db/open.ts";
import type { Env } from "./env.ts";
import { withoutValues } from "./report.ts";
import { house } from "./rooms.ts";

/** Does every deed of every room, in their order; one that fails is logged and does not keep the others from being done. */
export async function tick(db: Database, env: Env, now: string): Promise<void> {
  for (const { name, run } of house.deeds) {
    try {
      await run(db, env, now);
    } catch (error) {
      const told = withoutValues(String(error));
      console.error(JSON.stringify({ at: now, message: "the clock failed", deed: name, error: told }));
    }
  }
}
