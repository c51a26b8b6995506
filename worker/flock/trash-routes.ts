import { inQueue } from "#worker/effort/work-queue.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { eraseBirds, restoreBirds } from "./trash.ts";
import { trashChoice, trashFilter } from "./trash-contract.ts";
import { listTrash } from "./trash-listing.ts";

export const birdsTrash = room()
  .get("/", requires("flock.read"), accepts("query", trashFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json({ data: await listTrash(c.var.scope, filter) });
  })
  .post("/restore", requires("flock.write"), accepts("json", trashChoice), async (c) =>
    c.json({ data: await restoreBirds(c.var.scope, c.req.valid("json").ids) }),
  )
  .post("/erase", requires("erase"), accepts("json", trashChoice), async (c) => {
    const { ids } = c.req.valid("json");
    return c.json({ data: await inQueue(c.var.scope, "erase", { do: (scope) => eraseBirds(scope, ids) }) });
  });
