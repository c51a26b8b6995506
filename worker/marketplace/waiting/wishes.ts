import type { Language } from "#db/vocabulary.ts";
import { namesOf } from "#worker/legal/packs/names.ts";
import { byNames } from "#worker/species/by-names.ts";
import { profiles } from "#worker/species/catalogue.ts";
import { foldName, plainName } from "#worker/species/names.ts";

/** Of which sex and colour somebody waits for a bird; null is any. */
export type Wishes = { sex: string | null; colour: string | null };

const latin = /^\p{L}+(?:-\p{L}+)? \p{L}+(?: \p{L}+)?$/u;

/** The scientific name that somebody means who typed a species, in either language or Latin; undefined of what is none. */
export function latinNameOf(typed: string): string | undefined {
  const wanted = plainName(typed);
  const known = profiles.find(({ slug, names, latin_name }) =>
    [names.pt, names.en, latin_name, ...(byNames[slug] ?? "").split("|")].some((name) => plainName(name) === wanted),
  );
  if (known) return known.latin_name;
  return latin.test(typed) ? typed : undefined;
}

/** By which people who wait for the same species are found, whichever of its scientific names they know. */
export const waitingKey = (latin_name: string): string => namesOf(latin_name)[0] ?? foldName(latin_name);

/** What a species is called in a language, where the catalogue knows it. */
export const speciesIn = (latin_name: string, language: Language): string =>
  profiles.find((it) => foldName(it.latin_name) === foldName(latin_name))?.names[language] ?? latin_name;

/** Whether what is offered fits what somebody waits for. Of an unknown sex, a pair or several, whoever waits may ask. */
export function fits({ sex, colour }: Wishes, offered: { sex: string; colour: string | null }): boolean {
  const isOther = sex && sex !== "unknown" && ["male", "female"].includes(offered.sex) && offered.sex !== sex;
  return !isOther && (!colour || plainName(offered.colour ?? "").includes(plainName(colour)));
}
