import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { deviceDraft } from "./contract.ts";
import { addDevice, listDevices, removeDevice } from "./devices.ts";

/** `/api/notifications/devices`: where oneself is told also while no page is open. */
export const deviceRoutes = room()
  .get("/", requires("account.read"), async (c) => c.json({ data: await listDevices(c.var.scope, c.env) }))
  .post("/", requires("account.write"), accepts("json", deviceDraft), async (c) =>
    c.json({ data: await addDevice(c.var.scope, c.env, c.req.valid("json")) }, 201),
  )
  .delete("/:id", requires("account.write"), async (c) => {
    await removeDevice(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
