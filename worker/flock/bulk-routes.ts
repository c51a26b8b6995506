import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { changeMany, undoMany } from "./bulk.ts";
import { birdUndo, bulkAction } from "./bulk-contract.ts";

/** What is done to many birds at once. */
export const birdsBulk = room()
  .post("/", requires("flock.write"), accepts("json", bulkAction), async (c) =>
    c.json({ data: await changeMany(c.var.scope, c.req.valid("json")) }),
  )
  .post("/undo", requires("flock.write"), accepts("json", birdUndo), async (c) =>
    c.json({ data: await undoMany(c.var.scope, c.req.valid("json").undo) }),
  );
