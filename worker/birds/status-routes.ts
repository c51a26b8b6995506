import { accepts, room } from "#worker/http.ts";
import { managersOnly } from "#worker/rights.ts";
import { statusChange, statusDraft, statusOrder } from "./status-contract.ts";
import { addStatus, arrangedStatuses, changeStatus, deleteStatus, orderStatuses } from "./status-deeds.ts";

/** The statuses as those who run the organisation arrange them. */
export const statusSettings = room()
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

export type StatusSettingsApi = typeof statusSettings;
