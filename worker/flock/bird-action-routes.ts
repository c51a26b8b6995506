import { changeBird } from "#worker/birds/queries.ts";
import { warningsFor } from "#worker/birds/warnings.ts";
import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { birdUndo, statusAction } from "./bulk-contract.ts";
import { undoOne } from "./undo.ts";

/** What is done to one bird in a breath, and taken back in one. */
export const birdActions = room()
  .post("/:id/status", requires("flock.write"), accepts("json", statusAction), async (c) => {
    const { scope } = c.var;
    const { status_since, cause_of_death, ...deed } = c.req.valid("json");
    const version = deed.version ?? expectedVersion(c.req.header("If-Match"));
    // An empty day in the form means no day.
    const since = status_since ?? undefined;
    const change = {
      status_id: deed.status_id,
      status_since: since,
      cause_of_death: cause_of_death ?? undefined,
      version,
    };
    const bird = await changeBird(scope, c.req.param("id"), change);
    return c.json({ data: bird, undo: bird.updated_at, warnings: warningsFor(bird, scope) });
  })
  .post("/:id/undo", requires("flock.write"), accepts("json", birdUndo), async (c) =>
    c.json({ data: await undoOne(c.var.scope, c.req.param("id"), c.req.valid("json").undo) }),
  );
