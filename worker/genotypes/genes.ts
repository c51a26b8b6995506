import type { Sex } from "#db/vocabulary.ts";
import { type Book, locusOf, unseen } from "#worker/genetics/books/loci.ts";
import { expressed } from "#worker/genetics/crossing/expression.ts";
import type { Kin } from "#worker/genetics/crossing/family.ts";
import type { Genes, Genotype } from "#worker/genetics/crossing/genes.ts";
import { compounds } from "#worker/genetics/crossing/looks.ts";
import { type Reading, readGenotype } from "#worker/genetics/reading.ts";

/** What is written of a bird's colour: what it looks like, and what it is split for. */
export type WrittenColour = { sex: Sex; mutation: string | null; genotype: string | null };

/**
 * A bird's genotype as its two texts say it. The genotype has its own visual part or takes the colour's; what neither
 * says is not read. Undefined when nothing is written.
 */
export function colourRead(book: Book, { sex, mutation, genotype }: WrittenColour): Reading | undefined {
  if (!mutation && !genotype) return undefined;
  const as = sex === "female" ? "female" : "male";
  const own = readGenotype(book, as, genotype ?? "");
  if (own.isVisual || !mutation) return own;
  const splits = genotype?.replace(/^[^/]*\//, "") ?? "";
  return readGenotype(book, as, genotype ? `${mutation} /${splits}` : mutation);
}

/** Whether anything of a text was understood. */
export const isRead = ({ isVisual, genes }: Reading): boolean =>
  isVisual || Object.values(genes).some(({ alleles: [first] }) => first !== unseen);

/** Whether a text was read to its last word and says something; nothing is computed from any other. */
export const isWhole = (reading: Reading): boolean => reading.unread.length === 0 && isRead(reading);

/** A bird for the inference: one of unknown sex is read both ways, and one that was not read whole has no record. */
export function kinOf(book: Book, bird: WrittenColour & { id: string }): Kin {
  const reading = colourRead(book, bird);
  const record: Genes | undefined = reading && isWhole(reading) ? reading.genes : undefined;
  const sex = bird.sex === "unknown" ? undefined : bird.sex;
  const as_hen = record && !sex ? colourRead(book, { ...bird, sex: "female" })?.genes : undefined;
  const hidden = record ? hiddenIn(book, { sex: sex ?? "male", genes: record }) : [];
  return { id: bird.id, sex, record, hidden, phases: reading?.phases ?? [], ...(as_hen && { as_hen }) };
}

/** What a bird that shows its ground alone hides, or that nothing is told of, but for what is named of it. */
function hiddenIn(book: Book, { sex, genes }: Genotype): string[] {
  if (!book.ground) return [];
  const isUnnamed = genes[book.ground.locus]?.alleles[0] === unseen;
  const states = Object.entries(genes).map(([key, { alleles }]) => {
    return [key, expressed(locusOf(book, key), sex, alleles).state] as const;
  });
  const { masked } = compounds(book.looks, Object.fromEntries(states));
  return [...masked, ...(isUnnamed ? book.ground.dark : [])].filter((it) => !genes[it]);
}
