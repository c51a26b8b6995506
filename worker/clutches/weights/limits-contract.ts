/** What an egg may weigh, in grams, by a hundredth: from a goldcrest's to an ostrich's. */
export const eggGrams = { least: 0.3, most: 2500, step: 0.01 } as const;
