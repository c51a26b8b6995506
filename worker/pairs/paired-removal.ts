import { deletePlace } from "#worker/housing/removal.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { speciesRows } from "#worker/species/queries.ts";
import { openPairOf } from "./queries.ts";

/** Deletes a place as housing does; one under an open pair is a `conflict` that names the pair. */
export const deletePairedPlace = (scope: Scope, id: string): Promise<void> =>
  unlessPaired(scope, "place_id", id, deletePlace(scope, id));

/** The same of a species. */
export const deletePairedSpecies = (scope: Scope, id: string): Promise<void> =>
  unlessPaired(scope, "species_id", id, speciesRows.remove(scope, id));

// The foreign key has judged already; here it is only said why.
async function unlessPaired(scope: Scope, column: "place_id" | "species_id", id: string, deletion: Promise<void>) {
  try {
    await deletion;
  } catch (refused) {
    const number = isConflict(refused) ? await openPairOf(scope, column, id) : undefined;
    if (number === undefined) throw refused;
    throw new Refusal("conflict", {}, { detail: `pairs.keeps.${column}`, values: { number } });
  }
}

const isConflict = (thrown: unknown) => thrown instanceof Refusal && thrown.code === "conflict";
