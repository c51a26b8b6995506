import { accepts, room } from "#worker/http.ts";
import { languageOf } from "#worker/problem.ts";
import { gateQuestion, openingDraft } from "./contract.ts";
import { askGate } from "./gate-words.ts";
import { listOpenings, open, takeBack } from "./openings.ts";

/** `/api/market/gate`: what the law lets anybody advertise somewhere. */
export const gateRoutes = room().get("/", accepts("query", gateQuestion), async (c) => {
  const language = languageOf(c.req.header("Accept-Language"));
  return c.json({ data: await askGate(c.var.opened.db, c.req.valid("query"), language) });
});

/** `/api/operator/openings`: what the operator opens and closes. */
export const openingRoutes = room()
  .get("/", async (c) => c.json({ data: await listOpenings(c.var.scope) }))
  .post("/", accepts("json", openingDraft), async (c) =>
    c.json({ data: await open(c.var.scope, c.req.valid("json")) }, 201),
  )
  .delete("/:id", async (c) => {
    await takeBack(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
