import { hatchRecords } from "#db/schema/hatch-records.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** The statement that reads what became of each species' eggs here, season by season together. */
export const hatchRecordsIn = (scope: Pick<Scope, "db" | "org_id">) =>
  scope.db
    .select({
      species_id: hatchRecords.species_id,
      fertile: hatchRecords.fertile,
      clear: hatchRecords.clear,
      hatched: hatchRecords.hatched,
      lost: hatchRecords.lost,
    })
    .from(hatchRecords)
    .where(owned(scope, hatchRecords));
