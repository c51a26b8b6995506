import { inOrder, speciesFields, typedCandlingDays } from "#worker/species/contract.ts";

/**
 * A species as its form sends it: days of candling are typed in one box. A box that is not ticked is not sent: for the
 * draft that would mean "as usual".
 */
export const sentSpecies = speciesFields
  .extend({
    turning_enabled: speciesFields.shape.turning_enabled.unwrap().default(false),
    candling_days: typedCandlingDays,
  })
  .superRefine(inOrder);
