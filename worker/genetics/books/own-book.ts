import type { mutations } from "#db/schema/genetics.ts";
import { slugNamed } from "#worker/species/profiles.ts";
import { books, emptyBook } from "./all.ts";
import type { Allele, Book, Locus } from "./loci.ts";

export type Mutation = Omit<typeof mutations.$inferSelect, "name_key">;
type Named = { common_name: string; latin_name: string; catalogue_slug: string | null };

/** Which book a species has, by its entry in the catalogue or by any name that the catalogue knows it by. */
export function slugOf({ catalogue_slug, common_name, latin_name }: Named): string | null {
  return [catalogue_slug, slugNamed(common_name), slugNamed(latin_name)].find((it) => it && books[it]) ?? null;
}

/** The catalogue's book of a species together with what its breeders know. */
export function bookWith(species: Named, own: readonly Mutation[]): Book {
  const slug = slugOf(species);
  const book = (slug && books[slug]) || emptyBook(species.common_name);
  if (own.length === 0) return book;
  const loci = book.loci.map((locus) => withAlleles(locus, own));
  const apart = own.filter((it) => !book.loci.some(({ key }) => key === it.locus));
  return { ...book, loci: [...loci, ...apart.map(locusFor)] };
}

function withAlleles(locus: Locus, own: readonly Mutation[]): Locus {
  const more = own.filter((it) => it.locus === locus.key).map(alleleFor);
  return more.length === 0 ? locus : { ...locus, alleles: [...locus.alleles, ...more] };
}

// A locus of one's own has the mutation's own key.
const locusFor = (own: Mutation): Locus => ({
  key: own.id,
  names: { pt: own.name, en: own.name },
  chromosome: own.chromosome,
  alleles: [alleleFor(own)],
});

const alleleFor = (own: Mutation): Allele => ({
  key: own.id,
  names: { pt: own.name, en: own.name },
  aliases: own.former_names,
  mode: own.inheritance,
  // What shows over the normal gene comes before it.
  rank: own.inheritance === "recessive" ? own.allele_rank : -own.allele_rank,
  lethal: own.lethal,
  evidence: own.evidence,
  source: own.source ?? "",
  ...(own.notes && { note: { pt: own.notes, en: own.notes } }),
});
