import { Hono } from "hono";
import { z } from "zod";
import type { Authenticated } from "#worker/authenticate.ts";
import { paging } from "#worker/fields.ts";
import { accepts } from "#worker/http.ts";
import { historyOf } from "./history.ts";
import { birdPage } from "./pages.ts";
import { weightDraft } from "./weight-contract.ts";
import { addWeight, deleteWeight, listWeights } from "./weights.ts";

/** What stands on the pages about one bird. */
export const birdsRecord = new Hono<Authenticated>({ strict: false })
  .get("/:id/page", async (c) => c.json({ data: await birdPage(c.var.scope, c.req.param("id")) }))
  .get("/:id/history", accepts("query", z.object(paging)), async (c) => {
    const history = await historyOf(c.var.scope, c.req.param("id"), c.req.valid("query").page);
    return c.json({ data: { ...history, timezone: c.var.caller.member.timezone } });
  })
  .get("/:id/weights", async (c) => c.json({ data: await listWeights(c.var.scope, c.req.param("id")) }))
  .post("/:id/weights", accepts("json", weightDraft), async (c) => {
    const { weight, warnings } = await addWeight(c.var.scope, c.req.param("id"), c.req.valid("json"));
    return c.json({ data: weight, warnings }, 201);
  })
  .delete("/:id/weights/:weight", async (c) => {
    await deleteWeight(c.var.scope, c.req.param("id"), c.req.param("weight"));
    return c.body(null, 204);
  });
