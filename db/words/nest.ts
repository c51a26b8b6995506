/** Who sits on a clutch. */
export const incubationRoles = ["hen", "cock", "both", "foster", "machine"] as const;
/** What a clutch lies in, and on: open nests of finches, closed ones of parrots, bowls of pigeons, what hens of the yard have. */
export const nestKinds = [
  ...(["cup", "wicker", "half_open", "box", "tall_box", "bent_box", "log"] as const),
  ...(["bowl", "laying_box", "ground", "other"] as const),
] as const;
export const nestMaterials = [
  ...(["cotton", "coconut", "sisal", "jute", "hair", "grass", "moss", "felt"] as const),
  ...(["shavings", "straw", "paper", "bare", "other"] as const),
] as const;

/** Dummies that lie in one nest at most. */
export const mostDummies = 60;

/** How many days an egg keeps before it is set, as a rule of thumb: each day more costs hatches. */
export const keepsDays = 7;

/** What an egg may weigh, in grams, by a hundredth: from a hummingbird's to an ostrich's. */
export const eggGrams = { least: 0.3, most: 2500, step: 0.01 } as const;
/** How often one egg is weighed at most, each on a day of its own. */
export const mostWeighings = 100;

/** How long and how broad an egg may be, in mm. */
export const eggMillimetres = { least: 5, most: 200 } as const;
