import { accepts, room } from "#worker/http.ts";
import { feedbackDecision, feedbackFilter } from "./contract.ts";
import { decideFeedback, findFeedback, listFeedback } from "./feedback-deciding.ts";

/** `/api/operator/feedback`: what people miss, find broken or like, and what comes of it. */
export const feedbackRoutes = room()
  .get("/", accepts("query", feedbackFilter), async (c) =>
    c.json({ data: await listFeedback(c.var.scope.db, c.req.valid("query")) }),
  )
  .get("/:id", async (c) => c.json({ data: await findFeedback(c.var.scope.db, c.req.param("id")) }))
  .put("/:id", accepts("json", feedbackDecision), async (c) =>
    c.json({ data: await decideFeedback(c.var.scope, c.req.param("id"), c.req.valid("json")) }),
  );
