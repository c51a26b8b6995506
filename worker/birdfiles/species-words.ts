import { byNames } from "#worker/species/by-names.ts";
import { profiles } from "#worker/species/catalogue.ts";
import { plainName } from "#worker/species/names.ts";
import { namesOfEntry, slugNamed } from "#worker/species/profiles.ts";

/** A name as a list may have it: no accents, no hyphens, and one bird of them. */
export const speciesKey = (name: string): string =>
  plainName(name)
    .split(" ")
    .map((word) => (word.endsWith("ies") ? `${word.slice(0, -3)}y` : word))
    .map((word) => (word.length > 4 && word.endsWith("s") && !/(us|is|ss)$/.test(word) ? word.slice(0, -1) : word))
    .join(" ");

const slugOf = new Map([
  ...Object.entries(byNames).flatMap(([slug, names]) =>
    names.split("|").map((name) => [speciesKey(name), slug] as const),
  ),
  ...profiles.flatMap(({ slug, names, latin_name }) =>
    [names.pt, names.en, latin_name].map((name) => [speciesKey(name), slug] as const),
  ),
]);

/** The slug of the catalogue's species that goes by a name, its common by-names included; null when none does. */
export const slugMeant = (name: string): string | null => slugNamed(name) ?? slugOf.get(speciesKey(name)) ?? null;

/** Every name that means a species of the catalogue, the usual ones first. */
export const namesMeaning = (slug: string | null): string[] =>
  slug === null ? [] : [...namesOfEntry(slug), ...(byNames[slug]?.split("|") ?? [])];
