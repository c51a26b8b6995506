import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { asBird, type Bird, birdDetail, findBird } from "./columns/details.ts";
import { writeStamp } from "./columns/write-stamp.ts";
import type { SpeciesCorrection } from "./contract.ts";
import { refuseImpossibleGenes } from "./gene-guards.ts";

/**
 * Makes a bird one of another species, where it was recorded wrongly; parents and young stay what they are. Refuses a
 * species that is not there, a genotype that cannot be in it (`invalid`), and a bird that was changed since it was looked
 * at (`stale`, with the bird as it is). One that is of that species already is answered as it is. Two round trips, one
 * more for a genotype.
 */
export async function correctSpecies(scope: Scope, id: string, input: SpeciesCorrection): Promise<Bird> {
  const { species_id } = input;
  const seen = await findBird(scope, id);
  if (seen.species_id === species_id) return seen;
  const { sex, genotype, identifier } = seen;
  await refuseImpossibleGenes(scope, { identifier, sex, genotype, species_id });
  // What was judged is what is written: without a version it is the one just seen.
  const version = input.version ?? seen.version;
  const {
    corrected,
    kinds: [kind],
    row: [row],
  } = await batch(scope.db, {
    corrected: scope.db
      .update(birds)
      .set({ species_id, ...writeStamp(scope) })
      .where(
        and(
          owned(scope, birds, eq(birds.id, id), eq(birds.version, version), ne(birds.species_id, species_id)),
          isNull(birds.deleted_at),
          isOwnSpecies(scope, species_id),
        ),
      )
      .returning({ id: birds.id }),
    kinds: scope.db
      .select({ id: species.id })
      .from(species)
      .where(owned(scope, species, eq(species.id, species_id))),
    row: birdDetail(scope, id),
  });
  if (!row) throw new Refusal("missing");
  if (!kind) throw new Refusal("invalid", { species_id: ["fields.unknown_id"] });
  const bird = asBird(row);
  if (corrected.length === 0 && bird.species_id !== species_id) throw new Refusal("stale", {}, { current: bird });
  return bird;
}

const isOwnSpecies = ({ org_id }: Scope, species_id: string) =>
  sql`EXISTS (SELECT 1 FROM species WHERE species.org_id = ${org_id} AND species.id = ${species_id})`;
