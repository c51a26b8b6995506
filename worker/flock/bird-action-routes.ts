import { changeBird } from "#worker/birds/queries.ts";
import { warningsFor } from "#worker/birds/warnings.ts";
import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { ailingBirds } from "./ailing.ts";
import { birdUndo, statusAction } from "./bulk-contract.ts";
import { undoOne } from "./undo.ts";

/** Whom a death is likeliest of. */
export const ailingRoutes = room().get("/", requires("flock.read"), async (c) =>
  c.json({ data: await ailingBirds(c.var.scope) }),
);

/** What is done to one bird in a breath, and taken back in one. */
export const birdActions = room()
  .post("/:id/status", requires("flock.write"), accepts("json", statusAction), async (c) => {
    const { scope } = c.var;
    const { status_id, version, ...told } = c.req.valid("json");
    const change = {
      status_id,
      version: version ?? expectedVersion(c.req.header("If-Match")),
      // An empty box of the form says nothing.
      status_since: told.status_since ?? undefined,
      cause_of_death: told.cause_of_death ?? undefined,
      left_to: told.left_to ?? undefined,
      left_price_cents: told.left_price_cents ?? undefined,
    };
    const bird = await changeBird(scope, c.req.param("id"), change);
    return c.json({ data: bird, undo: bird.updated_at, warnings: warningsFor(bird, scope) });
  })
  .post("/:id/undo", requires("flock.write"), accepts("json", birdUndo), async (c) =>
    c.json({ data: await undoOne(c.var.scope, c.req.param("id"), c.req.valid("json").undo) }),
  );
