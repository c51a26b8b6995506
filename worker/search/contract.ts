import * as z from "zod";
import { question } from "#worker/birds/list-contract.ts";
import { id, line, optional } from "#worker/fields.ts";

/** What is searched for everywhere: 1 to 200 characters, literally. */
export const searchQuestion = z.object({
  q: question.refine((text) => text !== "", "fields.required"),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});

/** A bird named in a form by any part of its ring; of several that were found for `asked`, `bird_id` says which. */
export const soughtBird = z.object({
  ring: line(200),
  asked: optional(line(200)).optional(),
  bird_id: optional(id).optional(),
});
