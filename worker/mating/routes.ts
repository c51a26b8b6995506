import { inQueue } from "#worker/effort/work-queue.ts";
import { accepts, room } from "#worker/http.ts";
import { rebuildInbreeding } from "#worker/kinship/rebuilding.ts";
import { requires } from "#worker/rights.ts";
import { diversityFilter, matesFilter, matrixFilter, pairFilter, relativesFilter } from "./contract.ts";
import { matesOf } from "./mates.ts";
import { pairOf } from "./pair.ts";
import { flockDiversity, pairingMatrix, relativesOf } from "./questions.ts";

/** What the pedigree of the whole flock answers. */
export const flockKinship = room()
  .get("/diversity", requires("flock.read"), accepts("query", diversityFilter), async (c) =>
    c.json({ data: await flockDiversity(c.var.scope, c.req.valid("query")) }),
  )
  .get("/matrix", requires("flock.read"), accepts("query", matrixFilter), async (c) =>
    c.json({ data: await pairingMatrix(c.var.scope, c.req.valid("query")) }),
  )
  .get("/pair", requires("flock.read"), accepts("query", pairFilter), async (c) =>
    c.json({ data: await pairOf(c.var.scope, c.req.valid("query")) }),
  )
  .post("/recompute", requires("settings.write"), async (c) => {
    return c.json({ data: await inQueue(c.var.scope, "recompute", { do: (scope) => rebuildInbreeding(scope) }) });
  });

/** What it answers about one bird. */
export const birdsKinship = room()
  .get("/:id/kinship", requires("flock.read"), accepts("query", relativesFilter), async (c) =>
    c.json({ data: await relativesOf(c.var.scope, c.req.param("id"), c.req.valid("query")) }),
  )
  .get("/:id/mates", requires("flock.read"), accepts("query", matesFilter), async (c) =>
    c.json({ data: await matesOf(c.var.scope, c.req.param("id"), c.req.valid("query")) }),
  );
