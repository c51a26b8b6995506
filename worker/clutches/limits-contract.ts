/**
 * Eggs that a clutch ever holds, clutches that a pair ever has, and eggs that lie in a nest at a time for each hen of its
 * pair: no hen covers a third of that, and a colony lays by its hens, up to a colony's; and what is noted of one egg. How
 * many an organisation has in work its plan says. Dummies are as many as eggs of a nest, and few hens feed one clutch.
 */
export const most = {
  ...({ ofClutch: 200, clutches: 200, inNest: 60, inColony: 1000, events: 200 } as const),
  ...({ dummies: 60, feeders: 6 } as const),
};

/** How many days an egg keeps before it is set, as a rule of thumb: each day more costs hatches. */
export const keepsDays = 7;

/** What an egg may weigh, in grams, by a hundredth: from a hummingbird's to an ostrich's. */
export const eggGrams = { least: 0.3, most: 2500, step: 0.01 } as const;
/** How often one egg is weighed at most, each on a day of its own. */
export const mostWeighings = 100;

/** How long and how broad an egg may be, in mm. */
export const eggMillimetres = { least: 5, most: 200 } as const;
