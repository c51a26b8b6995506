import { and, eq, isNull } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import type { Sex } from "#db/vocabulary.ts";
import { refuseFaults } from "#worker/genetics/crosses.ts";
import { mutationsWhere, speciesBookOf, speciesNamed } from "#worker/genetics/queries.ts";
import { readGenotype } from "#worker/genetics/reading.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { BirdChange, BirdDraft } from "./contract.ts";

/**
 * Refuses a genotype that cannot be, with the reason: a hen split for a sex-linked mutation, a split for a dominant one.
 * What is not understood is kept as it is written. A round trip more, and only where a genotype is said.
 */
export async function refuseImpossibleGenes(scope: Scope, draft: BirdDraft): Promise<void> {
  const { genotype, species_id, sex } = draft;
  if (!genotype) return;
  const { all, own } = await batch(scope.db, { all: speciesNamed(scope), own: mutationsWhere(scope) });
  if (all.some(({ id }) => id === species_id)) judge(scope, { all, own }, { species_id, sex, genotype });
}

/** The same for an edit: of the genotype, or of the sex of a bird that has one. */
export async function refuseImpossibleChange(
  scope: Scope,
  id: string,
  { genotype, sex }: Pick<BirdChange, "genotype" | "sex">,
): Promise<void> {
  if (!genotype && sex !== "female") return;
  const {
    bird: [bird],
    all,
    own,
  } = await batch(scope.db, {
    bird: scope.db
      .select({ sex: birds.sex, genotype: birds.genotype, species_id: birds.species_id })
      .from(birds)
      .where(and(owned(scope, birds, eq(birds.id, id)), isNull(birds.deleted_at))),
    all: speciesNamed(scope),
    own: mutationsWhere(scope),
  });
  const becomes = genotype === undefined ? bird?.genotype : genotype;
  if (!bird || !becomes) return;
  judge(scope, { all, own }, { species_id: bird.species_id, sex: sex ?? bird.sex, genotype: becomes });
}

type Known = { all: Awaited<ReturnType<typeof speciesNamed>>; own: Awaited<ReturnType<typeof mutationsWhere>> };
type GenesInput = { species_id: string; sex: Sex; genotype: string };

function judge({ language }: Scope, { all, own }: Known, { species_id, sex, genotype }: GenesInput): void {
  const { book } = speciesBookOf(all, own, species_id);
  if (!book) return;
  refuseFaults(book, "genotype", readGenotype(book, sex === "female" ? "female" : "male", genotype), language);
}
