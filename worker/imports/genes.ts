import type { Sex } from "#db/vocabulary.ts";
import type { Book } from "#worker/genetics/books/loci.ts";
import { bookWith, type Mutation } from "#worker/genetics/books/own-book.ts";
import { type ReadingFault, readGenotype } from "#worker/genetics/reading.ts";
import type { KnownWords, Words } from "./look-up.ts";
import type { Kin } from "./parents/parentage.ts";
import type { Remark } from "./reading/rows.ts";

type Known = Pick<KnownWords, "species"> & { mutations?: readonly Mutation[] };

/**
 * Rejects every row whose genotype its sex cannot have, such as a hen split for a sex-linked mutation. What nobody
 * understands stays as it is written, and so does what a bird at hand says already.
 */
export function judgeGenes(kin: readonly Kin[], known: Known, words: Words, faults: Remark[]): void {
  const faultOf = reader(known);
  for (const { row, stored } of kin) {
    const genotype = row?.facts.genotype;
    if (!row || row.rejected || !genotype || stored?.same_facts) continue;
    const species = words.species.get(row) ?? stored?.species_id ?? "";
    const code = faultOf(species, row.sex || stored?.sex || "unknown", genotype);
    if (!code) continue;
    row.rejected = true;
    faults.push({ row: row.row, field: "genotype", value: genotype, code: `import.genotype.${code}` });
  }
}

/** Reads each text once: a file says the same few genotypes over and over. */
function reader({ species, mutations = [] }: Known) {
  const books = new Map<string, Book | null>();
  const read = new Map<string, ReadingFault["code"] | undefined>();
  return (id: string, sex: Sex, genotype: string) => {
    const key = `${id}\n${sex}\n${genotype}`;
    if (read.has(key)) return read.get(key);
    const book = books.get(id) ?? bookOf(id);
    books.set(id, book);
    const [fault] = book ? readGenotype(book, sex === "female" ? "female" : "male", genotype).faults : [];
    read.set(key, fault?.code);
    return fault?.code;
  };
  function bookOf(id: string): Book | null {
    const kind = species.find((it) => it.id === id);
    return kind
      ? bookWith(
          kind,
          mutations.filter((it) => it.species_id === id),
        )
      : null;
  }
}
