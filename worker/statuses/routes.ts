import { ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { managersOnly, ownOrganizationOnly } from "#worker/rights.ts";
import { addStatus, arrangedStatuses, changeStatus, deleteStatus, orderStatuses } from "./changing.ts";
import { statusChange, statusDraft, statusOrder } from "./contract.ts";
import { statusesInOrder } from "./queries.ts";

/** The statuses for whoever keeps birds, and as those who run the organisation arrange them. */
export const statuses = room()
  .get("/", accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await statusesInOrder(c.var.scope) });
  })
  .get("/settings", async (c) => {
    managersOnly(c.var.scope);
    return c.json({ data: await arrangedStatuses(c.var.scope) });
  })
  .put("/order", accepts("json", statusOrder), async (c) => {
    managersOnly(c.var.scope);
    return c.json({ data: await orderStatuses(c.var.scope, c.req.valid("json").ids) });
  })
  .post("/", accepts("json", statusDraft), async (c) => {
    managersOnly(c.var.scope);
    return c.json({ data: await addStatus(c.var.scope, c.req.valid("json")) }, 201);
  })
  .put("/:id", accepts("json", statusChange), async (c) => {
    managersOnly(c.var.scope);
    return c.json({ data: await changeStatus(c.var.scope, c.req.param("id"), c.req.valid("json")) });
  })
  .delete("/:id", async (c) => {
    managersOnly(c.var.scope);
    await deleteStatus(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
