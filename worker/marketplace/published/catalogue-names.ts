import type { Language } from "#db/vocabulary.ts";
import { namesOf } from "#worker/legal/packs/names.ts";
import { profiles } from "#worker/species/catalogue.ts";

let known: ReadonlyMap<string, Readonly<Record<Language, string>>> | undefined;

/** How the catalogue calls a species in each language, under whatever scientific name; undefined where it has none. */
export function catalogueNames(latin_name: string): Readonly<Record<Language, string>> | undefined {
  known ??= new Map(profiles.toReversed().map(({ latin_name, names }) => [namesOf(latin_name)[0] ?? "", names]));
  const [own = ""] = namesOf(latin_name);
  return own === "*" ? undefined : known.get(own);
}
