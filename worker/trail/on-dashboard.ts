import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type LatestEvent, latestEvents, type TrailContext } from "./latest.ts";

/** What was done last, for those who may read the trail. */
export const latestEventsOnDashboard = {
  needs: "trail.read",
  without: { deeds: null },
  join: (scope: Scope, facts: TrailContext) =>
    joining({ deeds: latestEvents.query(scope, facts) }, ({ deeds }): { deeds: LatestEvent[] | null } => ({
      deeds: latestEvents.serialize(scope, facts, deeds),
    })),
} satisfies Slots["dashboard"];
