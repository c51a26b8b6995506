import type { Kind } from "#worker/genetics/queries.ts";
import type { SaidAllele, SaidBook, SaidLocus } from "#worker/genetics/said.ts";

/** What `GET /api/genetics/mutations` answers. */
export type MutationsAnswer = { kinds: Kind[]; chosen: Kind | null; book: SaidBook | null };
/** A mutation with the locus it lies at. */
type Listed = { allele: SaidAllele; locus: SaidLocus };

/** Every mutation of a book, the breeder's own first, then by name. */
export function listedIn(book: SaidBook, language: string): Listed[] {
  const all = book.loci.flatMap((locus) => locus.alleles.map((allele) => ({ allele, locus })));
  return all.sort(
    (a, b) =>
      Number(b.allele.own !== null) - Number(a.allele.own !== null) ||
      a.allele.name.localeCompare(b.allele.name, language),
  );
}
