import { asc } from "drizzle-orm";
import { mutations } from "#db/schema/genetics.ts";
import { species } from "#db/schema/species.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { Book } from "./books/loci.ts";
import { bookWith, type Mutation, slugOf } from "./books/own-book.ts";

/** The organisation's own mutations: one of a name in a species, whatever its case and accents. */
export const mutationRows = rowsOf({
  table: mutations,
  id: "mutation",
  subject: "mutation",
  hidden: ["name_key"],
  order: mutations.name_key,
  unique: { field: "name", key: "name_key", fold: foldName, within: ["species_id"], taken: "genetics.name.taken" },
  auditNames: { made: ["name", "species_id"], gone: ["name", "species_id"] },
  messages: { in_use: "genetics.in_use", reused: "genetics.key_reused" },
});
/** The statement that reads own mutations, for those who need more of them than the room's own calls answer. */
export const { where: mutationsWhere } = mutationRows;

/** The statement that reads by what the organisation's species are known; fits any batch. */
export const speciesNamed = (scope: Scope) =>
  scope.db
    .select({
      id: species.id,
      common_name: species.common_name,
      latin_name: species.latin_name,
      catalogue_slug: species.catalogue_slug,
    })
    .from(species)
    .where(owned(scope, species))
    .orderBy(asc(species.name_key));

export type Kind = { id: string; common_name: string; has_book: boolean };
/** A species with all that is known of its colours; the organisation's others beside it. */
export type SpeciesBook = { kinds: Kind[]; chosen: Kind | null; book: Book | null; own: Mutation[] };

type NamedSpecies = Awaited<ReturnType<typeof speciesNamed>>[number];

/**
 * The book of a species, in one round trip. Without an id that of the first species that has one; another
 * organisation's is `missing`.
 */
export async function speciesBookFor(scope: Scope, species_id?: string): Promise<SpeciesBook> {
  const [all, own] = await scope.db.batch([speciesNamed(scope), mutationsWhere(scope)]);
  return speciesBookOf(all, own, species_id);
}

/** The book of each species from rows that were read together with others; each is bound once, however often it is asked for. */
export function booksFrom(all: readonly NamedSpecies[], own: readonly Mutation[]): (species_id: string) => Book | null {
  const bound = new Map<string, Book | null>();
  return (species_id) => {
    const known = bound.get(species_id);
    if (known !== undefined) return known;
    const row = all.find(({ id }) => id === species_id);
    const ofIt = own.filter((it) => it.species_id === species_id);
    const book = row ? bookWith(row, ofIt) : null;
    bound.set(species_id, book);
    return book;
  };
}

/** The book of a species from rows that were read together with others. */
export function speciesBookOf(
  all: readonly NamedSpecies[],
  own: readonly Mutation[],
  species_id?: string,
): SpeciesBook {
  const kinds = all.map((it) => {
    const has_book = slugOf(it) !== null || own.some((mutation) => mutation.species_id === it.id);
    return { id: it.id, common_name: it.common_name, has_book };
  });
  const chosen = species_id ? kinds.find(({ id }) => id === species_id) : (kinds.find((it) => it.has_book) ?? kinds[0]);
  if (species_id && !chosen) throw new Refusal("missing");
  const row = all.find(({ id }) => id === chosen?.id);
  const ofIt = own.filter((it) => it.species_id === chosen?.id);
  return { kinds, chosen: chosen ?? null, book: row ? bookWith(row, ofIt) : null, own: ofIt };
}
