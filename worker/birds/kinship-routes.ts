import { room } from "#worker/http.ts";
import { managersOnly } from "#worker/rights.ts";
import { recomputeInbreeding } from "./recomputing.ts";

/** What the pedigree of the whole flock answers. */
export const birdsKinship = room().post("/recompute", async (c) => {
  managersOnly(c.var.scope);
  return c.json({ data: await recomputeInbreeding(c.var.scope) });
});
