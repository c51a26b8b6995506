import { sql } from "drizzle-orm";
import { findBird } from "#worker/birds/columns/details.ts";
import type { HookEvents } from "#worker/kit/hook-slots.ts";
import { Refusal } from "#worker/refusal.ts";
import { idsListed, readEggs } from "./egg-rows.ts";
import { serializeEggs } from "./egg-view.ts";

/** An egg that hatched; a chick that got its ring, told as the bird it is. */
export const eggsOnWebhooks: HookEvents = {
  "egg.hatched": {
    source: "egg_event",
    when: sql`line.deed = 'state' AND line.to_state = 'hatched'`,
    subject: sql`line.egg_id`,
    async data(scope, _env, id) {
      const [egg] = serializeEggs(await readEggs(scope, idsListed([id])), scope.today);
      if (!egg) throw new Refusal("missing");
      return egg;
    },
  },
  "chick.ringed": {
    source: "egg_event",
    when: sql`line.deed = 'ringed'`,
    subject: sql`(SELECT eggs.chick_id FROM eggs WHERE eggs.org_id = line.org_id AND eggs.id = line.egg_id)`,
    data: (scope, _env, id) => findBird(scope, id),
  },
};
