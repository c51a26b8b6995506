import type { Sex } from "#db/vocabulary.ts";
import type { Book } from "#worker/genetics/books/loci.ts";
import type { Kin } from "#worker/genetics/crossing/family.ts";
import type { Genes } from "#worker/genetics/crossing/genes.ts";
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
  // Words of the colour that are no mutation here ("mosaico", "bonito") do not spoil what is read.
  const splits = genotype?.replace(/^[^/]*\//, "") ?? "";
  return readGenotype(book, as, genotype ? `${mutation} /${splits}` : mutation);
}

/** A bird for the inference: one of unknown sex is read both ways, and one with nothing read has no record. */
export function kinOf(book: Book, bird: WrittenColour & { id: string }): Kin {
  const reading = colourRead(book, bird);
  const says = reading && (reading.isVisual || Object.keys(reading.genes).length > 0);
  const record: Genes | undefined = says ? reading.genes : undefined;
  const sex = bird.sex === "unknown" ? undefined : bird.sex;
  const as_hen = record && !sex ? colourRead(book, { ...bird, sex: "female" })?.genes : undefined;
  return { id: bird.id, sex, record, phases: reading?.phases ?? [], ...(as_hen && { as_hen }) };
}
