import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type LatestDeed, latestDeeds, type Telling } from "./latest.ts";

/** What was done last, for those who may read the trail. */
export const deedsOnDashboard = {
  needs: "trail.read",
  without: { deeds: null },
  join: (scope: Scope, telling: Telling) =>
    joining({ deeds: latestDeeds.asked(scope, telling) }, ({ deeds }): { deeds: LatestDeed[] | null } => ({
      deeds: latestDeeds.told(scope, telling, deeds),
    })),
} satisfies Slots["dashboard"];
