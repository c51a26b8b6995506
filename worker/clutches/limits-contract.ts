import { mostDummies } from "#db/words/nest.ts";

/**
 * Eggs that a clutch ever holds, clutches that a pair ever has, and eggs that lie in a nest at a time for each hen of its
 * pair: no hen covers a third of that, and a colony lays by its hens, up to a colony's; and what is noted of one egg. How
 * many an organisation has in work its plan says. Dummies are as many as eggs of a nest, and few hens feed one clutch.
 */
export const most = {
  ...({ ofClutch: 200, clutches: 200, inNest: 60, inColony: 1000, events: 200 } as const),
  ...({ dummies: mostDummies, feeders: 6 } as const),
};
