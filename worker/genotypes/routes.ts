import { genesDraft } from "#worker/genetics/contract.ts";
import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { pairOfBirdsFilter } from "./contract.ts";
import { deleteMutation } from "./mutation-removal.ts";
import { birdGenetics, recordGenes } from "./page.ts";
import { pairOfBirds } from "./pair.ts";

/** The colours of birds of the flock. */
export const birdsGenetics = room()
  .get("/pair-genetics", requires("flock.read"), accepts("query", pairOfBirdsFilter), async (c) =>
    c.json({ data: await pairOfBirds(c.var.scope, c.req.valid("query")) }),
  )
  .get("/:id/genetics", requires("flock.read"), async (c) =>
    c.json({ data: await birdGenetics(c.var.scope, c.req.param("id")) }),
  )
  .put("/:id/genetics", requires("flock.write"), accepts("json", genesDraft), async (c) =>
    c.json({ data: await recordGenes(c.var.scope, c.req.param("id"), c.req.valid("json")) }),
  );

/** What of an own mutation needs to know the birds it is written of. */
export const mutationRemoval = room().delete("/mutations/:id", requires("flock.write"), async (c) => {
  await deleteMutation(c.var.scope, c.req.param("id"));
  return c.body(null, 204);
});
