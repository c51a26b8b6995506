import * as z from "zod";
import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { allowedLooks, startLook } from "./looks.ts";

const lookDraft = z.object({ grant_id: z.string("fields.required").min(1, "fields.required").max(100, "fields.long") });

/** `/api/operator/looks`: looking at an organisation that allows it. */
export const lookRoutes = room()
  .get("/", async (c) => c.json({ data: await allowedLooks(c.var.scope.db, c.var.now) }))
  .post("/", accepts("json", lookDraft), async (c) =>
    c.json(await startLook(c.var.scope, visitorOf(c), c.req.valid("json").grant_id), 201),
  );
