import { listQuestion } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { carriesMarks } from "../console/carrying.ts";
import { feedbackDraft } from "./contract.ts";
import { giveFeedback, listFeedback } from "./queries.ts";

/** `/api/feedback`: what a member thinks of the app, and what became of it. */
export const feedbackRoutes = room()
  .use(carriesMarks)
  .get("/", requires("account.read"), accepts("query", listQuestion), async (c) => {
    const { page, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json(await listFeedback(c.var.scope, page));
  })
  .post("/", requires("account.write"), accepts("json", feedbackDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await giveFeedback(c.var.scope, c.env, draft) }, 201);
  });
