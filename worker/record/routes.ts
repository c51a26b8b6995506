import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { weightDraft } from "./contract.ts";
import { birdPapers } from "./papers.ts";
import { addWeight, deleteWeight, listWeights } from "./weights.ts";

/** What stands on the pages about one bird. */
export const birdsRecord = room()
  .get("/:id/papers", requires("flock.read"), async (c) =>
    c.json({ data: await birdPapers(c.var.scope, c.req.param("id")) }),
  )
  .get("/:id/weights", requires("flock.read"), async (c) =>
    c.json({ data: await listWeights(c.var.scope, c.req.param("id")) }),
  )
  .post("/:id/weights", requires("flock.write"), accepts("json", weightDraft), async (c) => {
    const { weight, warnings } = await addWeight(c.var.scope, c.req.param("id"), c.req.valid("json"));
    return c.json({ data: weight, warnings }, 201);
  })
  .delete("/:id/weights/:weight", requires("flock.write"), async (c) => {
    await deleteWeight(c.var.scope, c.req.param("id"), c.req.param("weight"));
    return c.body(null, 204);
  });
