import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { readActiveEggs } from "./active-eggs.ts";
import { anyPairs, seasonToday } from "./queries.ts";

/** What today asks of the season. */
export const seasonOnDashboard = {
  join: (scope: Scope) =>
    joining({ ...readActiveEggs(scope), pairs: anyPairs(scope) }, ({ pairs, ...read }) => ({
      breeding: { ...seasonToday(read, scope.today), has_pairs: pairs[0]?.ever === 1, has_eggs: pairs[0]?.eggs === 1 },
    })),
} satisfies Slots["dashboard"];
