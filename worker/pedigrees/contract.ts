import * as z from "zod";
import { digits } from "#worker/fields.ts";

const generations = digits("birds.generations")
  .refine((depth) => depth >= 0 && depth <= 6, "birds.generations")
  .default(2);
const flag = z
  .enum(["true", "false", "1", "0"], "fields.invalid")
  .default("true")
  .transform((word) => word === "true" || word === "1");

export const lineageFilter = z.object({ ancestors: generations, descendants: generations, include_siblings: flag });
export type LineageFilter = z.output<typeof lineageFilter>;
