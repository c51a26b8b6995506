import { z } from "zod";
import { id, line, optional } from "#worker/fields.ts";
import { ring } from "./contract.ts";

/** How many birds move in one deed. */
export const mostMoved = 5000;

/** Birds by id or by ring, and where they go; `place_id: null` takes them out of every place. */
export const birdMove = z
  .object({
    ids: z.array(id, "moves.nothing").max(mostMoved, "fields.long").default([]),
    rings: z.array(ring, "moves.nothing").max(500, "fields.long").default([]),
    place_id: id.nullable(),
    reason: optional(line(200)).default(null),
    /** Must be the caller's own; it never selects data. */
    org_id: id.optional(),
  })
  .refine(({ ids, rings }) => ids.length + rings.length > 0, { path: ["ids"], message: "moves.nothing" });
export type BirdMove = z.output<typeof birdMove>;
