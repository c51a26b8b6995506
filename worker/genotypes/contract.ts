import * as z from "zod";
import { id } from "#worker/fields.ts";
import { addressQuery } from "#worker/genetics/contract.ts";

/** The calculator begun with birds of the flock; what is chosen in the form stands over what is recorded of them. */
export const pairOfBirdsFilter = addressQuery.extend({
  father: id.or(z.literal("")).optional(),
  mother: id.or(z.literal("")).optional(),
});
export type PairOfBirdsFilter = z.output<typeof pairOfBirdsFilter>;
