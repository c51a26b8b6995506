import * as z from "zod";
import { entryKinds, entryOutcomes } from "#db/entry-kinds.ts";
import { trailFilter } from "./contract.ts";

/** The question `GET /api/audit/access` answers: who came in and changed access, the last first. */
export const accessFilter = z.object({
  ...trailFilter.pick({ user_id: true, from: true, to: true, before: true, org_id: true }).shape,
  kind: z.enum([...entryKinds, ""], "fields.invalid").default(""),
  outcome: z.enum([...entryOutcomes, ""], "fields.invalid").default(""),
});
export type AccessFilter = Omit<z.output<typeof accessFilter>, "org_id">;
