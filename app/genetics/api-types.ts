import type { AlleleView, BookView, LocusView } from "#worker/genetics/gene-views.ts";
import type { Kind } from "#worker/genetics/queries.ts";

/** What `GET /api/genetics/mutations` answers. */
export type MutationsAnswer = { kinds: Kind[]; chosen: Kind | null; book: BookView | null };
/** A mutation with the locus it lies at. */
type Listed = { allele: AlleleView; locus: LocusView };

/** Every mutation of a book, the breeder's own first, then by name. */
export function listedIn(book: BookView, language: string): Listed[] {
  const all = book.loci.flatMap((locus) => locus.alleles.map((allele) => ({ allele, locus })));
  return all.sort(
    (a, b) =>
      Number(b.allele.own !== null) - Number(a.allele.own !== null) ||
      a.allele.name.localeCompare(b.allele.name, language),
  );
}
