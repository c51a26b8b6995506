import { genesDraft } from "#worker/genetics/contract.ts";
import { accepts, room } from "#worker/http.ts";
import { writersWrite } from "#worker/rights.ts";
import { pairOfBirdsFilter } from "./contract.ts";
import { deleteMutation } from "./mutation-removal.ts";
import { birdGenetics, recordGenes } from "./page.ts";
import { pairOfBirds } from "./pair.ts";

/** The colours of birds of the flock. */
export const birdsGenetics = room()
  .get("/pair-genetics", accepts("query", pairOfBirdsFilter), async (c) =>
    c.json({ data: await pairOfBirds(c.var.scope, c.req.valid("query")) }),
  )
  .get("/:id/genetics", async (c) => c.json({ data: await birdGenetics(c.var.scope, c.req.param("id")) }))
  .put("/:id/genetics", accepts("json", genesDraft), async (c) =>
    c.json({ data: await recordGenes(c.var.scope, c.req.param("id"), c.req.valid("json")) }),
  );

/** What of an own mutation needs to know the birds it is written of. */
export const mutationRemoval = room().delete("/mutations/:id", writersWrite, async (c) => {
  await deleteMutation(c.var.scope, c.req.param("id"));
  return c.body(null, 204);
});
