import * as z from "zod";
import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { viewDraft, viewedLists } from "./contract.ts";
import { forgetView, saveView, viewsOf } from "./saved-views.ts";

const ofList = z.object({ list: z.enum(viewedLists, "fields.invalid").default("birds") });

/** `/api/views`: lists as a person likes them; nobody sees another's, and whoever may only read keeps them too. */
export const views = room()
  .get("/", requires("account.read"), accepts("query", ofList), async (c) =>
    c.json({ data: await viewsOf(c.var.scope, c.req.valid("query").list) }),
  )
  .post("/", requires("account.write"), accepts("json", viewDraft), async (c) =>
    c.json({ data: await saveView(c.var.scope, c.req.valid("json")) }, 201),
  )
  .delete("/:id", requires("account.write"), async (c) => {
    await forgetView(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
