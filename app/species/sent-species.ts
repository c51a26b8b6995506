import { speciesDraft } from "#worker/species/contract.ts";

/** A species as its form sends it. A box that is not ticked is not sent: for the draft that would mean "as usual". */
export const sentSpecies = speciesDraft.extend({
  turning_enabled: speciesDraft.shape.turning_enabled.unwrap().default(false),
});
