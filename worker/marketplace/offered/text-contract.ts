import type * as z from "zod";

const deceptive = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u;
const markup = /<\s*\/?\s*[a-z!]|data:[a-z]+\/|javascript:/iu;

/**
 * A text for strangers: no marks that turn the reading round, no tags of a page and no address that holds what it shows.
 * Others would show them as text; nobody who sells a bird means them.
 */
export const marketText = <Schema extends z.ZodType<string | null>>(schema: Schema) =>
  schema.refine((text) => text === null || !(deceptive.test(text as string) || markup.test(text as string)), {
    error: "listings.text.characters",
  });
