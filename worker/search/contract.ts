import * as z from "zod";
import { question } from "#worker/birds/list-contract.ts";
import { id } from "#worker/fields.ts";

/** What is searched for everywhere: 1 to 200 characters, literally. */
export const searchQuestion = z.object({
  q: question.refine((text) => text !== "", "fields.required"),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
